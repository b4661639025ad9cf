# A CMake toolchain file: the native clang of the private copy, for builds that need clang.

execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/emscripten.sh" --llvm OUTPUT_VARIABLE folder
  OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "clang is missing and could not be set up; the reason stands above.")
endif()
set(CMAKE_CXX_COMPILER "${folder}/clang++")
