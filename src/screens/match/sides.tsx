import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { TeamLink } from '~/components/links/entity-link'
import { MatchTime } from '~/components/match/match-time'
import { InnerSection } from '~/components/section'
import type { FormMatch, MatchSide } from '~/content/match/types'
import { isFromResult } from '~/content/schedule/is-reached-by-result'
import { h4 } from '~/theme/type.css'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './sides.css'

/** The form of both sides, and how they got here. */
export function Sides({ pair }: { pair: readonly [MatchSide, MatchSide] }) {
  return (
    <InnerSection id="form" title="Form and route">
      <div className={styles.sides}>
        {pair.map((side, index) => (
          <div key={index === 0 ? 'home' : 'away'}>
            <SideTitle side={side} />
            {side.team && <RecentForm form={side.form} />}
            <TournamentRun side={side} />
          </div>
        ))}
      </div>
    </InnerSection>
  )
}

function SideTitle({ side: { team, label } }: { side: MatchSide }) {
  return (
    <h3 className={styles.title}>
      {team && <Image src={team.logo} alt="" width={44} height={44} />}
      {team ? <TeamLink name={team.name} className={h4} /> : <span className={h4}>{label}</span>}
    </h3>
  )
}

/** The last matches, latest first. */
function RecentForm({ form }: { form: readonly FormMatch[] }) {
  if (form.length === 0) return <p className={styles.nothing}>No match before this one.</p>
  return (
    <ListWithLabel
      className={styles.form}
      label={
        form.length === 1
          ? 'Last match before this one, any tournament'
          : `Last ${form.length} matches before this one, all tournaments`
      }
    >
      {form.map((each) => (
        <li key={each.match.id}>
          <Link
            to="/esports/match/$id"
            params={{ id: each.match.id }}
            className={each.hasWon ? styles.won : styles.lost}
            title={describeResult(each)}
          >
            <span aria-hidden="true">{each.hasWon ? 'W' : 'L'}</span>
            <span className={visuallyHidden}>{describeResult(each)}</span>
          </Link>
        </li>
      ))}
    </ListWithLabel>
  )
}

/** "Won 2–1 against Naag Esports" */
const describeResult = ({ hasWon, score, opponent }: FormMatch) =>
  `${hasWon ? 'Won' : 'Lost'} ${score.join('–')} against ${opponent.name}`

function TournamentRun({ side }: { side: MatchSide }) {
  const { team, label, from, run, candidates } = side
  // A known team needs no origin: the match it comes from is the latest on its run.
  const origin = team && (from || !isFromResult(side)) ? null : (candidates ?? label)
  return (
    <ListWithLabel
      className={styles.run}
      label={run.length > 0 || !origin ? 'In this tournament, the last match first' : 'Decided by'}
    >
      {origin && (
        <li className={styles.origin}>
          {from ? (
            <Link to="/esports/match/$id" params={{ id: from }} className={styles.link}>
              {origin}
            </Link>
          ) : (
            origin
          )}
        </li>
      )}
      {run.toReversed().map((each) => (
        <li key={each.match.id} className={styles.step}>
          <span className={styles.when}>
            <MatchTime start={each.match.start} isOver />
          </span>
          <Link to="/esports/match/$id" params={{ id: each.match.id }} className={styles.link}>
            {describeResult(each)}
          </Link>
          <span className={styles.note}>{each.match.note}</span>
        </li>
      ))}
      {run.length === 0 && !origin && <li className={styles.nothing}>First match of this tournament.</li>}
    </ListWithLabel>
  )
}

function ListWithLabel({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ol className={className} aria-labelledby={id}>
        {children}
      </ol>
    </>
  )
}
