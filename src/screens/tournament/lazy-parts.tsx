import { lazyPart } from '~/page-load/lazy-part'
// Their styles come with the page.
import '~/components/export/export-list.css'
import '~/components/match/match-row.css'
import '~/components/tournament/tournament-row.css'
import './how-to-enter.css'
import './pickem-section.css'
import './team-list.css'

const loadEditions = async () => (await import('./editions')).Editions
const loadExportList = async () => (await import('~/components/export/export-list')).ExportList
const loadHowToEnter = async () => (await import('./how-to-enter')).HowToEnter
const loadNextMatches = async () => (await import('./next-matches')).NextMatches
const loadPickem = async () => (await import('./pickem-section')).PickemSection
const loadTeamList = async () => (await import('./team-list')).TeamList

export const Editions = lazyPart(loadEditions, import.meta.env.SSR && (await loadEditions()))
export const ExportList = lazyPart(loadExportList, import.meta.env.SSR && (await loadExportList()))
export const HowToEnter = lazyPart(loadHowToEnter, import.meta.env.SSR && (await loadHowToEnter()))
export const NextMatches = lazyPart(loadNextMatches, import.meta.env.SSR && (await loadNextMatches()))
export const PickemSection = lazyPart(loadPickem, import.meta.env.SSR && (await loadPickem()))
export const TeamList = lazyPart(loadTeamList, import.meta.env.SSR && (await loadTeamList()))
