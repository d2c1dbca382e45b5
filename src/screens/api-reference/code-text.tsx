/** What is between backticks in the contract is code. */
export function CodeText({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
