import type { Locator, Page } from 'playwright-core'

interface SiteSearch {
  /** Opens it by its button in the header. */
  open: () => Promise<void>
  dialog: Locator
  box: Locator
  /** What is found, by the heading of its group. */
  found: (group: string) => Locator
  chosen: Locator
}

/** The search of the whole platform. */
export function siteSearch(page: Page): SiteSearch {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('combobox', { name: 'Search the platform' })
  return {
    open: async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await box.waitFor()
    },
    dialog,
    box,
    found: (group) => dialog.getByRole('group', { name: group, exact: true }).getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
  }
}
