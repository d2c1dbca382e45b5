import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { createApp } from './app'

/** Renders the page to HTML. */
export async function prerender(): Promise<string> {
  const router = createApp(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}
