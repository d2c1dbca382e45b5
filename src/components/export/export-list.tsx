import type { ListPlayersParams } from '@akhada/contract/generated/models'
import { Download, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '~/api/api-error'
import { type CsvRow, writeCsv } from '~/lib/csv'
import { downloadFile } from '~/lib/download-file'
import { formatIndian } from '~/lib/number-format'
import { Button } from '~/ui/button'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './export-list.css'
import { maxRows } from './max-rows'

interface Props {
  /** What the list contains, in words for the visitor. */
  subject?: string
  /** Name of the file, without its extension. */
  file?: string
  /** The list itself, or the params of the API call that returns it. */
  list: readonly CsvRow[] | ListPlayersParams
}

type Format = 'csv' | 'json'

type State = { kind: 'ready' } | { kind: 'loading'; count: number } | { kind: 'failed'; message: string }

/** Downloads a list as CSV or JSON. Players load page by page, with a count of those so far and a way to cancel. */
export function ExportList({ subject = 'all players in this list', file = 'players', list }: Props) {
  const { state, download, cancel } = useDownload(file, list)
  const isLoading = state.kind === 'loading'

  return (
    <section className={styles.list} aria-label={`Download ${subject}`}>
      <p className={styles.label}>
        <Download />
        Download {subject}
      </p>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="ghost"
          size="small"
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : () => void download(format)}
        >
          {format.toUpperCase()}
          <span className={visuallyHidden}> of {subject}</span>
        </Button>
      ))}
      {isLoading && (
        <>
          <progress className={styles.progress} max={maxRows} value={state.count} aria-label="Players loaded" />
          <Button ref={moveFocusOnUnmount} variant="ghost" size="small" onClick={cancel}>
            Cancel
            <X />
          </Button>
        </>
      )}
      <p className={styles.message} role="status">
        {isLoading && `${formatIndian(state.count)} players so far, ${formatIndian(maxRows)} at most`}
        {state.kind === 'failed' && state.message}
      </p>
    </section>
  )
}

/** Makes the file of a list, and reports its progress. */
function useDownload(file: string, list: Props['list']) {
  const [state, setState] = useState<State>({ kind: 'ready' })
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  const download = async (format: Format) => {
    if ('length' in list) {
      save(file, format, list)
      return
    }
    const controller = new AbortController()
    request.current = controller
    setState({ kind: 'loading', count: 0 })
    try {
      const { signal } = controller
      const { loadPlayerRows } = await import('./player-rows')
      const rows = await loadPlayerRows(list, { signal, onProgress: (count) => setState({ kind: 'loading', count }) })
      save(file, format, rows)
      setState({ kind: 'ready' })
    } catch (error) {
      if (controller.signal.aborted) return
      setState({
        kind: 'failed',
        message: getErrorMessage(error, 'Couldn’t create the file. Please try again.'),
      })
    }
  }
  const cancel = () => {
    request.current?.abort()
    setState({ kind: 'ready' })
  }
  return { state, download, cancel }
}

function save(file: string, format: Format, rows: readonly CsvRow[]): void {
  if (format === 'csv') downloadFile(`${file}.csv`, 'text/csv;charset=utf-8', writeCsv(rows))
  else downloadFile(`${file}.json`, 'application/json', `${JSON.stringify(rows, null, 2)}\n`)
}
