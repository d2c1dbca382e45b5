import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import * as styles from './toaster.css'

export type ToastKind = 'success' | 'error' | 'info'

const icons = {
  success: <Check />,
  error: <TriangleAlert />,
  info: <Info />,
}

/** The messages on screen. The library's own ids stay taken while a toast fades out, so it would swallow a repeated message. */
const open = new Map<string, Id>()

const host = document.createElement('div')
host.className = styles.host

// Its own React root, so that no page loads toasts before the first one.
createRoot(host).render(
  <ToastContainer
    position="bottom-right"
    className={styles.container}
    progressClassName={styles.timer}
    transition={cssTransition({ enter: styles.enter, exit: styles.exit })}
    closeButton={CloseButton}
    autoClose={styles.lifetimeMs}
    limit={3}
  />,
)

/** Shows a message. If it's already on screen, its time starts again. */
export function notify(kind: ToastKind, message: string): void {
  attachHost()
  const shown = open.get(message)
  if (shown) {
    // Without a delay, in which the message could leave.
    toast.update(shown, { delay: null })
    return
  }
  const onClose = () => open.delete(message)
  open.set(message, toast[kind](message, { className: styles.toast[kind], icon: icons[kind], onClose }))
}

/** While a dialog is open, only what is inside it can be seen, heard and pressed. */
function attachHost(): void {
  const dialog = document.querySelector('dialog:modal')
  const parent = dialog ?? document.body
  if (host.parentElement === parent) return
  parent.append(host)
  dialog?.addEventListener('close', () => document.body.append(host), { once: true })
}

/** Removes all messages. */
export function clear(): void {
  toast.dismiss()
  open.clear()
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label="Close this message" onClick={closeToast}>
      <X />
    </button>
  )
}
