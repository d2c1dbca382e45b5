import { showStorageError } from '~/components/show-storage-error'
import { setNoSpoilers, useNoSpoilers } from '~/session/no-spoilers'
import { Checkbox } from '~/ui/checkbox'

/** The one switch that covers results on every screen of this browser. */
export function SpoilerSwitch() {
  const isOn = useNoSpoilers()
  return (
    <Checkbox
      label="No spoilers: hide results until I open them"
      checked={isOn}
      onChange={(event) => showStorageError(setNoSpoilers(event.currentTarget.checked))}
    />
  )
}
