import { ordinal } from '@akhada/contract/ordinal'
import type { Player } from '~/api/player'
import { TeamLink } from '~/components/links/entity-link'
import { InnerSection } from '~/components/section'
import { Spoiler } from '~/components/spoiler/spoiler'
import { formatDollars, formatIndian } from '~/lib/number-format'
import { listTeamYears, parseDollars, sumUpCareer } from '~/rules/career'
import * as styles from './compare.css'
import { ComparisonTable, makeFiguresRow, type Row } from './comparison-table'
import type { ComparedColumn } from './use-columns'

/** Results, prizes and teams, taken from the records. */
export function RecordSection({ columns }: { columns: readonly ComparedColumn[] }) {
  return (
    <InnerSection id="record" title="Record">
      <Spoiler label="the records">
        <ComparisonTable caption="Results, prizes and teams" columns={columns} rows={listRecordRows(columns)} />
      </Spoiler>
      <p className={styles.note}>Prize totals only count prizes in US dollars.</p>
    </InnerSection>
  )
}

function listRecordRows(columns: readonly ComparedColumn[]): Row[] {
  const figures = columns.map(({ player }) => (player ? sumUpCareer(player.achievements) : null))
  const figure = (name: keyof ReturnType<typeof sumUpCareer>) => figures.map((each) => each?.[name] ?? null)
  const earnings = columns.map(({ player }) => parseDollars(player?.earnings ?? null))

  return [
    {
      ...makeFiguresRow('Career earnings', earnings, formatDollars),
      // As sent by the server, which may use another currency.
      cells: columns.map(({ player }) => player?.earnings ?? null),
    },
    makeFiguresRow('Prizes on record', figure('prizes'), formatDollars),
    makeFiguresRow('Highest prize', figure('highestPrize'), formatDollars),
    makeFiguresRow('Results on record', figure('results'), formatIndian),
    makeFiguresRow('First places', figure('first'), formatIndian),
    makeFiguresRow('Podiums', figure('podiums'), formatIndian),
    makeFiguresRow('Best placement', figure('bestPlace'), ordinal, 'lower'),
    makeFiguresRow('S-Tier results', figure('sTier'), formatIndian),
    makeFiguresRow('A-Tier results', figure('aTier'), formatIndian),
    { label: 'Team now', cells: columns.map(({ player }) => player?.team && <TeamLink name={player.team} />) },
    { label: 'Teams over time', cells: columns.map(({ player }) => player && listTeams(player)) },
  ]
}

function listTeams({ achievements }: Player) {
  const periods = listTeamYears(achievements)
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
