# The service in two stages: one that installs and builds, one that runs, as a user without rights and without what was only needed to build.
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY engine/package.json engine/
COPY engine/bin engine/bin
COPY server/package.json server/
COPY server/bin server/bin
COPY web/package.json web/
COPY bench/package.json bench/
COPY client/package.json client/
COPY mcp/package.json mcp/
COPY mcp/bin mcp/bin
RUN npm ci --ignore-scripts --no-fund --no-audit
COPY . .
RUN node tools/prepare.mjs build
RUN npm prune --omit=dev --ignore-scripts --no-fund --no-audit

FROM ${NODE_IMAGE}
# Files are read in processes that reach nothing: bubblewrap shuts them in.
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DOCMILL_DATA=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "tools/health.mjs"]
# What has passed of a large upload is let go of every 8 MB rather than every 32.
CMD ["node", "--max-semi-space-size=4", "--disable-warning=ExperimentalWarning", "server/main.ts"]
