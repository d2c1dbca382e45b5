import type { ToastKind } from './toaster'

/** A short message at the edge of the screen; the same text is shown once at a time. Its library is loaded when the first one comes. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
}

function show(kind: ToastKind, message: string): void {
  import('./toaster').then(
    ({ notify }) => notify(kind, message),
    // Nothing is lost when the connection is: the browser can say it too.
    () => window.alert(message),
  )
}
