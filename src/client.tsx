import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAsideSearch } from './lib/asked-search'

// The mocks have to answer before the router asks; the flag is a constant of the build, so that production carries none of it.
if (import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('../mocks/browser')
  await startMocks()
}

setAsideSearch()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
