/**
 * Part of the inline script: marks `<html>` for a visitor who saves data, in the browser or in the system. Pictures then wait until the
 * visitor shows them for this tab (`theme/preferences.css.ts`), and the fonts are the system's.
 */
export const markSavesData = (): void => {
  if (!navigator.connection?.saveData && !matchMedia('(prefers-reduced-data: reduce)').matches) return
  const { dataset } = document.documentElement
  dataset.savesData = ''
  try {
    if (sessionStorage.getItem('pictures')) dataset.pictures = ''
  } catch {}
  document.getElementById('fonts')?.setAttribute('media', 'not all')
}

/** Whether the visitor saves data; false where neither browser nor system says so. */
export const savesData = !import.meta.env.SSR && 'savesData' in document.documentElement.dataset

/** Marks `<html>` again, in case React has rendered the document itself. */
export function syncSavesData(): void {
  if (savesData) document.documentElement.dataset.savesData = ''
}
