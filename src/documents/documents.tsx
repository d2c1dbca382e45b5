import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadTournament } from '~/content/tournaments/load'
import { toTournament } from '~/content/tournaments/to-tournament'
import { finishPage } from '~/page-load/finish-page'
import { calendars, writeTournamentCalendar } from './calendars'
import { EmbedPage } from './embed-page'
import { writeFeed } from './feed'

/** Renders a document for other sites as of a time (ms). `folder` contains the built files. */
type RenderDocument = (now: number, folder: string) => Promise<Response>

/** By path: the feed of the tournaments, their calendars, and a page to embed for each of them. */
export const documents: ReadonlyMap<string, RenderDocument> = new Map<string, RenderDocument>([
  ['/feed.xml', renderFeed],
  ...calendars.map((calendar): [string, RenderDocument] => [
    calendar.path,
    async (now) => sendText(await writeTournamentCalendar(calendar, now), 'text/calendar'),
  ]),
  ...tournaments.map(({ id }): [string, RenderDocument] => [
    `/embed/tournament/${id}`,
    (now, folder) => renderEmbed(id, now, folder),
  ]),
])

async function renderFeed(now: number): Promise<Response> {
  return sendText(writeFeed(tournaments.map((record) => toTournament(record, now))), 'application/atom+xml')
}

/** For documents that programs fetch a few times a day. */
const sendText = (text: string, type: string) =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })

async function renderEmbed(id: string, now: number, folder: string): Promise<Response> {
  const tournament = await loadTournament(id, now)
  if (!tournament) throw new Error(`There is no tournament ${id}.`)
  const markup = renderToStaticMarkup(<EmbedPage tournament={tournament} />)
  // It has its own styles, and none of the build's.
  const { html, policy } = finishPage(`<!DOCTYPE html>${markup}`, { folder, stylesheets: [] })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
    },
  })
}
