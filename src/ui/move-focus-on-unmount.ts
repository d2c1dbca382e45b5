/**
 * As the `ref` of what may go away while it is used, such as a button that clears what it stands for: hands the focus to the content then,
 * so that the keyboard does not start anew at the top of the page.
 */
export const moveFocusOnUnmount = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
}
