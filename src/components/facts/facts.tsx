import type { ReactNode } from 'react'

interface Props {
  className: string
  /** By name, in this order. Empty ones are left out. */
  facts: Record<string, ReactNode>
  /** Labels that replace some of the names. */
  labels?: Record<string, ReactNode>
}

/** A list of facts, each with its name. */
export function Facts({ className, facts, labels }: Props) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(
        ([name, value]) =>
          (value || value === 0) && (
            <div key={name}>
              <dt>{labels?.[name] ?? name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
