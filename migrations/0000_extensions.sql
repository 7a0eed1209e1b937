-- Search that forgives: trigrams for typos, unaccent for marks, full text in English and (as it stands) Hindi.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() reads a dictionary that could be changed, so PostgreSQL does not call it immutable. Ours is never changed.
CREATE FUNCTION pankh_plain(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, words)) $$;
--> statement-breakpoint
CREATE FUNCTION pankh_search_text(title jsonb, summary jsonb, words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.pankh_plain(concat_ws(' ', title ->> 'en', title ->> 'hi', words, summary ->> 'en', summary ->> 'hi')) $$;
--> statement-breakpoint
CREATE FUNCTION pankh_search_vector(title jsonb, summary jsonb, description jsonb, words text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(coalesce(title ->> 'en', ''))), 'A') ||
    setweight(to_tsvector('pg_catalog.simple', coalesce(title ->> 'hi', '')), 'A') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(words)), 'B') ||
    setweight(to_tsvector('pg_catalog.simple', public.pankh_plain(words)), 'B') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(coalesce(summary ->> 'en', ''))), 'C') ||
    setweight(to_tsvector('pg_catalog.simple', coalesce(summary ->> 'hi', '')), 'C') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(coalesce(description ->> 'en', ''))), 'D') ||
    setweight(to_tsvector('pg_catalog.simple', coalesce(description ->> 'hi', '')), 'D') $$;
