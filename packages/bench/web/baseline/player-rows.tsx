import type players from './players.json'

export function PlayerRows({ players: all }: { players: typeof players }) {
  return all.map(({ rank, name, team, rating }) => (
    <tr key={rank}>
      <td>{rank}</td>
      <td>
        <a href={`/players/${name.toLowerCase()}`}>{name}</a>
      </td>
      <td>{team}</td>
      <td>{rating}</td>
    </tr>
  ))
}

/** Placeholders until they are loaded. */
export const PlayerPlaceholders = () =>
  Array.from({ length: 10 }, (_, index) => index + 1).map((rank) => (
    <tr key={rank}>
      <td colSpan={4}>{rank}</td>
    </tr>
  ))
