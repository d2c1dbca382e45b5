import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useCloseOnNavigation } from '~/layout/use-close-on-navigation'
import { textFields } from '~/lib/text-fields'
import { savesData } from '~/ui/save-data'
import { toast } from '~/ui/toast'

type Dialog = ComponentType<{ typed: RefObject<string | undefined>; onClose: () => void }>

const load = async (): Promise<Dialog> => (await import('./site-search')).SiteSearch

/** Preloads the code of the search when a control is about to be used. */
export const preloadSearch = () => {
  // Opening the search loads it again, and reports a failure.
  if (!savesData) load().catch(() => {})
}

const OpenSearch = createContext<(text?: string) => void>(() => {})

/** Returns a function that opens the search of the whole platform, optionally with a text in it. */
export const useOpenSearch = () => useContext(OpenSearch)

/** The search of the whole platform, on every page: `/` and Ctrl+K (Cmd+K) open it. Its code is loaded on use. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog; opening: number }>()
  // The text typed while the search loads; undefined before and after.
  const typed = useRef<string>(undefined)
  // What had the focus when it was opened.
  const opener = useRef<Element>(null)
  const open = (text = '') => {
    typed.current ??= text
    opener.current = document.activeElement
    void load().then(
      (Loaded) => {
        // The visitor has gone to another page or field meanwhile.
        if (typed.current === undefined) return
        // A new key: the last one may still be closing.
        setDialog((last) => ({ Dialog: Loaded, opening: (last?.opening ?? 0) + 1 }))
      },
      () => {
        typed.current = undefined
        toast.error('Couldn’t load the search. Check your connection and reload the page.')
      },
    )
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The script that holds presses has handled this key; its click made React hydrate and add this listener.
    if (event.defaultPrevented) return
    const [target] = event.composedPath()
    if (isField(target) && target !== opener.current) typed.current = undefined
    if (typed.current !== undefined && isCharacter(event)) {
      event.preventDefault()
      typed.current += event.key
      return
    }
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  useCloseOnNavigation(() => {
    typed.current = undefined
    setDialog(undefined)
  })
  const close = () => setDialog((current) => (current === dialog ? undefined : current))

  return (
    <OpenSearch value={open}>
      {children}
      {dialog && <dialog.Dialog key={dialog.opening} typed={typed} onClose={close} />}
    </OpenSearch>
  )
}

/** `/` is text in a field; Ctrl+K always opens the search. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat) return false
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.composedPath()[0])
}

const isCharacter = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !isComposing && !ctrlKey && !metaKey && !altKey

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))
