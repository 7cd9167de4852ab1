# One image of one workspace, whichever it is:
#
#   docker build --build-arg WORKSPACE=remotes/media .
#   docker build --build-arg WORKSPACE=services/api --build-arg SERVICE=services/api .
#
# For the classic builder too: no `RUN --mount`, no heredocs. The reasons are in docs/decisions/030-containers.md.

# A release names its base by digest (deploy/release.env).
ARG NODE_IMAGE=node:24-slim

# What npm needs to know of every workspace. Its files change only when a dependency does, so that an edit of a demo
# leaves the layers of the two stages after it as they are.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete \
 && find . -type d -empty -delete \
 && find . -exec touch -d @0 {} +

FROM ${NODE_IMAGE} AS tools
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --no-audit --no-fund --loglevel=error

# What the running service imports, and nothing else (valibot brings TypeScript along, for types alone). The same layer in
# the shell and in every remote.
FROM tools AS dependencies
ARG SERVICE=services/static
RUN npm ci --omit=dev --workspace ${SERVICE} --prefer-offline --no-audit --no-fund --loglevel=error \
 && rm -rf package-lock.json hosts remotes shared node_modules/typescript node_modules/@typescript

FROM tools AS build
ARG WORKSPACE
ARG SERVICE=services/static
COPY tsconfig.json webpack.config.base.ts ./
COPY scripts scripts
COPY shared shared
COPY services services
COPY hosts/standalone hosts/standalone
COPY hosts/shell/remotes.json hosts/shell/
COPY ${WORKSPACE} ${WORKSPACE}
RUN if [ -f ${WORKSPACE}/webpack.config.ts ]; then node scripts/playground.mjs build ${WORKSPACE##*/}; fi
# The service as plain JavaScript. `npm test` has checked its types.
RUN npx tsc ${SERVICE}/src/main.ts --ignoreConfig --noCheck --target es2022 --module nodenext \
      --rewriteRelativeImportExtensions --rootDir . --outDir /image \
 && mkdir -p /image/hosts/shell /image/${WORKSPACE} \
 && cp hosts/shell/remotes.json /image/hosts/shell/ \
 && if [ -d ${WORKSPACE}/dist ]; then cp -r ${WORKSPACE}/dist /image/${WORKSPACE}/; fi

FROM ${NODE_IMAGE}
ARG SERVICE=services/static
ENV NODE_ENV=production SERVICE=${SERVICE} HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /image ./
# Where a volume may be mounted that builds are published to (FILES): it takes over whose it is.
RUN mkdir /files /secret && chown node:node /files /secret
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# `exec`: the service itself gets SIGTERM, and answers what is under way before it ends.
CMD exec node ${SERVICE}/src/main.js
# Last, as it changes with every commit.
ARG NODE_IMAGE
ARG WORKSPACE
ARG VERSION=0.1.0
ARG REVISION
ENV BUILD=${VERSION}${REVISION:+-}${REVISION}
LABEL org.opencontainers.image.title="Playground: ${WORKSPACE}" \
      org.opencontainers.image.description="Small interactive pages, each one thing that web test tools find hard" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}"
