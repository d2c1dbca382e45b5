import { type OperationName, operationNames } from '@akhada/contract/operations'

/** Choices are search params, so that a link shows a colleague the same state: `/players?mock.listPlayers=500`. */
const toParam = (operation: OperationName) => `mock.${operation}`

/** The name of the scenario that the URL selects for a call; empty without one, and outside the browser. */
export function getScenarioName(operation: OperationName): string {
  if (typeof location === 'undefined') return ''
  return new URLSearchParams(location.search).get(toParam(operation)) ?? ''
}

/** Writes a choice into the URL; an empty name removes it. */
export function chooseScenario(operation: OperationName, name: string): void {
  const url = new URL(location.href)
  if (name) url.searchParams.set(toParam(operation), name)
  else url.searchParams.delete(toParam(operation))
  // Bypasses the router, which doesn't know these params.
  History.prototype.replaceState.call(history, history.state, '', url)
}

/** Preserves the choices when the router changes the URL. Call it before creating the router. */
export function preserveScenarioParams(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, url) => change(state, unused, url && withChoices(url))
  }
}

function withChoices(href: string | URL): URL {
  const url = new URL(href, location.href)
  for (const operation of operationNames) {
    const name = getScenarioName(operation)
    if (name) url.searchParams.set(toParam(operation), name)
  }
  return url
}
