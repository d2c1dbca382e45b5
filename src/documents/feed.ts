import { escapeXml } from '@akhada/contract/escape-xml'
import { getLastChange, nameWithGame } from '~/content/tournaments/to-tournament-event'
import type { Tournament } from '~/content/tournaments/types'
import { brand, siteUrl } from '~/lib/brand'
import { compareStarts, formatDateRange } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'

/** An Atom feed (RFC 4287) of tournaments, latest start first. Its dates are those of the last changes, so builds write the same file. */
export function writeFeed(tournaments: readonly Tournament[]): string {
  const latest = tournaments.toSorted((a, b) => compareStarts(b, a))
  const updated = latest.map(getUpdateTime).toSorted().at(-1) ?? toUtc(new Date(0).toISOString())
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <id>${siteUrl}/feed.xml</id>
  <title>${escapeXml(`${brand.name}: tournaments`)}</title>
  <subtitle>${escapeXml('The tournaments of Indian esports: dates, places, formats and prize pools.')}</subtitle>
  <updated>${updated}</updated>
  <author><name>${escapeXml(brand.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${siteUrl}/events"/>
${latest.map(writeEntry).join('')}</feed>
`
}

function writeEntry(tournament: Tournament): string {
  const { gameName, location, format, prizePool, start, end, path } = tournament
  const text = `${formatDateRange({ start, end })}, ${location}. ${format}. Prize pool: ${formatMoney(prizePool)}.`
  return `  <entry>
    <id>${escapeXml(siteUrl + path)}</id>
    <title>${escapeXml(nameWithGame(tournament))}</title>
    <updated>${getUpdateTime(tournament)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>
    <category term="${escapeXml(gameName)}"/>
    <summary>${escapeXml(text)}</summary>
  </entry>
`
}

const getUpdateTime = (tournament: Tournament) => toUtc(getLastChange(tournament))

const toUtc = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '')
