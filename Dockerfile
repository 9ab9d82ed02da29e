# Kleos as a container: `docker build -t kleos .`, or `docker compose up` for the whole set (docs/guide/host.md).
# The compiler, Node and the sources stay in the first stage; what runs is Python, the pinned packages and the wheel.

FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /kleos
COPY requirements requirements
RUN python -m pip install --no-cache-dir --require-hashes -r requirements/uv.txt \
    && python -m venv /opt/kleos \
    && uv pip install --python /opt/kleos/bin/python --no-cache --require-hashes -r requirements/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY tools/__init__.py tools/fingerprint.py tools/
COPY docs/rules docs/rules
COPY web web
COPY src src
RUN KLEOS_BUILD=native uv pip install --python /opt/kleos/bin/python --no-cache --no-deps \
    --build-constraints requirements/build.txt .

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data kleos && install -d -o kleos -g kleos -m 700 /data
COPY --from=build /opt/kleos /opt/kleos
ENV PATH=/opt/kleos/bin:$PATH KLEOS_DATA=/data PYTHONUNBUFFERED=1
USER kleos
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=6s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["kleos"]
CMD ["serve", "--host", "0.0.0.0"]
