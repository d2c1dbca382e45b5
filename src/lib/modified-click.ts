import type { MouseEvent } from 'react'

/** Whether a held key makes a click open a new tab or window, or save the link. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
