import { setNoSpoilers, useNoSpoilers } from '~/session/no-spoilers'
import { Checkbox } from '~/ui/checkbox'
import { toast } from '~/ui/toast'

/** The one switch that covers results on every screen of this browser. */
export function SpoilerSwitch() {
  const isOn = useNoSpoilers()
  const change = (on: boolean) => {
    if (!setNoSpoilers(on)) toast.error('Your browser won’t let this site store data, so results stay visible.')
  }
  return (
    <Checkbox
      label="No spoilers: hide results until I open them"
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
