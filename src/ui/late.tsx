import { type ComponentType, lazy } from 'react'

const onItsWay = new Set<Promise<unknown>>()

/** A component whose code comes after the first load of a page. It is prerendered all the same; whoever uses it imports its styles too. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }))

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
