# syntax=docker/dockerfile:1

FROM node:24-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
ARG VITE_SITE_URL
ARG VITE_API_HOST
ARG VITE_SERVICE_WORKER
RUN npm run build

FROM node:24-trixie-slim
ENV NODE_ENV=production PORT=4173 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/packages/server/db/migrations packages/server/db/migrations
COPY --from=build /app/dist/*.js dist/
COPY --from=build /app/dist/client dist/client
COPY --from=build /app/dist/server dist/server
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 4173
# The process is alive; whether it should get requests (/readyz) is for the proxy to ask.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
