import { ghostWord } from './ghost-word.css'

/** A word in outline behind a section: ornament, for eyes only. */
export function GhostWord({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`${ghostWord} ${className}`} aria-hidden="true" lang="hi">
      {children}
    </span>
  )
}
