import { isBackOrForward } from '~/router/history-direction'

/** What visitors typed and chose in forms that they left, by path. In memory only, and without passwords. */
const drafts = new Map<string, FormData>()

/** A ref for a form: when the visitor returns with Back, it fills in what they had typed, except passwords. */
export function keepDraft(form: HTMLFormElement): () => void {
  const { pathname } = window.location
  const draft = drafts.get(pathname)
  if (draft && isBackOrForward()) fillIn(form, draft)
  return () => {
    const fields = new FormData(form)
    // A password that is shown has `type=text`.
    for (const { name } of form.querySelectorAll<HTMLInputElement>('[autocomplete$=password]')) fields.delete(name)
    drafts.set(pathname, fields)
  }
}

/** Forgets what was typed on all pages. */
export const forgetDrafts = (): void => drafts.clear()

function fillIn(form: HTMLFormElement, draft: FormData): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = draft.has(field.name)
    else if (isTextField(field)) field.value = String(draft.get(field.name) ?? field.value)
  }
}

const isTextField = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
