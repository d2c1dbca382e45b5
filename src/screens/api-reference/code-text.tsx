/** A text of the contract, with the parts between backticks as code. */
export function CodeText({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
