-- Where an account has signed in from: wrong passwords from elsewhere never keep it out there.
CREATE TABLE known_addresses (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  address text NOT NULL,
  last_used timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, address)
);
--> statement-breakpoint
CREATE INDEX known_addresses_by_last_used ON known_addresses (last_used);
