import type { ToastKind } from './toaster'

/** Shows a short message at the edge of the screen. If it's there already, its time starts again. The library loads with the first one. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
}

let hasShown = false

/** Removes all messages. */
export function clearToasts(): void {
  // Don't load the library for nothing.
  if (!hasShown) return
  // A message that was an alert, for lack of the library, is closed already.
  import('./toaster').then(
    ({ clear }) => clear(),
    () => {},
  )
}

function show(kind: ToastKind, message: string): void {
  hasShown = true
  import('./toaster').then(
    ({ notify }) => notify(kind, message),
    // Without the library (offline) the browser's alert shows the message.
    () => window.alert(message),
  )
}
