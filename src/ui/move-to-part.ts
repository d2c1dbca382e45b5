/** Scrolls to a part of the page, and lets the keyboard go on there. */
export function moveToPart(part: HTMLElement): void {
  part.scrollIntoView()
  // The link may be in that part.
  if (part.contains(document.activeElement)) return
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
