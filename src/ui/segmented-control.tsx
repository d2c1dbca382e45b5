import { segment, segments } from './segmented-control.css'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Buttons of which one is pressed, such as a filter. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
