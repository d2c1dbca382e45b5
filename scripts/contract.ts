import type { Check } from '../contract/checks/check'
import { type Backend, createContractClient, reasonOf } from '../contract/checks/client'
import { checks } from '../contract/checks/suite'
import { operations } from '../contract/openapi'

const usage = `Checks a running backend against openapi.yaml, call by call.

  npm run contract -- https://host

It signs up one throw-away account there.`

/** Milliseconds that a call may take. */
const patience = 15_000

const given = process.argv.slice(2)
const host = hostOf(given)
if (!host) {
  console.error(given.length > 0 ? `This is not one http address: ${given.join(' ')}\n\n${usage}` : usage)
  process.exit(2)
}
const backend: Backend = (path, init) => fetch(host + path, { ...init, signal: AbortSignal.timeout(patience) })

const trouble = await backend('/api/players/top').then(
  () => '',
  (error) => reasonOf(error),
)
if (trouble) {
  console.error(`Nothing answers at ${host} (${trouble}). Is the address right, and the backend running?`)
  process.exit(2)
}

const caller = createContractClient(backend)
console.info(`Checking ${host} against openapi.yaml\n`)
let departing = 0
for (const { id, method, path } of operations) {
  const own = checks.filter(({ operation }) => operation === id)
  const complaints = []
  for (const check of own) complaints.push(...(await complaintsOf(check)))
  departing += complaints.length
  const result =
    complaints.length === 0
      ? `keeps to it (${own.length} checks)`
      : `departs in ${complaints.length} of ${own.length} checks`
  console.info([`${id}, ${method} ${path}: ${result}`, ...complaints].join('\n'))
}
const { email } = await caller.account().catch(() => ({ email: null }))
console.info(`\n${email ? `Signed up one throw-away account there: ${email}` : 'No account could be signed up there.'}`)
console.info(
  departing === 0
    ? 'It keeps to the contract.'
    : `It departs from the contract in ${departing} of ${checks.length} checks.`,
)
process.exitCode = departing === 0 ? 0 : 1

/** The address to check, without a slash at its end; nothing when the arguments are not one http address. */
function hostOf([address = '', ...others]: string[]): string | undefined {
  if (others.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/+$/, '')
}

/** A line for each thing that a check has against the backend. */
async function complaintsOf({ title, run }: Check): Promise<string[]> {
  try {
    await run(caller)
    return []
  } catch (error) {
    const reason = reasonOf(error).split('\n').slice(0, 12).join('\n    ')
    return [`  ✗ ${title}\n    ${reason}`]
  }
}
