/** Calls the backend on behalf of the page being rendered. */
export type CallBackend = (path: string, init: RequestInit) => Promise<Response>

/** What the built app (the default export of `src/server.ts`) does for the server and for the build. */
export interface PageRenderer {
  /** The canonical href of a URL's page, and which live data it shows; undefined if a built file will do. */
  describePage: (url: Pick<URL, 'pathname' | 'search'>) => { href: string; liveData: 'records' | 'world' | undefined }
  /** Renders the page of a URL. Its loaders call the backend through `callBackend`. */
  renderPage: (request: Request, callBackend: CallBackend) => Promise<Response>
  /** Documents for other sites, by path: the feed, the calendars, and pages to embed. Each is rendered as of now. */
  documents: ReadonlyMap<string, () => Promise<Response>>
}
