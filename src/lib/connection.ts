import { isObject } from './is-object'

/**
 * Inline script of the document's head: marks `<html>` for a visitor who saves data, in the browser or in the system. Pictures then wait
 * until they are asked for (`theme/preferences.css.ts`), and the fonts are the system's. It must not depend on any module.
 */
export const markSavesDataScript = `if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data: reduce)').matches){document.documentElement.dataset.savesData='';document.getElementById('fonts').media='not all'}`

const saves = !import.meta.env.SSR && 'savesData' in document.documentElement.dataset

/** Whether the visitor saves data; false where neither browser nor system says so. */
export const savesData = (): boolean => saves

/** Marks `<html>` again, in case React has rendered the document itself. */
export function syncSavesData(): void {
  if (saves) document.documentElement.dataset.savesData = ''
}

/** Shows the pictures that wait on this page and on those that are opened from it. */
export function showPictures(): void {
  document.documentElement.dataset.pictures = ''
}

/** Whether the connection is known to be slower than a good mobile one. */
export const isSlow = (): boolean => /[23]g/.test(String(connection().effectiveType))

/** The Network Information API, which only some browsers have. */
function connection(): Record<string, unknown> {
  const information: unknown = 'connection' in navigator ? navigator.connection : null
  return isObject(information) ? information : {}
}
