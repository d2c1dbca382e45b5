/**
 * A `ref` for elements that may unmount while focused, such as a button that clears the filters it belongs to. Moves the focus to the
 * control before them, or else after them, or else to the content, so that the keyboard doesn't start at the top of the page. Never to a
 * text field, which would open the keyboard of a phone.
 */
export const moveFocusOnUnmount = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  const isByKeyboard = document.activeElement?.matches(':focus-visible')
  const main = document.querySelector('main')
  const selector = 'a[href], :is(button, select, [type=radio], [type=checkbox]):enabled'
  const controls = [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const visible = controls.filter((control) => control.checkVisibility())
  const first = visible.findIndex((control) => element.contains(control))
  const after = visible.find((control, index) => index > first && !element.contains(control))
  const target = visible[first - 1] ?? ((first === 0 && after) || main)
  target?.focus({ preventScroll: true })
  // After a click or tap, the page must not scroll.
  if (isByKeyboard && target !== main) target?.scrollIntoView({ block: 'nearest' })
}
