# A CMake toolchain file. It finds Emscripten, or sets one up, and then includes Emscripten's own
# toolchain file.

if(NOT EXISTS "${NOUGHTS_EMSCRIPTEN}/emcc")
  execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/emscripten.sh" OUTPUT_VARIABLE folder
    OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "Emscripten is missing and could not be set up; the reason stands above.")
  endif()
  set(NOUGHTS_EMSCRIPTEN "${folder}" CACHE PATH "The folder that holds emcc" FORCE)
endif()

set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES NOUGHTS_EMSCRIPTEN)
include("${NOUGHTS_EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake")
