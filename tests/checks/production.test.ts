import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { redirects } from '@akhada/contract/redirects'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { dependencies } from '../../package.json'
import server from '../../packages/server/vite.config'

test('production installs exactly the libraries that the server imports and the build does not bundle', () => {
  const bundled = [server.ssr?.noExternal].flat()
  // The code that draws share cards is part of the server.
  const imports = globSync(['packages/server/**/*.ts', 'packages/art/src/{card,raster}/*.ts'], {
    exclude: ['**/vite.config.ts'],
  })
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^'.][^']*)'/g)].map((match) => match[1] ?? ''),
    )
    .filter((name) => !/^(node:|@akhada\/)/.test(name) && !builtinModules.includes(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0])
    .filter((name) => !bundled.includes(name))
  expect([...new Set(imports)].sort()).toEqual(Object.keys(dependencies).sort())
})

test.each(['Dockerfile', 'compose.yaml', '.github/workflows/ci.yml'])(
  '%s names only files and scripts that exist',
  (file) => {
    const text = readFileSync(file, 'utf8')
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map((match) => match[1])
    expect(named.filter((name) => !(name && name in scripts))).toEqual([])
    const files = [...text.matchAll(/^COPY (?!--from|\. )(.+) \S+$|^ +- \.\/([^:]+):/gm)].flatMap((match) =>
      (match[1] ?? match[2] ?? '').split(' '),
    )
    expect(files.filter((path) => globSync(path).length === 0)).toEqual([])
  },
)

test('the Dockerfile is valid; the final image is unprivileged, has no npm, and has a health check', () => {
  const text = readFileSync('Dockerfile', 'utf8')
  expect(validate(text)).toEqual([])
  const stages = text.split(/^(?=FROM )/m).slice(1)
  expect(stages.length).toBeGreaterThanOrEqual(3)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/livez/m)
  // Not through npm or a shell, so that signals reach the process.
  expect(last).toMatch(/^CMD \["node", "dist\/main\.js"\]$/m)
  expect(last).not.toContain('npm')
})

test('compose.yaml is valid; the app is read-only, unprivileged, and reachable only through the proxy', () => {
  // Matters of taste, and the proxy has to be reachable from everywhere.
  const off = [
    'top-level-properties-order',
    'service-keys-order',
    'services-alphabetical-order',
    'require-quotes-in-ports',
    'no-unbound-port-interfaces',
  ]
  const rules = Object.fromEntries(off.map((name) => [name, 0 as const]))
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  expect(linter.lintFiles(['compose.yaml'], false).flatMap(({ messages }) => messages)).toEqual([])

  const { services } = z
    .object({ services: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(parse(readFileSync('compose.yaml', 'utf8')))
  for (const name of ['app-1', 'app-2']) {
    expect(services[name]).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '20s',
      depends_on: { postgres: { condition: 'service_healthy' } },
      environment: { TRUST_PROXY: '1' },
    })
  }
  for (const [name, service] of Object.entries(services)) {
    // Without a limit, the logs of a container would grow until the disk is full.
    expect(service.logging, name).toMatchObject({ options: { 'max-size': expect.anything() } })
  }
  expect(services.postgres).toMatchObject({ image: 'postgres:18', healthcheck: { test: expect.anything() } })
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy'])
})

test('a static host sends the security headers too', () => {
  const text = readFileSync('deploy/Caddyfile.static', 'utf8')
  for (const line of [
    `Content-Security-Policy "frame-ancestors 'none'"`,
    'X-Content-Type-Options nosniff',
    'X-Frame-Options DENY',
    'Referrer-Policy strict-origin-when-cross-origin',
    'Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()"',
    'Cross-Origin-Opener-Policy same-origin',
  ]) {
    expect(text).toContain(line)
  }
  for (const [from] of redirects) expect(text).toContain(`^${from}(/.*)?$`)
  // The block for all paths comes last, and would also forbid the embeds in frames.
  expect(/^\theader \{\n(?:.*\n)*?\t\}/m.exec(text)?.[0]).not.toContain('Content-Security-Policy')
})
