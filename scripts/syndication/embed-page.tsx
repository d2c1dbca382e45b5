import type { Match, Stage, TournamentDetail } from '~/content/tournaments/types'
import { brand, siteUrl } from '~/lib/brand'
import { formatDateRange, formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'
import { embedStyles } from './embed-styles'

/** Marks the document before it is painted: a stream overlay wants no ground. */
const backgroundScript =
  "if(new URLSearchParams(location.search).get('background')==='none')document.documentElement.dataset.background='none'"

/** A tournament for frames on other sites: its current stage in full, without a header, a footer or the app. */
export function EmbedPage({ tournament }: { tournament: TournamentDetail }) {
  const { id, name, gameName, location, start, end, prizePool, status, stages, winner } = tournament
  const page = `${siteUrl}/esports/tournament/${id}`
  const description = `${name}, ${gameName}: the current stage with its tables and matches, for other sites and stream overlays.`
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${name}, embedded | ${brand.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <meta property="og:image" content={`${siteUrl}/og/esports-tournament-${id}.png`} />
        <link rel="canonical" href={page} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and it has to run before first paint */}
        <script dangerouslySetInnerHTML={{ __html: backgroundScript }} />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and quotes in it must stay */}
        <style dangerouslySetInnerHTML={{ __html: embedStyles }} />
      </head>
      <body>
        <main>
          <header>
            <h1>{name}</h1>
            <p>
              {gameName}, {formatDateRange(start, end)}, {location}
            </p>
            <p>
              <b>{formatMoney(prizePool)}</b> prize pool, <span>{winner ? `won by ${winner.name}` : status}</span>
            </p>
          </header>
          <StageView stage={stageShown(stages)} />
          <footer>
            <a href={page} target="_blank" rel="noopener">
              All stages on {brand.name}
            </a>
          </footer>
        </main>
      </body>
    </html>
  )
}

/** The stage that is on, else the next one, else the last. */
const stageShown = (stages: readonly Stage[]) =>
  stages.find(({ state }) => state === 'ongoing') ?? stages.find(({ state }) => state === 'upcoming') ?? stages.at(-1)

function StageView({ stage }: { stage: Stage | undefined }) {
  if (!stage) return <p>No stage is announced yet.</p>
  return (
    <section>
      <h2>{stage.name}</h2>
      <div className="parts">
        {stage.kind === 'points' && (
          <Table
            caption="Standings"
            columns={['Wins', 'Finishes', 'Points']}
            rows={stage.table.map((row) => ({ ...row, cells: [row.wins, row.finishes, row.points] }))}
          />
        )}
        {stage.kind === 'groups' &&
          stage.groups.map((group) => (
            <Table
              key={group.name}
              caption={group.name}
              columns={['Wins', 'Losses', 'Points']}
              rows={group.standings.map((row) => ({ ...row, cells: [row.wins, row.losses, row.points] }))}
            />
          ))}
        {stage.kind === 'bracket' &&
          stage.rounds.map(({ name, matches }) => <Round key={name} name={name} matches={matches} />)}
      </div>
    </section>
  )
}

interface TableRow {
  rank: number
  team: { id: string; name: string }
  advances: boolean
  cells: readonly number[]
}

function Table({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly TableRow[] }) {
  if (rows.length === 0) return <p>No match has been played yet.</p>
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, team, advances, cells }) => (
          <tr key={team.id} className={advances ? 'advances' : undefined}>
            <th scope="row">
              <i>{rank}</i> {team.name} {advances && <small>advances</small>}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Round({ name, matches }: { name: string; matches: readonly Match[] }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {matches.map(({ id, home, away, score, winner, time }) => (
          <li key={id}>
            {[home, away].map((team, side) => (
              <p key={side === 0 ? 'home' : 'away'} className={team && team.id === winner?.id ? 'winner' : undefined}>
                <span>{team?.name ?? 'To be decided'}</span>
                {score && <b>{score[side]}</b>}
              </p>
            ))}
            {!score && <time dateTime={time}>{formatDateTime(time)}</time>}
          </li>
        ))}
      </ul>
    </div>
  )
}
