import { type ComponentType, lazy, use, useSyncExternalStore } from 'react'
import { Button } from './button'
import * as styles from './late.css'
import { reloadFor } from './missing-code'

const onItsWay = new Set<Promise<unknown>>()

/** A component whose code comes after the first load of a page. It is prerendered all the same; whoever uses it imports its styles too. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load().catch(missing) }))

  let Loaded: ComponentType<Props> | undefined
  const loading = load().then((component) => {
    Loaded = component
  })
  onItsWay.add(loading)
  return function Prerendered(props: Props) {
    if (!Loaded) throw loading
    return <Loaded {...props} />
  }
}

/** While prerendering: waits for all such code, so that a page goes out in one piece. */
export async function lateCodeIsThere(): Promise<void> {
  for (const loading of onItsWay) {
    await loading
    onItsWay.delete(loading)
  }
}

function missing(error: Error): ComponentType {
  reloadFor(error)
  return MissingPart
}

const never = new Promise<never>(() => {})
const subscribe = () => () => {}

/** Where code did not come: what was prerendered stays as it is; where nothing was, it says so. */
function MissingPart() {
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
