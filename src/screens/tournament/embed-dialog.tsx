import { ArrowUpRight, Check, Copy, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { goLink, textLink } from '~/components/links/links.css'
import type { TournamentDetail } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { copyText } from '~/ui/copy-text'
import { ExternalLink } from '~/ui/external-link'
import { Heading } from '~/ui/heading'
import { TextArea } from '~/ui/text-area'
import * as styles from './embed-dialog.css'
import { getEmbedPath, makeEmbedSnippet } from './embed-snippet'

/** How long the button says that the snippet is copied, in ms. */
const copiedMs = 1500

interface Props {
  tournament: TournamentDetail
  onClose: () => void
}

/** Shows the snippet that embeds a tournament in another site or over a stream. */
export function EmbedDialog({ tournament: { id, name }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const [isTransparent, setTransparent] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const path = getEmbedPath(id, isTransparent)
  const snippet = makeEmbedSnippet(siteUrl + path, name)

  useEffect(() => {
    dialog.current?.showModal()
    // Not the text, which would be selected.
    copyButton.current?.focus()
  }, [])

  const timer = useRef(0)
  const showCopied = () => {
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(setCopied, copiedMs, false)
  }
  const copy = () => copyText(snippet, showCopied, 'Couldn’t copy the snippet. Select the text and copy it.')

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="embed-title" onClose={onClose}>
      <div className={styles.panel}>
        <Heading id="embed-title">Embed</Heading>
        <p className={styles.note}>
          {name} on your site or over your stream, with dates, tables and brackets: a small standalone page.
        </p>
        <TextArea label="Snippet" readOnly rows={7} value={snippet} onFocus={(event) => event.currentTarget.select()} />
        <Checkbox
          label="Transparent background, for overlays"
          checked={isTransparent}
          onChange={(event) => {
            setTransparent(event.currentTarget.checked)
            setCopied(false)
          }}
        />
        <div className={styles.actions}>
          <Button ref={copyButton} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy snippet'}
            {isCopied ? <Check /> : <Copy />}
          </Button>
          <ExternalLink className={goLink} href={path}>
            Preview
            <ArrowUpRight />
          </ExternalLink>
        </div>
        <p className={styles.note}>
          All tournaments as a feed:{' '}
          <a className={textLink} href="/feed.xml">
            Atom
          </a>
        </p>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <X />
        </button>
      </div>
    </dialog>
  )
}
