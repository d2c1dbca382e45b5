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
    /** The results in a group, by its heading: "Matches", also if that goes on with "(top 5 of 8)". */
    found: (group: string) =>
      dialog.getByRole('group', { name: new RegExp(`^${group}( \\(top|$)`) }).getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
  }
}
