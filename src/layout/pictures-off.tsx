import { useState } from 'react'
import { Button } from '~/ui/button'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import * as styles from '~/ui/notice.css'

/** Says that pictures are held back because the visitor saves data, and shows them on request. */
export function PicturesOff() {
  const [areHeld, setHeld] = useState(!('pictures' in document.documentElement.dataset))
  const show = () => {
    document.documentElement.dataset.pictures = ''
    setHeld(false)
    try {
      sessionStorage.setItem('pictures', 'on')
    } catch {}
  }

  return (
    areHeld && (
      <aside ref={moveFocusOnUnmount} className={styles.notice} aria-label="Pictures">
        <p className={styles.text}>Pictures are off to save data</p>
        <Button variant="ghost" size="small" onClick={show}>
          Show
        </Button>
        <Button variant="text" size="small" onClick={() => setHeld(false)}>
          Close
        </Button>
      </aside>
    )
  )
}
