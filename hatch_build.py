"""Hatchling hook: compiles the kernel, the games and the search with mypyc and puts the result into the wheel.

KLEOS_BUILD says how: "native" compiles or fails, "pure" leaves the Python sources alone, "auto" (the default)
compiles when there is a C compiler. Everything made on the way lies in build/, nothing in src/.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "kleos")
COMPILED_FOLDERS = ("core", "games", "search")
OPT_OUT = "# interpreted"  # in one of its first five lines: this module stays as it is
OPT_LEVEL = "1"  # as fast as 2 and 3 on a generated game of 10,000 lines, and a quarter quicker to compile


class NativeHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install or a pure build is wanted."""
        mode = os.environ.get("KLEOS_BUILD", "auto")
        if mode not in ("auto", "native", "pure"):
            raise SystemExit(f"KLEOS_BUILD={mode}: choose auto, native or pure")
        if mode == "pure" or version == "editable":
            return
        compiler = compiler_version()
        if compiler is None:
            if mode == "native":
                raise SystemExit("KLEOS_BUILD=native: no C compiler with Python's headers was found")
            print("kleos: no C compiler with Python's headers, so this is the pure (slower) build")
            return
        with chdir(self.root):
            library = compiled_library(compiler)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in files_in(library):
            build_data["force_include"][str(Path(self.root, file))] = str(file.relative_to(library))


def compiler_version() -> str | None:
    """Name the C compiler that setuptools would call; None when it or Python's headers are missing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(command) is None or not headers.exists():
        return None
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    return f"{command} {done.stdout}"


def is_compiled(source: Path) -> bool:
    """Tell whether a module is compiled: all are but packages' own files and those that opt out at the top."""
    head = source.read_text("utf-8").splitlines()[:5]
    return source.name != "__init__.py" and not any(line.startswith(OPT_OUT) for line in head)


def compiled_library(compiler: str) -> Path:
    """Return the folder with the compiled modules, made anew only when something that it depends on changed."""
    sources = sorted(file for folder in COMPILED_FOLDERS for file in (PACKAGE / folder).rglob("*.py"))
    tools = fingerprint([compiler, sys.version, version_of("mypy"), version_of("setuptools"), Path(__file__)])
    inputs = fingerprint([*map(str, sources), *sources])
    place = Path("build", "native", tools[:16])
    library, stamp = place / "lib", place / "stamp"
    if not stamp.exists() or stamp.read_text() != inputs:
        stamp.unlink(missing_ok=True)
        shutil.rmtree(library, ignore_errors=True)
        compile_group([file for file in sources if is_compiled(file)], place, library)
        stamp.write_text(inputs)
    return library


def compile_group(modules: list[Path], place: Path, library: Path) -> None:
    """Translate the modules to C as one group and compile that with all cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Compiles the group's C files side by side and skips those whose object is up to date."""

        def build_extensions(self) -> None:
            compile_files = self.compiler.compile

            def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    objects: list[str] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                    if is_older(Path(objects[0]), [Path(source), *headers]):
                        compile_files([source], **options)
                    return objects

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [file for objects in pool.map(compile_one, sources) for file in objects]

            self.compiler.compile = compile_in_parallel
            super().build_extensions()

    # The project's own mypy settings belong to the test command; here missing third-party packages are no matter.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *map(str, modules)],
        group_name="kleos",
        multi_file=True,
        opt_level=OPT_LEVEL,
        debug_level="0",
        target_dir=str(place / "c"),
    )
    headers = list((place / "c").rglob("*.h"))
    build = ParallelBuild(Distribution({"name": "kleos", "ext_modules": extensions}))
    build.build_lib = str(library)
    build.build_temp = str(place / "objects")
    build.force = True  # our own check above is the finer one
    build.ensure_finalized()
    build.run()


def is_older(target: Path, sources: Iterable[Path]) -> bool:
    """Tell whether a file is missing or was written before one of its sources."""
    return not target.exists() or any(source.stat().st_mtime > target.stat().st_mtime for source in sources)


def files_in(folder: Path) -> list[Path]:
    """List the files below a folder in a stable order."""
    return sorted(file for file in folder.rglob("*") if file.is_file())


def fingerprint(parts: Iterable[str | Path]) -> str:
    """Hash texts and the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()
