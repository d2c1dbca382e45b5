import { parseArgs } from 'node:util'

export const usage = `Checks a running backend against openapi.yaml, operation by operation.

  npm run contract -- https://host [options]
  npm run contract -- --against old.yaml

Options
  --read-only       send only GET requests: no account is touched
  --requests <n>    also send n generated requests per operation
  --seed <n>        make the same generated requests again
  --junit <file>    write the results as JUnit XML
  --har <file>      write the traffic as HAR, without passwords and tokens
  --against <file>  compare openapi.yaml with an older version of it instead
  --help            print this

Without --read-only it signs up one throw-away account.

Exit status
  0  the backend fits the contract; with --against, the versions are compatible
  1  it violates the contract; with --against, a change is breaking and the major version was not raised
  2  the checks could not run`

export interface HostOptions {
  /** Without a trailing slash. */
  host: string
  readOnly: boolean
  /** Generated requests per operation. */
  requests: number
  seed: number
  junit: string | undefined
  har: string | undefined
}

export type Command = { kind: 'help' } | { kind: 'compare'; file: string } | { kind: 'check'; options: HostOptions }

const largestSeed = 0x7fffffff

/** Parses the arguments of `npm run contract`. Throws, with the reason, if they're invalid. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'read-only': { type: 'boolean', default: false },
      requests: { type: 'string', default: '0' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * largestSeed)) },
      junit: { type: 'string' },
      har: { type: 'string' },
      against: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return { kind: 'help' }
  if (values.against !== undefined) {
    if (positionals.length > 0) throw new Error('--against compares two files and takes no host.')
    return { kind: 'compare', file: values.against }
  }
  const options: HostOptions = {
    host: parseHost(positionals),
    readOnly: values['read-only'],
    requests: parseInteger('--requests', values.requests, 100_000),
    seed: parseInteger('--seed', values.seed, largestSeed),
    junit: values.junit,
    har: values.har,
  }
  return { kind: 'check', options }
}

function parseHost(positionals: string[]): string {
  const [url = ''] = positionals
  if (positionals.length === 0) throw new Error('A host is missing.')
  if (positionals.length > 1 || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`This is not one HTTP URL: ${positionals.join(' ')}`)
  }
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/+$/, '')
}

function parseInteger(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) throw new Error(`${name} must be a whole number up to ${max}, not ${text}.`)
  return value
}
