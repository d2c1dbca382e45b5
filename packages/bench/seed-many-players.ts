import { filterNames } from '@akhada/contract/filters'
import type { Client } from 'pg'

const firstNames =
  'aarav vivaan aditya rudra arjun sai reyansh krishna ishaan kabir ananya diya ira myra sara aadhya kiara riya anika zoya farhan imran tenzin harpreet gurnoor lakshmi meena savio nayan rahul rohan neha pooja kavya divya vikram suresh deepak manoj ramesh'
const lastNames =
  'kumar sharma verma singh patel reddy nair iyer menon das bose roy ghosh khan ansari sheikh dsouza fernandes negi rawat gogoi borah naidu rao gowda shetty hegde joshi kulkarni deshmukh patil jadhav yadav mishra tripathi pandey gill sandhu bhatia kapoor'
const handles =
  'rudra tezz morni koel vajra lava chai turbo zulfi pahadi garuda naga bagh patang mirchi toofan bijli jugnu'

/** Adds `size` players, using only SQL, and leaves the table as nightly maintenance would: indexed, vacuumed, analysed. */
export async function seedManyPlayers(client: Client, size: number): Promise<void> {
  // Creating an index at the end is several times faster than updating it row by row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'players' AND indexname <> 'players_pkey'`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`)
  await client.query(
    `INSERT INTO players (id, score, names, record, ${filterNames.join(', ')})
    SELECT record->>'_id', (n::bigint * 7919 % 1000003)::int, handle || n || E'\n' || real_name || E'\n' || handle, record,
      ${filterNames.map((name) => `coalesce(record->>'${name}', '')`).join(', ')}
    FROM (
      SELECT n, handle, first_name || ' ' || last_name AS real_name, jsonb_build_object(
        '_id', lpad(to_hex(n), 24, '0'), 'playerName', handle || n, 'realName', first_name || ' ' || last_name,
        'ign', handle, 'likeCount', n % 10000, 'country', 'India', 'earnings', '$' || n,
        'game', (ARRAY['BGMI', 'Valorant', 'CS2', 'Dota 2', 'Free Fire'])[1 + n % 5],
        'tier', (ARRAY['S-Tier', 'A-Tier', 'Elite', 'B-Tier'])[1 + (n / 7) % 4],
        'team', 'Team ' || (n * 31) % 42,
        'status', (ARRAY['Active', 'Active', 'Active', 'Retired', 'Inactive'])[1 + (n / 11) % 5],
        'achievements', (SELECT jsonb_agg(jsonb_build_object('tournament', 'Open ' || a, 'placement', '1st', 'prize', '$100')) FROM generate_series(1, 6) AS a)
      ) AS record
      FROM (
        SELECT n,
          (string_to_array($1::text, ' '))[1 + (n * 13) % 40] AS first_name,
          (string_to_array($2::text, ' '))[1 + (n / 3 * 17) % 40] AS last_name,
          (string_to_array($3::text, ' '))[1 + (n * 5) % 18] AS handle
        FROM generate_series(1000, ${size} + 999) AS n
      ) AS names
    ) AS records`,
    [firstNames, lastNames, handles],
  )
  for (const { definition } of indexes) await client.query(definition)
  await client.query('VACUUM ANALYZE players')
  await client.query('VACUUM ANALYZE player_counts')
}
