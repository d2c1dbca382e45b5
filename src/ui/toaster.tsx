import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify'
import * as styles from './toaster.css'

// A root of its own: no page pays for toasts before one comes.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ToastContainer
    position="bottom-right"
    className={styles.container}
    toastClassName={styles.toast}
    autoClose={styles.lifetime}
    hideProgressBar
    icon={false}
    limit={3}
  />,
)

/** Shows a message, once at a time. */
export function notify(kind: 'success' | 'error' | 'info', message: string): void {
  toast[kind](message, { toastId: message })
}
