/** Gives whether any of some texts holds what is searched for, in any case; blanks around it do not count, and an empty search is in all. */
export function textSearch(search: string): (...texts: readonly string[]) => boolean {
  const wanted = search.trim().toLowerCase()
  return (...texts) => texts.some((text) => text.toLowerCase().includes(wanted))
}
