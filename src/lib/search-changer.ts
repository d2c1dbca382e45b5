/** What `useNavigate()` of a route takes to write another search over the same page. */
type Navigate<Search> = (options: {
  search: (previous: Search) => Search
  replace: boolean
  resetScroll: false
}) => unknown

/** Gives what changes a part of the search in the address and leaves all else as it is; `replace` makes no entry in the history, as for typing. */
export const searchChanger =
  <Search>(navigate: Navigate<Search>) =>
  (part: Partial<Search>, replace = false): void =>
    void navigate({ search: (previous) => ({ ...previous, ...part }), replace, resetScroll: false })
