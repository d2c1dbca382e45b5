import type players from './players.json'

/** The players, one per row. */
export function PlayerRows({ players: all }: { players: typeof players }) {
  return all.map(({ rank, name, team, rating }) => (
    <tr key={rank}>
      <td className="num">{rank}</td>
      <td>
        <a href={`/players/${name.toLowerCase()}`}>{name}</a>
      </td>
      <td>{team}</td>
      <td className="num">{rating}</td>
    </tr>
  ))
}

/** Placeholders until they are loaded. */
export function PlayerPlaceholders() {
  return Array.from({ length: 10 }, (_, index) => index + 1).map((rank) => (
    <tr key={rank}>
      <td className="num">{rank}</td>
      <td>
        <span className="skeleton" />
      </td>
      <td>
        <span className="skeleton" />
      </td>
      <td>
        <span className="skeleton" />
      </td>
    </tr>
  ))
}
