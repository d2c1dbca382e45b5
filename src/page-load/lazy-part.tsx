import { type ComponentType, lazy, Suspense } from 'react'
import { reloadOnce } from './chunk-error'

/**
 * A part whose code loads after the page's own: the rest of the page hydrates without it. The server has `loaded` it before it renders,
 * unless only the browser shows it. If it can't load, it stays as it was served until the page reloads.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | false = false,
) {
  const Part = loaded || lazy(() => load().then((part) => ({ default: part }), waitForReload))
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function waitForReload(error: Error): Promise<never> {
  // A stored page may lack this code. Its links load the next page whole, and a reload would undo a click on them.
  if (!document.documentElement.dataset.offline) reloadOnce(error)
  return new Promise(() => {})
}
