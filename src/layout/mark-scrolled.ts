/** The header changes past this many px (specification 9). */
const threshold = 64

/** A ref: `data-scrolled` says whether the page is scrolled past the threshold. A state would render all links again while the page scrolls. */
export function markScrolled(header: HTMLElement | null): () => void {
  const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > threshold)
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}
