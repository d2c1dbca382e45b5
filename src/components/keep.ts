import { type Kept, type KeptList, toggleKept } from '~/session/kept'
import { toast } from '~/ui/toast'

/** Keeps an item of a list or lets it go, and says so when the browser does not allow it. */
export function keepOrLetGo(list: KeptList, item: Kept): void {
  if (!toggleKept(list, item)) toast.error('Your browser does not let this site store data, so this cannot be kept.')
}
