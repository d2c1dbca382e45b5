import type { Ranked, Stage, TournamentDetail } from '~/content/tournaments/types'
import { brand, siteUrl } from '~/lib/brand'
import { compareNames } from '~/lib/compare-names'
import { formatDateRange } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'
import { EmbedBracket } from './embed-bracket'
import { embedStyles } from './embed-styles'
import { EmbedTeam } from './embed-team'

/** Marks the document before first paint: a stream overlay needs a transparent background. */
const backgroundScript =
  "if(new URLSearchParams(location.search).get('background')==='none')document.documentElement.dataset.background='none'"

/** A tournament to embed in other sites: what is on now or next in full, without a header, a footer or the app. */
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
        <script>{backgroundScript}</script>
        <style>{embedStyles}</style>
      </head>
      <body>
        <main>
          <header>
            <h1>{name}</h1>
            <p>
              {gameName}, {formatDateRange({ start, end })}, {location}
            </p>
            <p>
              <b>{formatMoney(prizePool)}</b> prize pool,{' '}
              <span>
                {winner ? (
                  <>
                    won by <EmbedTeam team={winner} />
                  </>
                ) : (
                  status
                )}
              </span>
            </p>
          </header>
          {stages.length === 0 && <p>No stage is announced yet.</p>}
          {pickStages(stages).map((stage) => (
            <StageView key={stage.name} stage={stage} />
          ))}
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

/** The ongoing stage; between two stages, both; before the first or after the last, that one. */
function pickStages(stages: readonly Stage[]): Stage[] {
  const ongoing = stages.find(({ state }) => state === 'ongoing')
  const next = stages.findIndex(({ state }) => state === 'upcoming')
  if (ongoing) return [ongoing]
  return next < 0 ? stages.slice(-1) : stages.slice(Math.max(0, next - 1), next + 1)
}

function StageView({ stage }: { stage: Stage }) {
  return (
    <section>
      <h2>{stage.name}</h2>
      {stage.state === 'upcoming' && <p>{formatDateRange(stage)}</p>}
      <div className="parts">
        {stage.kind === 'points' && (
          <Table
            caption="Teams"
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
      </div>
      {stage.kind === 'bracket' && <EmbedBracket stage={stage} />}
    </section>
  )
}

interface TableRow extends Ranked {
  cells: readonly number[]
}

function Table({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly TableRow[] }) {
  if (rows.length === 0) return <p>No match has been played yet.</p>
  if (!rows.some(({ cells }) => cells.some((cell) => cell > 0))) return <Entrants caption={caption} rows={rows} />
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
        {rows.map(({ rank, team, zone, cells }) => (
          <tr key={team.id} className={zone === 'advances' ? 'advances' : undefined}>
            <th scope="row">
              <i>{rank}</i> <EmbedTeam team={team} /> {zone === 'advances' && <small>advances</small>}
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

/** The teams before the first result: a list, not a ranking. */
function Entrants({ caption, rows }: { caption: string; rows: readonly TableRow[] }) {
  const teams = rows.map(({ team }) => team).sort(compareNames)
  return (
    <div>
      <h3>{caption}</h3>
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            <EmbedTeam team={team} />
          </li>
        ))}
      </ul>
    </div>
  )
}
