/**
 * A `ref` for elements that may unmount while focused, such as a button that clears the filters it belongs to. Moves the focus to the
 * content, so that the keyboard doesn't start at the top of the page.
 */
export const moveFocusOnUnmount = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
}
