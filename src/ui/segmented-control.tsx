import { segment, segments } from './segmented-control.css'

interface Props<Value extends string> {
  label: string
  options: readonly Value[]
  /** Labels of the options; an option without one is its own label. */
  labels?: Partial<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** A row of buttons, one of them pressed, such as a filter. */
export function SegmentedControl<Value extends string>({ label, options, labels, value, onChange }: Props<Value>) {
  return (
    <fieldset className={segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={segment}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {labels?.[option] ?? option}
        </button>
      ))}
    </fieldset>
  )
}
