import './lobby-results.css'
import { lazyPart } from '~/page-load/lazy-part'

const loadLobby = async () => (await import('./lobby-results')).LobbyResults
const loadSeries = async () => (await import('./series-games')).SeriesGames

export const LobbyResults = lazyPart(loadLobby, import.meta.env.SSR && (await loadLobby()))
export const SeriesGames = lazyPart(loadSeries, import.meta.env.SSR && (await loadSeries()))
