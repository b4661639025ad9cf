# `cpack -G DEB` makes two packages for Debian and similar systems: noughts, the terminal game, and
# libnoughts-dev, the library.

foreach(component_and_package app=noughts core=libnoughts-dev)
  string(REPLACE "=" ";" words "${component_and_package}")
  list(GET words 0 component)
  list(GET words 1 package)
  install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${package}" RENAME copyright
    COMPONENT ${component})
  string(TOUPPER "${component}" COMPONENT)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME "${package}")
endforeach()

set(CPACK_PACKAGE_NAME noughts)
set(CPACK_PACKAGE_CONTACT "The developers of Noughts <noughts@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_COMPONENTS_ALL app core)
set(CPACK_COMPONENT_APP_DESCRIPTION "Tic-tac-toe, Connect Four, Ultimate and other such games, played in the terminal.")
set(CPACK_COMPONENT_CORE_DESCRIPTION "The C++ library behind them: rules, search, opponents and matches of any such game.")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_APP_PACKAGE_SECTION games)
set(CPACK_DEBIAN_APP_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_CORE_PACKAGE_SECTION libdevel)
set(CPACK_STRIP_FILES ON)
include(CPack)
