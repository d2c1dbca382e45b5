import { isBackOrForward } from '~/router/history-direction'

/** What visitors left in forms, by path: text, choices and ticks. Never stored. */
const drafts = new Map<string, FormData>()

/** A ref for a form: after a look at another page, going back fills in what was typed, except for passwords. */
export function keepDraft(form: HTMLFormElement): () => void {
  const { pathname } = window.location
  const draft = drafts.get(pathname)
  if (draft && isBackOrForward()) fillIn(form, draft)
  return () => {
    const isSent = form.ariaBusy === 'true'
    if (isSent) drafts.delete(pathname)
    else drafts.set(pathname, new FormData(form))
  }
}

function fillIn(form: HTMLFormElement, draft: FormData): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'password') continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = draft.has(field.name)
    else if (isTextField(field)) field.value = String(draft.get(field.name) ?? field.value)
  }
}

const isTextField = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
