import type { Page } from 'playwright-core'

/** The search of the whole platform. */
export function siteSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox', { name: 'Search the platform' })
  return {
    /** Opens it by its button in the header. */
    open: async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await box.waitFor()
    },
    dialog,
    box,
    /** What is found, by the heading of its group. */
    found: (group: string) => dialog.getByRole('group', { name: group, exact: true }).getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
  }
}
