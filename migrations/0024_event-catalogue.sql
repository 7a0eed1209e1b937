CREATE TABLE "event_facet_counts" (
	"facet" text NOT NULL,
	"term_id" integer NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "event_facet_counts_facet_term_id_pk" PRIMARY KEY("facet","term_id"),
	CONSTRAINT "event_facet_counts_are_not_negative" CHECK ("event_facet_counts"."listed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_facet_ids" (
	"facet" text NOT NULL,
	"term_id" integer NOT NULL,
	"block" integer NOT NULL,
	"ids" bit(16384) NOT NULL,
	CONSTRAINT "event_facet_ids_facet_term_id_block_pk" PRIMARY KEY("facet","term_id","block")
);
--> statement-breakpoint
CREATE TABLE "event_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "events_by_created";--> statement-breakpoint
DROP INDEX "events_in_brief";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "film_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "settled_place" smallint GENERATED ALWAYS AS (case when film_published_at is not null then 1 when end_date_time is null then 0 when access_recording then 2 else 3 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "settled_from" timestamp with time zone GENERATED ALWAYS AS (case when film_published_at is null then end_date_time else greatest(film_published_at, end_date_time) end) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "settled_order" interval GENERATED ALWAYS AS (coalesce('1970-01-01 00:00:00+00'::timestamptz - coalesce(film_published_at, end_date_time), '1000000 days'::interval)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (pankh_search_vector(title, '{}', '{}', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "event_facet_counts_most" ON "event_facet_counts" USING btree ("facet","listed" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_words_alike" ON "event_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_by_rating" ON "events" USING btree ((coalesce(rating_sum::float8 / nullif(rating_count, 0), 0)) desc nulls last,"rating_count" DESC NULLS LAST,"id") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_settled_order" ON "events" USING btree ("settled_place","settled_order","id","settled_from") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_settled_from" ON "events" USING btree ("settled_from","id","publication","settled_place","start_date_time","end_date_time","film_published_at","access_recording","zoom_link") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_title_vector" ON "events" USING gin ("title_vector");--> statement-breakpoint
CREATE INDEX "events_by_created" ON "events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_in_brief" ON "events" USING btree ("id","publication","start_date_time","end_date_time","created_at","film_published_at","access_recording") WHERE publication <> 'draft';--> statement-breakpoint
-- The triggers of the library (0021) serve events too (docs/decisions/022). Their functions take the name of the thing,
-- `resource` or `event`, or the row of one; the old ones with the same names but other arguments go.
CREATE FUNCTION "public"."pankh_hold_catalogue"(thing text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7265243, CASE thing WHEN 'resource' THEN 0 ELSE 1 END) $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_count_terms"(thing text, terms public.pankh_listed_term[], gained boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  counts text := format('public.%I', thing || '_facet_counts');
  sets text := format('public.%I', thing || '_facet_ids');
BEGIN
  IF coalesce(cardinality(terms), 0) = 0 THEN RETURN; END IF;
  PERFORM public.pankh_hold_catalogue(thing);
  IF gained THEN
    EXECUTE format('INSERT INTO %s AS kept (facet, term_id, listed)
      SELECT t.facet, t.term_id, count(*) FROM unnest($1) t GROUP BY 1, 2
      ON CONFLICT (facet, term_id) DO UPDATE SET listed = kept.listed + excluded.listed', counts) USING terms;
    EXECUTE format('INSERT INTO %s AS kept (facet, term_id, block, ids)
      SELECT t.facet, t.term_id, t.resource_id / 16384, bit_or(set_bit(0::bit(16384), t.resource_id %% 16384, 1))
      FROM unnest($1) t WHERE t.facet <> ''all'' GROUP BY 1, 2, 3
      ON CONFLICT (facet, term_id, block) DO UPDATE SET ids = kept.ids | excluded.ids', sets) USING terms;
  ELSE
    EXECUTE format('UPDATE %s kept SET listed = kept.listed - lost.n
      FROM (SELECT t.facet, t.term_id, count(*) AS n FROM unnest($1) t GROUP BY 1, 2) lost
      WHERE kept.facet = lost.facet AND kept.term_id = lost.term_id', counts) USING terms;
    EXECUTE format('UPDATE %s kept SET ids = kept.ids & ~lost.ids
      FROM (SELECT t.facet, t.term_id, t.resource_id / 16384 AS block,
          bit_or(set_bit(0::bit(16384), t.resource_id %% 16384, 1)) AS ids
        FROM unnest($1) t WHERE t.facet <> ''all'' GROUP BY 1, 2, 3) lost
      WHERE kept.facet = lost.facet AND kept.term_id = lost.term_id AND kept.block = lost.block', sets) USING terms;
  END IF;
END $$;--> statement-breakpoint

-- Each text is that of one thing.
CREATE FUNCTION "public"."pankh_count_words"(thing text, texts text[], gained boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  words text := format('public.%I', thing || '_words');
BEGIN
  IF coalesce(cardinality(texts), 0) = 0 THEN RETURN; END IF;
  PERFORM public.pankh_hold_catalogue(thing);
  IF gained THEN
    EXECUTE format('INSERT INTO %s AS kept (word, listed)
      SELECT word, count(*) FROM unnest($1) said, public.pankh_words(said) word GROUP BY 1
      ON CONFLICT (word) DO UPDATE SET listed = kept.listed + excluded.listed', words) USING texts;
  ELSE
    EXECUTE format('WITH lost AS (SELECT word, count(*) AS n FROM unnest($1) said, public.pankh_words(said) word GROUP BY 1),
      gone AS (DELETE FROM %1$s kept USING lost WHERE kept.word = lost.word AND kept.listed <= lost.n)
      UPDATE %1$s kept SET listed = kept.listed - lost.n FROM lost
        WHERE kept.word = lost.word AND kept.listed > lost.n', words) USING texts;
  END IF;
END $$;--> statement-breakpoint

-- A tag of two or three letters as a number: base 256, the letters that are there. `events/event-choices.ts` has the same.
CREATE FUNCTION "public"."pankh_language_term"(tag text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ascii(substr(tag, 1, 1)) * 65536 + ascii(substr(tag, 2, 1)) * 256 + ascii(substr(tag, 3, 1)) $$;--> statement-breakpoint

-- The terms in the row of an event, for one that is published; `all` counts every one. `place` is the one it settles in.
CREATE FUNCTION "public"."pankh_own_terms"(event public.events) RETURNS SETOF public.pankh_listed_term LANGUAGE sql AS $$
  SELECT 'all', 0, event.id
  UNION ALL SELECT 'place', event.settled_place, event.id
  UNION ALL SELECT 'type', event.event_type_id, event.id
  UNION ALL SELECT 'language', public.pankh_language_term(event.access_language), event.id
  UNION ALL SELECT 'captions', 1, event.id WHERE event.access_captions <> 'none'
  UNION ALL SELECT 'sign_language', 1, event.id WHERE event.access_sign_language $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_linked_terms"(thing text, ids integer[]) RETURNS SETOF public.pankh_listed_term
LANGUAGE plpgsql AS $$
BEGIN
  IF thing = 'resource' THEN
    RETURN QUERY
      SELECT 'skill', l.skill_id, l.resource_id FROM public.resource_skills l WHERE l.resource_id = ANY (ids)
      UNION ALL SELECT 'tag', l.tag_id, l.resource_id FROM public.resource_tags l WHERE l.resource_id = ANY (ids)
      UNION ALL SELECT 'age_group', l.age_group_id, l.resource_id FROM public.resource_age_groups l
        WHERE l.resource_id = ANY (ids);
  ELSE
    RETURN QUERY
      SELECT 'skill', l.skill_id, l.event_id FROM public.event_skills l WHERE l.event_id = ANY (ids)
      UNION ALL SELECT 'tag', l.tag_id, l.event_id FROM public.event_tags l WHERE l.event_id = ANY (ids)
      UNION ALL SELECT 'age_group', l.age_group_id, l.event_id FROM public.event_age_groups l WHERE l.event_id = ANY (ids)
      UNION ALL SELECT 'creator', l.speaker_id, l.event_id FROM public.event_speakers l WHERE l.event_id = ANY (ids);
  END IF;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_said_in"(event public.events) RETURNS text LANGUAGE sql AS $$
  SELECT event.search_text $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_is_listed"(event public.events) RETURNS boolean LANGUAGE sql AS $$
  SELECT event.publication = 'published' $$;--> statement-breakpoint

-- All of a row that its terms, its words and whether it is listed follow from: most updates change nothing of it.
CREATE FUNCTION "public"."pankh_counted_in"(resource public.resources) RETURNS text LANGUAGE sql AS $$
  SELECT row(resource.status, resource.privacy, resource.resource_type_id, resource.creator_id, resource.title,
    resource.search_words, resource.summary)::text $$;--> statement-breakpoint
CREATE FUNCTION "public"."pankh_counted_in"(event public.events) RETURNS text LANGUAGE sql AS $$
  SELECT row(event.publication, event.settled_place, event.event_type_id, event.access_language, event.access_captions,
    event.access_sign_language, event.search_text)::text $$;--> statement-breakpoint

-- The rows of a statement have no type of their own: each is cast to that of its table, so that its functions are meant.
CREATE FUNCTION "public"."pankh_terms_in"(thing text, rows_of text) RETURNS text LANGUAGE sql AS $$
  SELECT format('SELECT t FROM %1$I r, public.pankh_own_terms(r::public.%2$I) t WHERE public.pankh_is_listed(r::public.%2$I)',
    rows_of, thing || 's') $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_catalogue_gains"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thing text := TG_ARGV[0];
  terms public.pankh_listed_term[];
  texts text[];
BEGIN
  EXECUTE format('SELECT array(%s)', public.pankh_terms_in(thing, 'after_it')) INTO terms;
  PERFORM public.pankh_count_terms(thing, terms, true);
  EXECUTE format('SELECT array(SELECT public.pankh_said_in(a::public.%1$I) FROM after_it a
    WHERE public.pankh_is_listed(a::public.%1$I))', thing || 's') INTO texts;
  PERFORM public.pankh_count_words(thing, texts, true);
  RETURN null;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_catalogue_loses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thing text := TG_ARGV[0];
  terms public.pankh_listed_term[];
  texts text[];
BEGIN
  EXECUTE format('SELECT array(%s)', public.pankh_terms_in(thing, 'before_it')) INTO terms;
  PERFORM public.pankh_count_terms(thing, terms, false);
  EXECUTE format('SELECT array(SELECT public.pankh_said_in(b::public.%1$I) FROM before_it b
    WHERE public.pankh_is_listed(b::public.%1$I))', thing || 's') INTO texts;
  PERFORM public.pankh_count_words(thing, texts, false);
  RETURN null;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_catalogue_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thing text := TG_ARGV[0];
  is_changed boolean;
  unlisted integer[];
  newly integer[];
  terms public.pankh_listed_term[];
  texts text[];
  before_terms text := public.pankh_terms_in(thing, 'before_it');
  after_terms text := public.pankh_terms_in(thing, 'after_it');
  said text := 'SELECT array(SELECT public.pankh_said_in(%2$s::public.%1$I) FROM before_it b JOIN after_it a ON a.id = b.id
    WHERE public.pankh_is_listed(%2$s::public.%1$I) AND NOT (public.pankh_is_listed(%3$s::public.%1$I)
      AND public.pankh_said_in(a::public.%1$I) = public.pankh_said_in(b::public.%1$I)))';
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM before_it b JOIN after_it a USING (id)
    WHERE public.pankh_counted_in(b::public.%1$I) IS DISTINCT FROM public.pankh_counted_in(a::public.%1$I))', thing || 's')
    INTO is_changed;
  IF NOT is_changed THEN RETURN null; END IF;
  PERFORM public.pankh_hold_catalogue(thing);
  EXECUTE format('SELECT array_agg(b.id) FILTER (WHERE public.pankh_is_listed(b::public.%1$I)),
      array_agg(a.id) FILTER (WHERE public.pankh_is_listed(a::public.%1$I))
    FROM before_it b JOIN after_it a ON a.id = b.id
    WHERE public.pankh_is_listed(b::public.%1$I) <> public.pankh_is_listed(a::public.%1$I)', thing || 's')
    INTO unlisted, newly;
  EXECUTE format('SELECT array((%s EXCEPT %s) UNION ALL SELECT t FROM public.pankh_linked_terms($1, $2) t)',
    before_terms, after_terms) INTO terms USING thing, unlisted;
  PERFORM public.pankh_count_terms(thing, terms, false);
  EXECUTE format('SELECT array((%s EXCEPT %s) UNION ALL SELECT t FROM public.pankh_linked_terms($1, $2) t)',
    after_terms, before_terms) INTO terms USING thing, newly;
  PERFORM public.pankh_count_terms(thing, terms, true);
  EXECUTE format(said, thing || 's', 'b', 'a') INTO texts;
  PERFORM public.pankh_count_words(thing, texts, false);
  EXECUTE format(said, thing || 's', 'a', 'b') INTO texts;
  PERFORM public.pankh_count_words(thing, texts, true);
  RETURN null;
END $$;--> statement-breakpoint

-- Its links go while it is still there to say that they count.
CREATE FUNCTION "public"."pankh_unlink_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.pankh_is_listed(OLD) THEN
    DELETE FROM public.event_skills WHERE event_id = OLD.id;
    DELETE FROM public.event_tags WHERE event_id = OLD.id;
    DELETE FROM public.event_age_groups WHERE event_id = OLD.id;
    DELETE FROM public.event_speakers WHERE event_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_hold_before_catalogue_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pankh_hold_catalogue(TG_ARGV[0]);
  RETURN null;
END $$;--> statement-breakpoint

-- Said of the thing, the facet and the column of its term.
CREATE FUNCTION "public"."pankh_catalogue_links_move"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text := format('SELECT array(SELECT row(%1$L, l.%2$I, l.%3$I)::public.pankh_listed_term FROM %%s l
    JOIN public.%4$I t ON t.id = l.%3$I WHERE public.pankh_is_listed(t))',
    TG_ARGV[1], TG_ARGV[2], TG_ARGV[0] || '_id', TG_ARGV[0] || 's');
  terms public.pankh_listed_term[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM before_it) THEN RETURN null; END IF;
    EXECUTE format(moved, 'before_it') INTO terms;
    PERFORM public.pankh_count_terms(TG_ARGV[0], terms, false);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(moved, 'after_it') INTO terms;
    PERFORM public.pankh_count_terms(TG_ARGV[0], terms, true);
  END IF;
  RETURN null;
END $$;--> statement-breakpoint

-- The moment of the recording stands with the event, too. One update for all rows of a statement: each update of events
-- counts its terms and words.
CREATE FUNCTION "public"."pankh_film_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.events e SET film_published_at = a.published_at
    FROM after_it a WHERE e.id = a.event_id AND e.film_published_at IS DISTINCT FROM a.published_at;
  RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."pankh_film_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.events e SET film_published_at = null FROM before_it b WHERE e.id = b.event_id;
  RETURN null;
END $$;--> statement-breakpoint
UPDATE "public"."events" e SET film_published_at = r.published_at FROM "public"."event_recordings" r WHERE r.event_id = e.id;--> statement-breakpoint
CREATE TRIGGER "film_published" AFTER INSERT ON "public"."event_recordings" REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_film_published"();--> statement-breakpoint
CREATE TRIGGER "film_changed" AFTER UPDATE ON "public"."event_recordings" REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_film_published"();--> statement-breakpoint
CREATE TRIGGER "film_removed" AFTER DELETE ON "public"."event_recordings" REFERENCING OLD TABLE AS before_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_film_removed"();--> statement-breakpoint

DO $$
DECLARE
  thing text;
  links text[];
  link text;
  facet text;
BEGIN
  FOREACH thing IN ARRAY array['resource', 'event'] LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS library_gains ON public.%I', thing || 's');
    EXECUTE format('DROP TRIGGER IF EXISTS library_changes ON public.%I', thing || 's');
    EXECUTE format('DROP TRIGGER IF EXISTS library_loses ON public.%I', thing || 's');
    EXECUTE format('CREATE TRIGGER catalogue_gains AFTER INSERT ON public.%I REFERENCING NEW TABLE AS after_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_gains(%L)', thing || 's', thing);
    EXECUTE format('CREATE TRIGGER catalogue_changes AFTER UPDATE ON public.%I
      REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_changes(%L)', thing || 's', thing);
    EXECUTE format('CREATE TRIGGER catalogue_loses AFTER DELETE ON public.%I REFERENCING OLD TABLE AS before_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_loses(%L)', thing || 's', thing);
    links := array['skill', 'tag', 'age_group'] || CASE thing WHEN 'event' THEN array['speaker'] ELSE '{}' END;
    FOREACH link IN ARRAY links LOOP
      facet := CASE link WHEN 'speaker' THEN 'creator' ELSE link END;
      EXECUTE format('DROP TRIGGER IF EXISTS library_is_held ON public.%I', thing || '_' || link || 's');
      EXECUTE format('DROP TRIGGER IF EXISTS library_gains ON public.%I', thing || '_' || link || 's');
      EXECUTE format('DROP TRIGGER IF EXISTS library_changes ON public.%I', thing || '_' || link || 's');
      EXECUTE format('DROP TRIGGER IF EXISTS library_loses ON public.%I', thing || '_' || link || 's');
      EXECUTE format('CREATE TRIGGER catalogue_is_held BEFORE INSERT OR UPDATE OR DELETE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_hold_before_catalogue_links(%L)', thing || '_' || link || 's', thing);
      EXECUTE format('CREATE TRIGGER catalogue_gains AFTER INSERT ON public.%I REFERENCING NEW TABLE AS after_it
        FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_links_move(%L, %L, %L)',
        thing || '_' || link || 's', thing, facet, link || '_id');
      EXECUTE format('CREATE TRIGGER catalogue_changes AFTER UPDATE ON public.%I
        REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
        FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_links_move(%L, %L, %L)',
        thing || '_' || link || 's', thing, facet, link || '_id');
      EXECUTE format('CREATE TRIGGER catalogue_loses AFTER DELETE ON public.%I REFERENCING OLD TABLE AS before_it
        FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_catalogue_links_move(%L, %L, %L)',
        thing || '_' || link || 's', thing, facet, link || '_id');
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "catalogue_unlinks" BEFORE DELETE ON "public"."events"
  FOR EACH ROW EXECUTE FUNCTION "public"."pankh_unlink_event"();--> statement-breakpoint

DROP FUNCTION "public"."pankh_library_gains"();--> statement-breakpoint
DROP FUNCTION "public"."pankh_library_loses"();--> statement-breakpoint
DROP FUNCTION "public"."pankh_library_changes"();--> statement-breakpoint
DROP FUNCTION "public"."pankh_links_move"();--> statement-breakpoint
DROP FUNCTION "public"."pankh_hold_before_links"();--> statement-breakpoint
DROP FUNCTION "public"."pankh_linked_terms"(integer[]);--> statement-breakpoint
DROP FUNCTION "public"."pankh_count_terms"(public.pankh_listed_term[], boolean);--> statement-breakpoint
DROP FUNCTION "public"."pankh_count_words"(text[], boolean);--> statement-breakpoint
-- The version before calls it.
CREATE OR REPLACE FUNCTION "public"."pankh_hold_library"() RETURNS void LANGUAGE sql AS $$
  SELECT public.pankh_hold_catalogue('resource') $$;--> statement-breakpoint

SELECT public.pankh_count_terms('event', array(
  SELECT t FROM public.events e, public.pankh_own_terms(e) t WHERE public.pankh_is_listed(e)
  UNION ALL SELECT t FROM public.pankh_linked_terms('event', array(SELECT e.id FROM public.events e WHERE public.pankh_is_listed(e))) t), true);--> statement-breakpoint
SELECT public.pankh_count_words('event', array(SELECT public.pankh_said_in(e) FROM public.events e WHERE public.pankh_is_listed(e)), true);
