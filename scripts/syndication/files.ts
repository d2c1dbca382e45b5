import { renderToStaticMarkup } from 'react-dom/server'
import { loadTournament } from '~/content/tournaments/load'
import { toTournament } from '~/content/tournaments/queries'
import { tournaments } from '~/content/tournaments/records.data'
import { brand } from '~/lib/brand'
import { finishPage } from '~/page-load/finish-page'
import { EmbedPage } from './embed-page'
import { atomFeed } from './feed'

/** By which browsers and readers find the feed. */
export const feedLink = `<link rel="alternate" type="application/atom+xml" title="${brand.name} tournaments" href="/feed.xml"/>`

/** A page for frames has its own styles, and none of the build's. */
const builtFiles = { folder: 'dist/client', stylesheets: [] }

const details = await Promise.all(tournaments.map(({ id }) => loadTournament(id)))

/** The paths of all files, below the folder of the build, with what is in them. */
export const files: readonly (readonly [path: string, content: string])[] = [
  ['feed.xml', atomFeed(tournaments.map(toTournament))],
  ...details
    .filter((tournament) => tournament !== null)
    .map(
      (tournament) =>
        [
          `embed/tournament/${tournament.id}/index.html`,
          finishPage(`<!DOCTYPE html>${renderToStaticMarkup(EmbedPage({ tournament }))}`, builtFiles).html,
        ] as const,
    ),
]
