import type { Sql } from 'postgres'

const games = ['BGMI', 'Valorant', 'CS2', 'Dota 2', 'Free Fire']
const tiers = ['S-Tier', 'A-Tier', 'Elite', 'B-Tier']
const statuses = ['Active', 'Active', 'Active', 'Retired', 'Inactive']
const firstNames =
  'aarav vivaan aditya rudra arjun sai reyansh krishna ishaan kabir ananya diya ira myra sara aadhya kiara riya anika zoya farhan imran tenzin harpreet gurnoor lakshmi meena savio nayan rahul rohan neha pooja kavya divya vikram suresh deepak manoj ramesh'
const lastNames =
  'kumar sharma verma singh patel reddy nair iyer menon das bose roy ghosh khan ansari sheikh dsouza fernandes negi rawat gogoi borah naidu rao gowda shetty hegde joshi kulkarni deshmukh patil jadhav yadav mishra tripathi pandey gill sandhu bhatia kapoor'
const handles =
  'rudra tezz morni koel vajra lava chai turbo zulfi pahadi garuda naga bagh patang mirchi toofan bijli jugnu'

/** Fills the table up to `size` players, by SQL alone, and leaves it as a server would find it after a night: indexed, vacuumed, analysed. */
export async function fillWithPlayers(sql: Sql, size: number): Promise<void> {
  const oneOf = (words: readonly string[]) =>
    sql`(${sql.array([...words])}::text[])[1 + floor(random() * ${words.length})::int]`
  // Indexes are made several times faster at once than row by row.
  const indexes = await sql<{ name: string; definition: string }[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'players' AND indexname <> 'players_pkey'`
  for (const { name } of indexes) await sql`DROP INDEX ${sql(name)}`
  // The same players each time, each of their values drawn on its own: any filters meet in somebody.
  await sql`SELECT setseed(0.5)`
  await sql`
    INSERT INTO players (id, score, game, tier, team, status, names, record)
    SELECT lpad(to_hex(n), 24, '0'), score, game, tier, team, status,
      handle || n || E'\n' || first_name || ' ' || last_name || E'\n' || handle,
      jsonb_build_object(
        '_id', lpad(to_hex(n), 24, '0'), 'playerName', handle || n, 'realName', first_name || ' ' || last_name,
        'ign', handle, 'game', game, 'tier', tier, 'team', team, 'status', status, 'likeCount', n % 10000,
        'country', 'India', 'earnings', '$' || n,
        'achievements', (SELECT jsonb_agg(jsonb_build_object('tournament', 'Open ' || a, 'placement', '1st', 'prize', '$100')) FROM generate_series(1, 6) AS a)
      )
    FROM (
      SELECT n, (random() * 1000000)::int AS score,
        ${oneOf(games)} AS game, ${oneOf(tiers)} AS tier, 'Team ' || floor(random() * 42) AS team, ${oneOf(statuses)} AS status,
        ${oneOf(firstNames.split(' '))} AS first_name, ${oneOf(lastNames.split(' '))} AS last_name,
        ${oneOf(handles.split(' '))} AS handle
      FROM generate_series(1000, ${size} + 879) AS n
    ) AS drawn`
  for (const { definition } of indexes) await sql.unsafe(definition)
  await sql`VACUUM ANALYZE players`
  await sql`VACUUM ANALYZE player_counts`
}
