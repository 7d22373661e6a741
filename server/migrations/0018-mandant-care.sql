-- What of a mandant can be taken away and put back, and under which key its systems are known.

-- A language that was taken away keeps its row, its texts and the terms it had, so that it can be put back.
alter table language
  add column removed_at timestamptz,
  add column kept_terms text,
  add column kept_terms_version text,
  add constraint language_default_stays check (not (is_default and removed_at is not null));

-- The id of the key of TOKEN_KEYS that key_hash was made with; null = from before it was kept.
alter table api_key add column hashed_by text;
