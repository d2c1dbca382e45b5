import type { ToastKind } from './toaster'

/** A short message at the edge of the screen; the same text is shown once at a time. The library loads with the first one. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
}

function show(kind: ToastKind, message: string): void {
  import('./toaster').then(
    ({ notify }) => notify(kind, message),
    // Without the library (offline) the browser's alert shows the message.
    () => window.alert(message),
  )
}
