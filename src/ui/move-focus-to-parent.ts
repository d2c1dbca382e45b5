/**
 * A `ref` for a message with "Try Again": its parent takes the focus while the message is gone. A second Enter must not press what happens
 * to be next to it.
 */
export const moveFocusToParent = (element: HTMLElement | null) => () => {
  const parent = element?.parentElement
  if (!parent || !element.contains(document.activeElement)) return
  parent.tabIndex = -1
  parent.focus({ preventScroll: true })
}
