import { type ComponentType, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { Button } from './button'
import { reloadOnce } from './chunk-error'
import * as styles from './deferred.css'

/**
 * A component whose chunk is loaded on its first use, or before by `preload`, which a route's loader awaits: then it renders at once,
 * while prerendering too. Until its chunk is there, a prerendered part stays as it is.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<Error | undefined> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
        return undefined
      },
      (error: Error) => {
        Loaded = ChunkErrorMessage
        return error
      },
    )
    return loading
  }
  const Part = (props: Props) => {
    if (!Loaded) use(preload())
    return Loaded && <Loaded {...props} />
  }
  const Deferred = (props: Props) => {
    // Here, not where it fails: what is loaded ahead is no reason to take the page away that somebody reads.
    useEffect(() => void preload().then((error) => error && reloadOnce(error)), [])
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Deferred, { preload })
}

const never = new Promise<never>(() => {})
const subscribe = () => () => {}

/** Where a chunk failed to load: the prerendered part stays as it is, since React keeps what suspends; otherwise a message. */
function ChunkErrorMessage() {
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  if (isPrerendered) use(never)

  return (
    <div className={styles.missing} role="alert">
      <p>This part of the page could not be loaded. Check your connection and try again.</p>
      <Button variant="ghost" size="small" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </div>
  )
}
