import { assignInlineVars } from '@vanilla-extract/dynamic'
import { TeamLink } from '~/components/links/entity-link'
import { toneClass } from '~/components/marks/tone.css'
import type { MatchPage, MatchSide } from '~/content/match/types'
import { measureLongestWord } from '~/lib/longest-word'
import { pickTone } from '~/lib/tone'
import { toneVars } from '~/theme/vars.css'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { lattice } from '~/ui/lattice.css'
import { MatchActions } from './match-actions'
import { MatchFacts, TournamentLine } from './match-facts'
import * as styles from './match-hero.css'
import { MatchStatus } from './match-status'

interface Props {
  match: MatchPage
  pair: readonly [MatchSide, MatchSide]
}

/** The header of a match: two sides in their colours, separated by a slash. */
export function VersusHero({ match, pair }: Props) {
  const [home, away] = pair
  return (
    <header className={styles.hero}>
      <div className={styles.ground} aria-hidden="true">
        <Image className={styles.picture} src={match.tournament.image} alt="" width={1600} height={900} />
        <div {...colorGround(home, styles.homeGround)} />
        <div {...colorGround(away, styles.awayGround)} />
        <div className={`${lattice} ${styles.lattice}`} />
      </div>
      <div className={`${container} ${styles.inner}`}>
        <TournamentLine match={match} />
        <div className={styles.versus}>
          <h1 className={styles.names} style={assignInlineVars({ [styles.letters]: String(countLetters(pair)) })}>
            <SideName side={home} match={match} className={styles.home} /> <span className={styles.versusMark}>v</span>{' '}
            <SideName side={away} match={match} className={styles.away} />
          </h1>
          <MatchStatus match={match} />
        </div>
        <MatchFacts match={match} />
        <MatchActions match={match} />
      </div>
    </header>
  )
}

/** Half of the background, in the colour of the side's organization or, without one, in the tone of its name. */
const colorGround = ({ team, label, color }: MatchSide, className: string) => ({
  className: `${toneClass[pickTone(team?.name ?? label)]} ${className}`,
  style: color ? assignInlineVars({ [toneVars.light]: color }) : undefined,
})

const countLetters = (pair: Props['pair']) =>
  measureLongestWord(pair.map(({ team, label }) => team?.name ?? label).join(' '), 7)

interface SideProps {
  side: MatchSide
  match: MatchPage
  className: string
}

function SideName({ side: { team, label }, match, className }: SideProps) {
  const isBeaten = match.winner && match.winner.id !== team?.id
  if (!team)
    return (
      <span className={className}>
        <span className={styles.noCrest} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
      </span>
    )
  return (
    <TeamLink name={team.name} className={`${className} ${isBeaten ? styles.beaten : ''}`}>
      <Image className={styles.crest} src={team.logo} alt="" width={320} height={320} priority />
      <span className={styles.name}>{team.name}</span>
    </TeamLink>
  )
}
