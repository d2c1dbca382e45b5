import type { Page } from 'playwright-core'

/** The search across the whole platform. */
export function siteSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox', { name: 'Search the platform' })
  return {
    /** Opens it with its button in the header. */
    open: async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await box.waitFor()
    },
    dialog,
    box,
    /** The results in a group, by its heading. */
    found: (group: string) => dialog.getByRole('group', { name: group, exact: true }).getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
  }
}
