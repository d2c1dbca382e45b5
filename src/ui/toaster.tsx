import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import * as styles from './toaster.css'

type Kind = 'success' | 'error' | 'info'

const icons = {
  success: <Check aria-hidden="true" />,
  error: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
}

// A root of its own: no page pays for toasts before one comes.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ToastContainer
    position="bottom-right"
    className={styles.container}
    progressClassName={styles.timer}
    transition={cssTransition({ enter: styles.enter, exit: styles.exit })}
    closeButton={CloseButton}
    autoClose={styles.lifetime}
    limit={3}
  />,
)

/** Shows a message, once at a time. */
export function notify(kind: Kind, message: string): void {
  toast[kind](message, { toastId: message, className: styles.toast[kind], icon: icons[kind] })
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label="Close this message" onClick={closeToast}>
      <X aria-hidden="true" />
    </button>
  )
}
