/** A ref for a form with a function as its action: React would clear it after the action, but the visitor may need the text again. */
export function keepFields(form: HTMLFormElement | null): void {
  // React dispatches no event while it commits, so `onReset` would not be called.
  form?.addEventListener('reset', (event) => event.preventDefault())
}
