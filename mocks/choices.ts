/** The calls that a scenario can be chosen for, by their operations in openapi.yaml. */
export const calls = ['listTopPlayers', 'listPlayers', 'getPlayer', 'login', 'signup'] as const

export type Call = (typeof calls)[number]

/** The choices are search params, so that a link shows the same state to a colleague: `/players?mock.listPlayers=500`. */
const paramOf = (call: Call) => `mock.${call}`

/** The name of the scenario that the URL chooses for a call; none outside the browser. */
export function chosenScenario(call: Call): string {
  if (typeof location === 'undefined') return ''
  return new URLSearchParams(location.search).get(paramOf(call)) ?? ''
}

/** Writes a choice into the URL; an empty name takes it out. */
export function chooseScenario(call: Call, name: string): void {
  const url = new URL(location.href)
  if (name) url.searchParams.set(paramOf(call), name)
  else url.searchParams.delete(paramOf(call))
  // Past the router: it knows no such params.
  History.prototype.replaceState.call(history, history.state, '', url)
}

/** Carries the choices along when the router changes the URL. Call it before the router exists. */
export function carryChoices(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, url) => change(state, unused, url && withChoices(url))
  }
}

function withChoices(href: string | URL): URL {
  const url = new URL(href, location.href)
  for (const call of calls) {
    const name = chosenScenario(call)
    if (name) url.searchParams.set(paramOf(call), name)
  }
  return url
}
