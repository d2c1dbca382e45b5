/** The header changes past this many px (specification 9). */
const threshold = 64

/** A ref that sets `data-scrolled` while the page is scrolled past the threshold. React state would render all links again on scroll. */
export function markScrolled(header: HTMLElement | null): () => void {
  const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > threshold)
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}
