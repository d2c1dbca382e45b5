import { CodeXml, Ellipsis, Share2 } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { CalendarMenu } from '~/components/calendar/calendar-menu'
import { FollowButton } from '~/components/follow/follow-button'
import { WatchLinks } from '~/components/watch/watch-links'
import type { TournamentDetail } from '~/content/tournaments/types'
import { buttonClass } from '~/ui/button-class'
import { Menu } from '~/ui/menu'
import { item } from '~/ui/menu.css'
import { sharePage } from '~/ui/share-page'
import { toast } from '~/ui/toast'

type Dialog = ComponentType<{ tournament: TournamentDetail; onClose: () => void }>

/** How to enter or watch, follow, the calendar while matches are still to come, and a menu with the rest: share and embed. */
export function TournamentActions({ tournament }: { tournament: TournamentDetail }) {
  const watchState = tournament.state === 'past' ? 'over' : 'upcoming'
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
  const openEmbed = (event: MouseEvent) => {
    // Moves the focus to the menu's button, and the dialog returns it there.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    void import('./embed-dialog').then(
      ({ EmbedDialog }) => setDialog({ Dialog: EmbedDialog }),
      () => toast.error('Couldn’t load this. Check your connection and reload the page.'),
    )
  }
  return (
    <>
      {tournament.status === 'Waiting List' ? (
        <a href="#entry" className={buttonClass()}>
          How to enter
        </a>
      ) : (
        <WatchLinks
          organizerId={tournament.organizer.id}
          title={tournament.name}
          state={tournament.isLive ? 'live' : watchState}
        />
      )}
      <FollowButton kind="tournament" id={tournament.id} name={tournament.name} />
      {tournament.state !== 'past' && <CalendarMenu subject={tournament.name} path={`tournaments/${tournament.id}`} />}
      <Menu icon={<Ellipsis />} label="More">
        <li>
          <button type="button" className={item} onClick={() => void sharePage(tournament.name, tournament.path)}>
            <Share2 />
            Share
          </button>
        </li>
        <li>
          <button type="button" className={item} aria-haspopup="dialog" onClick={openEmbed}>
            <CodeXml />
            Embed
          </button>
        </li>
      </Menu>
      {/* Outside the menu, which is hidden by then. */}
      {dialog && <dialog.Dialog tournament={tournament} onClose={() => setDialog(undefined)} />}
    </>
  )
}
