import changelog from '../../../CHANGELOG.md?raw'
import type { NewsDay } from './types'

/** The days of the changelog, newest first: a heading with a date, and a line "- **Area**: text" per change. */
export const news: NewsDay[] = changelog
  .split(/^## /m)
  .slice(1)
  .map((day) => ({
    date: day.slice(0, day.indexOf('\n')).trim(),
    changes: [...day.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, area = '', text = '']) => ({
      area,
      text: text.replaceAll('`', '').replaceAll("'", '’'),
    })),
  }))
