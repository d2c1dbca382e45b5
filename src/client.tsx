import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAsideAddress } from './lib/asked-address'
import { frameHead } from './lib/frame-head'
import { getRouter } from './router'

// The mocks have to answer before the router asks; the flag is a constant of the build, so that production carries none of it.
if (import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('../mocks/browser')
  await startMocks()
}

// While developing, pages are rendered per request, at their address.
if (import.meta.env.PROD) setAsideAddress()

// The client of Start would bring what server functions need, 10 kB of it; there are none here.
const router = getRouter()

// Until the page has a head of its own, that of the frame gives the tab a name.
router.subscribe('onRendered', frameHead())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
