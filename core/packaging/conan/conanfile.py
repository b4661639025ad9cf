"""The library as a Conan package, made of the sources that this lies in: conan create core/packaging/conan"""

import json
import os

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class Noughts(ConanFile):
    name = "noughts"
    description = "Tic-tac-toe and its family: rules, search, opponents and matches of any such game"
    license = "MIT"
    topics = ("game", "tic-tac-toe", "connect-four", "solver")
    settings = "os", "arch", "compiler", "build_type"
    package_type = "static-library"

    @property
    def _sources(self):
        return os.path.abspath(os.path.join(self.recipe_folder, "..", "..", ".."))

    def set_version(self):
        self.version = json.loads(load(self, os.path.join(self._sources, "package.json")))["version"]

    def export_sources(self):
        for pattern in ("CMakeLists.txt", "package.json", "LICENSE", "core/*"):
            copy(self, pattern, self._sources, self.export_sources_folder)

    def validate(self):
        check_min_cppstd(self, 23)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for option in ("TESTS", "BENCH", "APP"):
            toolchain.cache_variables[f"NOUGHTS_{option}"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "noughts")
        self.cpp_info.components["core"].set_property("cmake_target_name", "noughts::core")
        self.cpp_info.components["core"].libs = ["noughts_core"]
        self.cpp_info.components["terminal"].set_property("cmake_target_name", "noughts::terminal")
        self.cpp_info.components["terminal"].libs = ["noughts_terminal"]
        self.cpp_info.components["terminal"].requires = ["core"]
