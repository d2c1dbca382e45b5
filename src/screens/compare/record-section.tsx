import type { Player } from '~/api/player'
import { dollars, groupIndian } from '~/lib/number-format'
import { ordinal } from '~/lib/ordinal'
import { careerFigures, parseDollars, teamYears } from '~/rules/career'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './compare.css'
import { ComparisonTable, figuresRow, type Row } from './comparison-table'
import type { Column } from './use-columns'

/** Results, prizes and teams, as the records have them. */
export function RecordSection({ columns }: { columns: readonly Column[] }) {
  return (
    <section aria-labelledby="record">
      <SectionHeader title="Record" id="record" />
      <ComparisonTable caption="Results, prizes and teams" columns={columns} rows={recordRows(columns)} />
      <p className={styles.note}>Prizes are added up where the record gives them in US dollars.</p>
    </section>
  )
}

function recordRows(columns: readonly Column[]): Row[] {
  const figures = columns.map(({ player }) => (player ? careerFigures(player.achievements) : null))
  const figure = (name: keyof ReturnType<typeof careerFigures>) => figures.map((each) => each?.[name] ?? null)
  const earnings = columns.map(({ player }) => parseDollars(player?.earnings ?? null))

  return [
    {
      ...figuresRow('Career earnings', earnings, dollars),
      // As sent, which may be another currency.
      cells: columns.map(({ player }) => player?.earnings ?? null),
    },
    figuresRow('Prizes on record', figure('prizes'), dollars),
    figuresRow('Highest prize', figure('highestPrize'), dollars),
    figuresRow('Results on record', figure('results'), groupIndian),
    figuresRow('First places', figure('first'), groupIndian),
    figuresRow('Podiums', figure('podiums'), groupIndian),
    figuresRow('Best placement', figure('bestPlace'), ordinal, 'lower'),
    figuresRow('S-Tier results', figure('sTier'), groupIndian),
    figuresRow('A-Tier results', figure('aTier'), groupIndian),
    { label: 'Team now', cells: columns.map(({ player }) => player?.team ?? null) },
    { label: 'Teams over time', cells: columns.map(({ player }) => player && teams(player)) },
  ]
}

function teams({ achievements }: Player) {
  const periods = teamYears(achievements)
  if (periods.length === 0) return null
  return (
    <ol className={styles.teams}>
      {periods.map(({ team, first, last }) => (
        <li key={`${last} ${team}`}>
          <b>{first === last ? last : `${first} to ${last}`}</b>
          {team}
        </li>
      ))}
    </ol>
  )
}
