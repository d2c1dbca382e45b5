/** A ref for a form whose action is a function: React would empty it after the action, and what was typed may be needed again. */
export function keepFields(form: HTMLFormElement | null): void {
  // React dispatches no event while it commits, so `onReset` would not be called.
  form?.addEventListener('reset', (event) => event.preventDefault())
}
