# Installs a pkg-config file for a library: install_pkg_config(NAME LIBRARY DESCRIPTION [NAME OF
# WHAT IT NEEDS]).

function(install_pkg_config noughts_pc_name noughts_pc_library noughts_pc_description)
  set(noughts_pc_requires "${ARGN}")
  set(folder "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
  file(RELATIVE_PATH noughts_prefix "/prefix/${folder}" "/prefix")
  string(REGEX REPLACE "/$" "" noughts_prefix "${noughts_prefix}")
  configure_file(packaging/noughts.pc.in "${noughts_pc_name}.pc" @ONLY)
  install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${noughts_pc_name}.pc" DESTINATION "${folder}" COMPONENT core)
endfunction()
