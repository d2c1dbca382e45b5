import { type OperationName, operationNames } from '@akhada/contract/operations'
import { chooseScenario, getScenarioName } from './scenario-params'
import { scenarios } from './scenarios'

/** Calls that a form sends: choosing a scenario doesn't reload the page, so that typed text stays. */
const formOperations: readonly OperationName[] = ['login', 'signup']

const css = `
:host { all: initial; position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; font: 13px/1.4 system-ui; }
details { padding: 6px 10px; border: 1px solid #8a8494; border-radius: 6px; background: #17151c; color: #f4f1f7; }
summary { cursor: pointer; }
label { display: flex; justify-content: space-between; gap: 12px; margin-top: 6px; }
select { font: inherit; }
`

/** Shows the panel of scenarios: outside `<body>`, which React hydrates, and in a shadow root, safe from the page's styles. */
export function showPanel(): void {
  const panel = document.createElement('mock-panel')
  const style = document.createElement('style')
  style.textContent = css
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = 'Mocks'
  details.open = operationNames.some(getScenarioName)
  details.append(summary, ...operationNames.map(createField))
  panel.attachShadow({ mode: 'open' }).append(style, details)
  document.documentElement.append(panel)
}

function createField(operation: OperationName): HTMLElement {
  const select = document.createElement('select')
  select.append(new Option('usual response', ''), ...scenarios.map(({ name, label = name }) => new Option(label, name)))
  select.value = getScenarioName(operation)
  select.addEventListener('change', () => {
    chooseScenario(operation, select.value)
    if (!formOperations.includes(operation)) location.reload()
  })
  const label = document.createElement('label')
  label.append(operation, select)
  return label
}
