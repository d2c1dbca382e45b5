import { type SavedItem, type SavedList, toggleSavedItem } from '~/session/saved-items'
import { toast } from '~/ui/toast'

/** Saves or removes an item of a list, with a toast when the browser does not allow it. */
export function toggleSaved(list: SavedList, item: SavedItem): void {
  if (!toggleSavedItem(list, item))
    toast.error('Your browser does not let this site store data, so this cannot be saved.')
}
