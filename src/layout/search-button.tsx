import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { reloadOnce } from '~/ui/chunk-error'
import { toast } from '~/ui/toast'
import * as styles from './search-button.css'
import { useCloseOnNavigation } from './use-close-on-navigation'

type Palette = ComponentType<{ onClose: () => void }>

const load = async (): Promise<Palette> => (await import('~/components/site-search/site-search')).SiteSearch
const prepare = () => void load().catch(() => {})

/** Opens the search of the whole platform, as `/` and Ctrl+K (Cmd+K) do everywhere. Its code comes when it is asked for, or about to be. */
export function SearchButton() {
  const [palette, setPalette] = useState<{ Palette: Palette; opening: number }>()
  const open = () =>
    void load().then(
      // The last one may not have gone yet.
      (Loaded) => setPalette((last) => ({ Palette: Loaded, opening: (last?.opening ?? 0) + 1 })),
      (error: Error) => {
        toast.error('The search could not be loaded. Check your connection and try again.')
        reloadOnce(error)
      },
    )

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event)) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  useCloseOnNavigation(() => setPalette(undefined))
  const close = () => setPalette((current) => (current === palette ? undefined : current))

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Search aria-hidden="true" />
        <kbd className={styles.key}>/</kbd>
      </button>
      {palette && <palette.Palette key={palette.opening} onClose={close} />}
    </>
  )
}

/** `/` belongs to the text in a field; Ctrl+K is nobody else's. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat) return false
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.composedPath()[0])
}

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
