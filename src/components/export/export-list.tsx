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

/** Downloads a list as CSV or JSON. Players load page by page, with a count of those so far and a way to cancel. */
export function ExportList({ subject = 'all players in this list', file = 'players', list }: Props) {
  const { loaded, message, download, cancel } = useDownload(file, list)
  const isLoading = loaded !== undefined

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
          <progress className={styles.progress} max={maxRows} value={loaded} aria-label="Players loaded" />
          <Button ref={moveFocusOnUnmount} variant="ghost" size="small" onClick={cancel}>
            Cancel
            <X />
          </Button>
        </>
      )}
      <p className={styles.message} role="status">
        {isLoading ? `${formatIndian(loaded)} players so far, ${formatIndian(maxRows)} at most` : message}
      </p>
    </section>
  )
}

/** Makes the file of a list, and reports its progress: the number of players so far, and a message at the end. */
function useDownload(file: string, list: Props['list']) {
  const [loaded, setLoaded] = useState<number>()
  const [message, setMessage] = useState('')
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  const download = async (format: Format) => {
    if ('length' in list) {
      save(file, format, list)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    setLoaded(0)
    try {
      const { loadPlayerRows } = await import('./player-rows')
      const rows = await loadPlayerRows(list, { signal, onProgress: setLoaded })
      save(file, format, rows)
      setMessage(`Done. Players in the file: ${formatIndian(rows.length)}`)
    } catch (error) {
      if (signal.aborted) return
      setMessage(getErrorMessage(error, 'Couldn’t create the file. Please try again.'))
    }
    setLoaded(undefined)
  }
  const cancel = () => {
    request.current?.abort()
    setMessage('')
    setLoaded(undefined)
  }
  return { loaded, message, download, cancel }
}

function save(file: string, format: Format, rows: readonly CsvRow[]): void {
  if (format === 'csv') downloadFile(`${file}.csv`, 'text/csv;charset=utf-8', writeCsv(rows))
  else downloadFile(`${file}.json`, 'application/json', `${JSON.stringify(rows, null, 2)}\n`)
}
