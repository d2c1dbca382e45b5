/**
 * Inline script of the document's head: marks `<html>` for a visitor who saves data, in the browser or in the system. Pictures then wait
 * until the visitor shows them (`theme/preferences.css.ts`), and the fonts are the system's. It must not depend on any module.
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
