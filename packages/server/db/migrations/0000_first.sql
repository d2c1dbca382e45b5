CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE FUNCTION short_grams(names text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, length(names)) AS at, LATERAL (VALUES (substr(names, at, 1)), (substr(names, at, 2))) AS grams (gram)
$$;
--> statement-breakpoint
CREATE TABLE players (
  id text PRIMARY KEY,
  score integer NOT NULL,
  game text NOT NULL,
  tier text NOT NULL,
  team text NOT NULL,
  status text NOT NULL,
  names text NOT NULL,
  -- Every letter and every pair of letters of the names: kept, because computing them for each row of a scan costs more than reading them.
  grams text[] GENERATED ALWAYS AS (short_grams(names)) STORED,
  record jsonb NOT NULL
);
--> statement-breakpoint
-- A search of three letters and more finds its trigrams; with the filters in the same index, it reads only players that meet both.
CREATE INDEX players_by_names ON players USING gin (names gin_trgm_ops, game, tier, team, status);
--> statement-breakpoint
-- A search of one or two letters has no trigram: it finds these.
CREATE INDEX players_by_grams ON players USING gin (grams, game, tier, team, status);
--> statement-breakpoint
-- One index for each set of filters, each in the order of the list: whatever is filtered, a page is read off an index.
CREATE INDEX players_by_score ON players (score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game ON players (game, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_tier ON players (tier, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_team ON players (team, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_status ON players (status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_tier ON players (game, tier, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_team ON players (game, team, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_status ON players (game, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_tier_team ON players (tier, team, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_tier_status ON players (tier, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_team_status ON players (team, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_tier_team ON players (game, tier, team, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_tier_status ON players (game, tier, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_team_status ON players (game, team, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_tier_team_status ON players (tier, team, status, score DESC, id);
--> statement-breakpoint
CREATE INDEX players_by_game_tier_team_status ON players (game, tier, team, status, score DESC, id);
--> statement-breakpoint
CREATE TABLE player_counts (
  game text NOT NULL,
  tier text NOT NULL,
  team text NOT NULL,
  status text NOT NULL,
  players integer NOT NULL,
  PRIMARY KEY (game, tier, team, status)
);
--> statement-breakpoint
CREATE FUNCTION count_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO player_counts AS counts
    SELECT game, tier, team, status, count(*) FROM new_rows GROUP BY game, tier, team, status
    ON CONFLICT (game, tier, team, status) DO UPDATE SET players = counts.players + excluded.players;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO player_counts AS counts
    SELECT game, tier, team, status, -count(*) FROM old_rows GROUP BY game, tier, team, status
    ON CONFLICT (game, tier, team, status) DO UPDATE SET players = counts.players + excluded.players;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON players
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_players();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON players
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_players();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON players
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_players();
--> statement-breakpoint
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email));
--> statement-breakpoint
CREATE TABLE attempts (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire timestamptz
);
--> statement-breakpoint
CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);
