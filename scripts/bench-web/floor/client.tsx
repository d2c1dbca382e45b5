import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createApp } from './app'

const router = createApp()
await router.load()
// Tells the router that its page has been rendered before, without the boundary that it draws around pages of the browser alone.
router.ssr = { manifest: undefined }
const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={router} />)
