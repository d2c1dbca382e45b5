import type { Player } from '~/api/player'
import { TeamLink } from '~/components/entity-link'
import { Spoiler } from '~/components/spoiler/spoiler'
import { dollars, formatIndian } from '~/lib/number-format'
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
      <Spoiler label="the records">
        <ComparisonTable caption="Results, prizes and teams" columns={columns} rows={recordRows(columns)} />
      </Spoiler>
      <p className={styles.note}>Prize totals only count prizes in US dollars.</p>
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
    figuresRow('Results on record', figure('results'), formatIndian),
    figuresRow('First places', figure('first'), formatIndian),
    figuresRow('Podiums', figure('podiums'), formatIndian),
    figuresRow('Best placement', figure('bestPlace'), ordinal, 'lower'),
    figuresRow('S-Tier results', figure('sTier'), formatIndian),
    figuresRow('A-Tier results', figure('aTier'), formatIndian),
    { label: 'Team now', cells: columns.map(({ player }) => player?.team && <TeamLink name={player.team} />) },
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
          <TeamLink name={team} />
        </li>
      ))}
    </ol>
  )
}
