import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fontFaces } from '~/theme/font-faces'
import { layerOrder } from '~/theme/layer-order'
import '~/theme/global.css'
import '~/ui/icon.css'
import { loadCards } from './cards-data'
import { showForcedStates } from './forced-states'
import { Parts } from './parts'

// In front of all other styles, as in `src/layout/document.tsx`.
document.head.insertAdjacentHTML('afterbegin', `<style>${layerOrder}${fontFaces}</style>`)

// Links need a router to know where they lead; here they lead nowhere.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const cards = await loadCards()

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <Parts cards={cards} />
      </RouterContextProvider>
    </QueryClientProvider>
  </StrictMode>,
)
showForcedStates()
