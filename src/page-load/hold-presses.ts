type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/**
 * Part of the inline script. It holds presses of buttons, selects and checkboxes that React hasn't hydrated yet, marks them as busy, and
 * repeats them once React owns the control: in order, a frame apart (docs/decisions/early-taps.md).
 *
 * While hydrating, React replays some presses itself and stops others. So when a press reaches a control that React owns, ours is dropped.
 * The `mousedown` makes React hydrate the part around the control; tabs listen to it, too. The search shortcuts press the search button,
 * whose value collects what is typed after them. React stops keys as well, hence the capture.
 */
export const holdPresses = (longestHoldMs: number, textFields: string): void => {
  const held = new Map<Control, { at: number; value: string; isChecked: boolean }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOwned = (control: Control) => Object.keys(control).some((key) => key.startsWith('__reactProps'))

  function drop(control: Control) {
    if (held.delete(control)) control.ariaBusy = null
  }
  function press(control: Control, value: string, isChecked: boolean) {
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    if (control instanceof HTMLSelectElement) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      if ('checked' in control) control.checked = !isChecked
      control.click()
    }
  }
  function repeatPresses() {
    for (const [control, { at, value, isChecked }] of held) {
      if (control.isConnected && performance.now() - at <= longestHoldMs) {
        if (isOwned(control)) press(control, value, isChecked)
        break
      }
      drop(control)
    }
    if (held.size > 0) timer = setTimeout(repeatPresses, 16)
  }
  function holdOn(type: string, selector: string) {
    const hold = ({ target, timeStamp }: Event) => {
      const control = target instanceof Element && target.closest<Control>(selector)
      // Browsers that know commands run them themselves.
      if (!control || isOwned(control) || ('commandForElement' in control && control.commandForElement)) return
      if (!held.delete(control)) control.addEventListener(type, () => isOwned(control) && drop(control))
      held.set(control, { at: timeStamp, value: control.value, isChecked: 'checked' in control && control.checked })
      control.ariaBusy = 'true'
      clearTimeout(timer)
      timer = setTimeout(repeatPresses)
    }
    addEventListener(type, hold, true)
  }
  holdOn('click', '[type=button]:not([popovertarget])')
  holdOn('change', '[type=checkbox],select')
  const holdKey = (event: KeyboardEvent) => {
    const search = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts]')
    const { key, target, repeat, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    if (!search || repeat) return
    const isTyping = target instanceof Element && target.closest(textFields)
    if (held.has(search) && key.length === 1 && !ctrl && !altKey) {
      search.value += key
    } else if (!isOwned(search) && (key === '/' ? !isTyping : key === 'k' && ctrl)) {
      search.value = ''
      search.click()
    } else return
    event.preventDefault()
  }
  addEventListener('keydown', holdKey, true)
  addEventListener('pagehide', () => [...held.keys()].map(drop))
}
