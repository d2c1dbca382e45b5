import { createElement, useEffect, useRef, useState } from 'react'
import { useInView } from '~/hooks/use-in-view'
import { hue, ink } from '~/theme/tokens'
import { Spinner } from '~/ui/spinner'
import * as styles from './api-reference.css'

/** Attributes of the library; its colours must be six-digit hex, so they are taken from the tokens. */
const options = {
  theme: 'dark',
  'bg-color': ink[950],
  'text-color': hue.bone,
  'primary-color': hue.saffron,
  'regular-font': 'Hind, sans-serif',
  'mono-font': 'ui-monospace, monospace',
  'load-fonts': 'false',
  'render-style': 'view',
  'schema-style': 'table',
  'show-header': 'false',
  'show-info': 'false',
  'allow-server-selection': 'false',
  'allow-authentication': 'false',
  'allow-spec-file-download': 'false',
}

/** Every field of the contract, with a console to try the calls. Its library is larger than the rest of the site, so it loads in view. */
export function Explorer({ contractUrl }: { contractUrl: string }) {
  const place = useRef<HTMLDivElement>(null)
  const inView = useInView(place)
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting')

  useEffect(() => {
    if (!inView || state !== 'waiting') return
    import('rapidoc').then(
      () => setState('there'),
      () => setState('failed'),
    )
  }, [inView, state])

  return (
    <div ref={place} className={styles.explorer}>
      {state === 'waiting' && <Spinner label="Loading the reference" />}
      {state === 'failed' && <p role="alert">The reference could not be loaded. The file above holds all of it.</p>}
      {state === 'there' &&
        createElement('rapi-doc', {
          'spec-url': contractUrl,
          'server-url': window.location.origin,
          ...options,
        })}
    </div>
  )
}
