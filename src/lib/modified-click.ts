import type { MouseEvent } from 'react'

/** Whether a key that is held makes a click open another tab or window, or save the link. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
