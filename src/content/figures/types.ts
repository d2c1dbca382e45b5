/** A marketing figure in its own notation, such as "1.2M+", and what it counts. */
export interface Figure {
  value: string
  label: string
}
