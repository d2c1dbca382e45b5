import { Check, Languages, Play } from 'lucide-react'
import { type Channel, listChannels } from '~/content/tournaments/channels'
import { rememberWatchLanguage, useWatchLanguage } from '~/session/watch-language'
import { BrandIcon } from '~/ui/brand-icons'
import { brandNames } from '~/ui/brand-names'
import { buttonClass } from '~/ui/button-class'
import { ExternalLink } from '~/ui/external-link'
import { Menu } from '~/ui/menu'
import { item, note } from '~/ui/menu.css'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './watch-links.css'

interface Props {
  organizerId: string
  /** What the channels show, for screen readers: "Naag Esports v Jhansi Riot". */
  title: string
  state: 'live' | 'upcoming' | 'over'
  size?: 'small' | 'normal'
}

const labels = { live: 'Watch', upcoming: 'Where to watch', over: 'Watch again' }
/** In front of “in Hindi”. */
const ownLabels = { ...labels, upcoming: 'Channel' }

/** Links to the channels of a match or tournament, by language. The language chosen last is one tap away. */
export function WatchLinks({ organizerId, title, state, size }: Props) {
  const channels = listChannels(organizerId)
  const language = useWatchLanguage()
  const own = channels.find((channel) => channel.language === language)
  const variant = state === 'live' ? 'primary' : 'ghost'
  return (
    <div className={styles.links}>
      {own && (
        <ExternalLink className={buttonClass({ variant, size })} href={own.url}>
          <Play />
          {ownLabels[state]} in {own.language}
          <span className={visuallyHidden}> {title}</span>
        </ExternalLink>
      )}
      <Menu
        variant={own ? 'ghost' : variant}
        size={size}
        icon={own ? <Languages /> : <Play />}
        label={
          <>
            {!own && labels[state]}
            <span className={visuallyHidden}>
              {own && 'Other languages for'} {title}
            </span>
          </>
        }
      >
        {channels.map((channel) => (
          <li key={channel.language}>
            <ChannelLink channel={channel} isOwn={channel === own} />
          </li>
        ))}
        <li className={note}>Sample channels: they open the platform’s front page.</li>
      </Menu>
    </div>
  )
}

function ChannelLink({ channel: { language, platform, url }, isOwn }: { channel: Channel; isOwn: boolean }) {
  return (
    <ExternalLink className={item} href={url} onClick={() => rememberWatchLanguage(language)}>
      <BrandIcon brand={platform} />
      <span>
        {language}, {brandNames[platform]}
      </span>
      {isOwn && <Check aria-label="Last used" />}
    </ExternalLink>
  )
}
