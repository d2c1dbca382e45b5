import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createApp } from './app'

const router = createApp()
await router.load()
// Tells the router that its page is prerendered, so that it adds no boundary for pages of the browser only.
router.ssr = { manifest: undefined }
const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={router} />)
