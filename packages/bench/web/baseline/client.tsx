import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createApp } from './app'

const router = createApp()
await router.load()
// Tells the router that the page is prerendered, so that it doesn't add the boundary of client-only pages.
router.ssr = { manifest: undefined }
const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={router} />)
