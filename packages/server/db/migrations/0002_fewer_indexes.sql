-- A page of several filters is read off the index of one of them: the others are checked on the way.
DROP INDEX IF EXISTS players_by_game_tier;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_team;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_tier_team;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_tier_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_team_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_tier_team;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_tier_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_team_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_tier_team_status;
--> statement-breakpoint
DROP INDEX IF EXISTS players_by_game_tier_team_status;
