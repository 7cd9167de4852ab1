# The image of one workspace:
#
#   docker build --build-arg WORKSPACE=remotes/media .
#   docker build --build-arg WORKSPACE=services/api --build-arg SERVICE=services/api .
#
# The image of the whole playground, in one process:
#
#   docker build --target all .
#
# No `RUN --mount` and no heredocs, so the classic builder works too. docs/decisions/030-containers.md has the reasons.

# A release names its base by digest (deploy/release.env).
ARG NODE_IMAGE=node:24-slim

# The files that npm needs of each workspace. They change only when a dependency changes, so an edit of a demo does not rebuild
# the layers of the next two stages.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete \
 && find . -type d -empty -delete \
 && find . -exec touch -d @0 {} +

# The server parts of the demos, and what lies beside them. An edit of a component does not change these files.
FROM ${NODE_IMAGE} AS parts
WORKDIR /app
COPY remotes remotes
RUN find remotes -type f ! -regex 'remotes/[^/]*/src/[^/]*/[^/]*\.ts' ! -path 'remotes/*/src/*/server/*' -delete \
 && find remotes -type d -empty -delete \
 && find . -exec touch -d @0 {} +

FROM ${NODE_IMAGE} AS tools
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --no-audit --no-fund --loglevel=error

# Only what the running service imports. (TypeScript comes with valibot, only for types.) The shell and all remotes share this
# layer.
FROM tools AS dependencies
ARG SERVICE=services/origin
RUN npm ci --omit=dev --workspace ${SERVICE} --prefer-offline --no-audit --no-fund --loglevel=error \
 && rm -rf package-lock.json exam hosts remotes shared node_modules/typescript node_modules/@typescript \
 && mkdir -p node_modules/@playground \
 && ln -sfn ../.. node_modules/@playground/kit

FROM tools AS sources
COPY tsconfig.json webpack.config.base.ts ./
COPY scripts scripts
COPY shared shared
COPY services services
COPY --from=parts /app/remotes remotes
COPY hosts/shell/remotes.json hosts/shell/

# The program that opens a group's pages on the group's own origin. All groups share this layer.
FROM sources AS standalone
COPY hosts/standalone hosts/standalone
RUN node scripts/playground.mjs build standalone

# The files of a release's archive.
FROM standalone AS site
COPY LICENSE ./
COPY docs/matrix.runs.json docs/
COPY hosts hosts
COPY remotes remotes
ARG VERSIONS=on
RUN node scripts/playground.mjs release --unpacked $([ ${VERSIONS} = off ] || echo --versions) /image

FROM ${NODE_IMAGE} AS all
ENV NODE_ENV=production BASE_PORT=3000 BIND=0.0.0.0
WORKDIR /app
COPY --from=site /image ./
USER node
EXPOSE 3000-3005 3100-3104
# The API starts last. A check that comes too early asks until it answers.
HEALTHCHECK --interval=2s --timeout=3s --retries=5 \
  CMD ["node", "-e", "const ask = (tries) => fetch(`http://127.0.0.1:${process.env.API_PORT || +process.env.BASE_PORT + 100}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => tries ? setTimeout(ask, 100, tries - 1) : process.exit(1)); ask(20)"]
CMD ["node", "services/api/src/playground.js", "start"]
ARG NODE_IMAGE
ARG VERSION=0.1.0
ARG REVISION
ENV BUILD=${VERSION}${REVISION:+-}${REVISION}
LABEL org.opencontainers.image.title="Playground" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}"

FROM standalone AS build
ARG WORKSPACE
ARG SERVICE=services/origin
COPY docs/matrix.runs.json docs/
COPY ${WORKSPACE} ${WORKSPACE}
# Half of the time goes into what ?version= opens. `off` leaves it out.
ARG VERSIONS=on
RUN if [ -f ${WORKSPACE}/webpack.config.ts ]; then \
      node scripts/playground.mjs build ${WORKSPACE##*/} $([ ${VERSIONS} = off ] || echo --versions); \
    fi
# Compiles the service to plain JavaScript, and copies what its documents load. `npm test` has checked its types.
RUN PARTS=$(if [ ${SERVICE} = services/api ]; then find remotes -path 'remotes/*/src/*/server.ts'; find shared/contract services/common/src services/api/src -name '*.ts' ! -name '*.test.ts'; fi) \
 && npx tsc ${SERVICE}/src/main.ts ${PARTS} --ignoreConfig --noCheck --target es2022 --module nodenext \
      --rewriteRelativeImportExtensions --rootDir . --outDir /image \
 && mkdir -p /image/hosts/shell /image/${WORKSPACE} \
 && cp hosts/shell/remotes.json /image/hosts/shell/ \
 && find ${SERVICE}/src remotes/*/src/*/server -name '*documents' -exec cp -r --parents {} /image/ \; \
 && sed 's/\.ts"/.js"/' package.json > /image/package.json \
 && if [ -d ${WORKSPACE}/dist ]; then cp -r ${WORKSPACE}/dist /image/${WORKSPACE}/; fi

FROM ${NODE_IMAGE}
ARG SERVICE=services/origin
# Node takes the limit of its heap from the memory of the container. With less for what is young, the API stays below 200 MB with 300
# connections on one route after the other. Without any limit it took 445.
ENV NODE_ENV=production SERVICE=${SERVICE} HOST=0.0.0.0 PORT=8080 NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /image ./
# Volumes may be mounted here (FILES, SECRET_FILE). A new volume takes its owner from these folders.
RUN mkdir /files /secret && chown node:node /files /secret
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With `exec`, the service itself gets SIGTERM and can finish its requests before it ends.
CMD exec node ${SERVICE}/src/main.js
# Last, because it changes with each commit.
ARG NODE_IMAGE
ARG WORKSPACE
ARG VERSION=0.1.0
ARG REVISION
ENV BUILD=${VERSION}${REVISION:+-}${REVISION}
LABEL org.opencontainers.image.title="Playground: ${WORKSPACE}" \
      org.opencontainers.image.description="Small interactive pages, each with one thing that web test tools find hard" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}"
