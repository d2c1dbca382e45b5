import { CodeXml } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { TournamentDetail } from '~/content/tournaments/types'
import { Button } from '~/ui/button'
import { reloadOnce } from '~/ui/chunk-error'
import { toast } from '~/ui/toast'

type Dialog = ComponentType<{ tournament: TournamentDetail; onClose: () => void }>

/** Opens what others can take from a tournament: a frame for their page, and its tables as files. */
export function EmbedButton({ tournament }: { tournament: TournamentDetail }) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
  const open = () =>
    void import('~/components/embed/embed-dialog').then(
      ({ EmbedDialog }) => setDialog({ Dialog: EmbedDialog }),
      (error: Error) => {
        toast.error('This could not be loaded. Check your connection and try again.')
        reloadOnce(error)
      },
    )
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={open}>
        <CodeXml aria-hidden="true" />
        Embed
      </Button>
      {dialog && <dialog.Dialog tournament={tournament} onClose={() => setDialog(undefined)} />}
    </>
  )
}
