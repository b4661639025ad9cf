# Makes noughts_catch2, which programs of tests or benchmarks link. It is an installed Catch2 3;
# else the one that catch2.sh keeps in the user's cache folder; else its source from Catch2's own
# site.

find_package(Catch2 3 QUIET)

if(NOT Catch2_FOUND AND NOT FETCHCONTENT_SOURCE_DIR_CATCH2)
  string(TOLOWER "${CMAKE_CXX_COMPILER_ID}-${CMAKE_CXX_COMPILER_VERSION}" compiler)
  set(options "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}")
  if(EMSCRIPTEN)
    set(compiler "wasm-${compiler}")
    set(options "-DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE}" "-DCMAKE_CXX_FLAGS=-fwasm-exceptions")
  endif()
  execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/catch2.sh" "3.7-${compiler}" ${options}
    OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE result)
  set(no_debian 3)
  if(result EQUAL 0)
    set(Catch2_DIR "${folder}/lib/cmake/Catch2")
    find_package(Catch2 3 REQUIRED)
  elseif(NOT result EQUAL no_debian)
    message(FATAL_ERROR "Catch2 is missing and could not be set up; the reason stands above.")
  endif()
endif()

if(NOT Catch2_FOUND)
  set(CMAKE_CXX_STANDARD 23) # as in the tests, or it lacks what they need
  if(EMSCRIPTEN)
    string(APPEND CMAKE_CXX_FLAGS " -fwasm-exceptions")
  endif()
  include(FetchContent)
  FetchContent_Declare(Catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.7.1 GIT_SHALLOW ON)
  FetchContent_MakeAvailable(Catch2)
  list(APPEND CMAKE_MODULE_PATH "${catch2_SOURCE_DIR}/extras")
endif()

add_library(noughts_catch2 INTERFACE)
target_link_libraries(noughts_catch2 INTERFACE Catch2::Catch2WithMain)
if(EMSCRIPTEN)
  # Catch2 reports failures by exceptions. Its programs run under Node and end with an exit code.
  target_compile_options(noughts_catch2 INTERFACE -fwasm-exceptions)
  target_link_options(noughts_catch2 INTERFACE -fwasm-exceptions -sEXIT_RUNTIME -sALLOW_MEMORY_GROWTH -sSTACK_SIZE=1MB
    -sENVIRONMENT=node -sNODERAWFS)
endif()
