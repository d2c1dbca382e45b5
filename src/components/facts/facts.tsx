import type { ReactNode } from 'react'

interface Props {
  className: string
  /** By name, in this order. Empty ones are left out. */
  facts: Record<string, ReactNode>
}

/** A list of facts, each with its name. */
export function Facts({ className, facts }: Props) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(
        ([name, value]) =>
          (value || value === 0) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
