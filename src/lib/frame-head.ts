const tags =
  'title, link[rel=canonical], meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"])'

/**
 * The frame of any profile is prerendered with a head that names none. React meets another address, takes those tags for strangers' and
 * would leave them beside the real ones. Gives what removes them; called before hydration, which writes tags of the same names.
 */
export function frameHead(): () => void {
  const isFrame = document.head.querySelector('link[rel=canonical][href$="/_"]') !== null
  const strangers = isFrame ? [...document.head.querySelectorAll(tags)] : []
  return () => {
    for (const tag of strangers) tag.remove()
  }
}
