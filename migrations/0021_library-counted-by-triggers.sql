-- What is kept of the library (how many listed resources have a term or a word, and which ones) is moved by triggers, with
-- each statement that changes what is listed (docs/decisions/022). Resources are held first, then the counts, then the
-- links to terms: in this order nobody waits in a circle.
CREATE TYPE "public"."pankh_listed_term" AS (facet text, term_id integer, resource_id integer);--> statement-breakpoint

-- Until the transaction ends the counts are moved by nobody else.
CREATE FUNCTION "public"."pankh_hold_library"() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7265243) $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_count_terms"(terms public.pankh_listed_term[], gained boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(terms), 0) = 0 THEN RETURN; END IF;
  PERFORM public.pankh_hold_library();
  IF gained THEN
    INSERT INTO public.resource_facet_counts AS kept (facet, term_id, listed)
      SELECT t.facet, t.term_id, count(*) FROM unnest(terms) t GROUP BY 1, 2
      ON CONFLICT (facet, term_id) DO UPDATE SET listed = kept.listed + excluded.listed;
    INSERT INTO public.resource_facet_ids AS kept (facet, term_id, block, ids)
      SELECT t.facet, t.term_id, t.resource_id / 16384, bit_or(set_bit(0::bit(16384), t.resource_id % 16384, 1))
      FROM unnest(terms) t WHERE t.facet <> 'all' GROUP BY 1, 2, 3
      ON CONFLICT (facet, term_id, block) DO UPDATE SET ids = kept.ids | excluded.ids;
  ELSE
    UPDATE public.resource_facet_counts kept SET listed = kept.listed - lost.n
      FROM (SELECT t.facet, t.term_id, count(*) AS n FROM unnest(terms) t GROUP BY 1, 2) lost
      WHERE kept.facet = lost.facet AND kept.term_id = lost.term_id;
    UPDATE public.resource_facet_ids kept SET ids = kept.ids & ~lost.ids
      FROM (SELECT t.facet, t.term_id, t.resource_id / 16384 AS block,
          bit_or(set_bit(0::bit(16384), t.resource_id % 16384, 1)) AS ids
        FROM unnest(terms) t WHERE t.facet <> 'all' GROUP BY 1, 2, 3) lost
      WHERE kept.facet = lost.facet AND kept.term_id = lost.term_id AND kept.block = lost.block;
  END IF;
END $$;--> statement-breakpoint

-- Each text is that of one resource.
CREATE FUNCTION "public"."pankh_count_words"(texts text[], gained boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(texts), 0) = 0 THEN RETURN; END IF;
  PERFORM public.pankh_hold_library();
  IF gained THEN
    INSERT INTO public.resource_words AS kept (word, listed)
      SELECT word, count(*) FROM unnest(texts) said, public.pankh_words(said) word GROUP BY 1
      ON CONFLICT (word) DO UPDATE SET listed = kept.listed + excluded.listed;
  ELSE
    WITH lost AS (SELECT word, count(*) AS n FROM unnest(texts) said, public.pankh_words(said) word GROUP BY 1),
      gone AS (DELETE FROM public.resource_words kept USING lost WHERE kept.word = lost.word AND kept.listed <= lost.n)
      UPDATE public.resource_words kept SET listed = kept.listed - lost.n FROM lost
        WHERE kept.word = lost.word AND kept.listed > lost.n;
  END IF;
END $$;--> statement-breakpoint

-- The terms in the row of a listed resource; `all` counts every one.
CREATE FUNCTION "public"."pankh_own_terms"(resource public.resources) RETURNS SETOF public.pankh_listed_term LANGUAGE sql AS $$
  SELECT 'all', 0, resource.id
  UNION ALL SELECT 'type', resource.resource_type_id, resource.id
  UNION ALL SELECT 'creator', resource.creator_id, resource.id WHERE resource.creator_id IS NOT NULL $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_linked_terms"(resource_ids integer[]) RETURNS SETOF public.pankh_listed_term LANGUAGE sql AS $$
  SELECT 'skill', l.skill_id, l.resource_id FROM public.resource_skills l WHERE l.resource_id = ANY (resource_ids)
  UNION ALL SELECT 'tag', l.tag_id, l.resource_id FROM public.resource_tags l WHERE l.resource_id = ANY (resource_ids)
  UNION ALL SELECT 'age_group', l.age_group_id, l.resource_id FROM public.resource_age_groups l
    WHERE l.resource_id = ANY (resource_ids) $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_said_in"(resource public.resources) RETURNS text LANGUAGE sql AS $$
  SELECT concat_ws(' ', resource.title, resource.search_words, resource.summary) $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_is_listed"(resource public.resources) RETURNS boolean LANGUAGE sql AS $$
  SELECT resource.status = 'published' AND resource.privacy = 'Everyone' $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_library_gains"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pankh_count_terms(array(
    SELECT t FROM after_it a, public.pankh_own_terms(a) t WHERE public.pankh_is_listed(a)), true);
  PERFORM public.pankh_count_words(array(
    SELECT public.pankh_said_in(a) FROM after_it a WHERE public.pankh_is_listed(a)), true);
  RETURN null;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_library_loses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pankh_count_terms(array(
    SELECT t FROM before_it b, public.pankh_own_terms(b) t WHERE public.pankh_is_listed(b)), false);
  PERFORM public.pankh_count_words(array(
    SELECT public.pankh_said_in(b) FROM before_it b WHERE public.pankh_is_listed(b)), false);
  RETURN null;
END $$;--> statement-breakpoint

-- Most updates, such as a like, change nothing of it.
CREATE FUNCTION "public"."pankh_library_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unlisted integer[];
  newly integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM before_it b JOIN after_it a USING (id)
    WHERE (b.status, b.privacy, b.resource_type_id, b.creator_id, b.title, b.search_words, b.summary)
      IS DISTINCT FROM (a.status, a.privacy, a.resource_type_id, a.creator_id, a.title, a.search_words, a.summary))
  THEN RETURN null; END IF;
  PERFORM public.pankh_hold_library();
  SELECT array_agg(b.id) FILTER (WHERE public.pankh_is_listed(b)), array_agg(a.id) FILTER (WHERE public.pankh_is_listed(a))
    INTO unlisted, newly
    FROM before_it b JOIN after_it a ON a.id = b.id WHERE public.pankh_is_listed(b) <> public.pankh_is_listed(a);
  PERFORM public.pankh_count_terms(array(
    (SELECT t FROM before_it b, public.pankh_own_terms(b) t WHERE public.pankh_is_listed(b)
      EXCEPT SELECT t FROM after_it a, public.pankh_own_terms(a) t WHERE public.pankh_is_listed(a))
    UNION ALL SELECT t FROM public.pankh_linked_terms(unlisted) t), false);
  PERFORM public.pankh_count_terms(array(
    (SELECT t FROM after_it a, public.pankh_own_terms(a) t WHERE public.pankh_is_listed(a)
      EXCEPT SELECT t FROM before_it b, public.pankh_own_terms(b) t WHERE public.pankh_is_listed(b))
    UNION ALL SELECT t FROM public.pankh_linked_terms(newly) t), true);
  PERFORM public.pankh_count_words(array(
    SELECT public.pankh_said_in(b) FROM before_it b JOIN after_it a ON a.id = b.id WHERE public.pankh_is_listed(b)
      AND NOT (public.pankh_is_listed(a) AND public.pankh_said_in(a) = public.pankh_said_in(b))), false);
  PERFORM public.pankh_count_words(array(
    SELECT public.pankh_said_in(a) FROM before_it b JOIN after_it a ON a.id = b.id WHERE public.pankh_is_listed(a)
      AND NOT (public.pankh_is_listed(b) AND public.pankh_said_in(a) = public.pankh_said_in(b))), true);
  RETURN null;
END $$;--> statement-breakpoint

-- Its links go while it is still there to say that they count.
CREATE FUNCTION "public"."pankh_unlink_resource"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.pankh_is_listed(OLD) THEN
    DELETE FROM public.resource_skills WHERE resource_id = OLD.id;
    DELETE FROM public.resource_tags WHERE resource_id = OLD.id;
    DELETE FROM public.resource_age_groups WHERE resource_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint

CREATE FUNCTION "public"."pankh_hold_before_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.pankh_hold_library();
  RETURN null;
END $$;--> statement-breakpoint

-- Said of the facet; the column of its term is named after it.
CREATE FUNCTION "public"."pankh_links_move"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text := format('SELECT array(SELECT row(%L, l.%I, l.resource_id)::public.pankh_listed_term FROM %%s l
    JOIN public.resources r ON r.id = l.resource_id WHERE public.pankh_is_listed(r))', TG_ARGV[0], TG_ARGV[0] || '_id');
  terms public.pankh_listed_term[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM before_it) THEN RETURN null; END IF;
    EXECUTE format(moved, 'before_it') INTO terms;
    PERFORM public.pankh_count_terms(terms, false);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(moved, 'after_it') INTO terms;
    PERFORM public.pankh_count_terms(terms, true);
  END IF;
  RETURN null;
END $$;--> statement-breakpoint

CREATE TRIGGER "library_gains" AFTER INSERT ON "public"."resources" REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_library_gains"();--> statement-breakpoint
CREATE TRIGGER "library_changes" AFTER UPDATE ON "public"."resources" REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_library_changes"();--> statement-breakpoint
CREATE TRIGGER "library_unlinks" BEFORE DELETE ON "public"."resources"
  FOR EACH ROW EXECUTE FUNCTION "public"."pankh_unlink_resource"();--> statement-breakpoint
CREATE TRIGGER "library_loses" AFTER DELETE ON "public"."resources" REFERENCING OLD TABLE AS before_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_library_loses"();--> statement-breakpoint
DO $$
DECLARE
  facet text;
  links text;
BEGIN
  FOREACH facet IN ARRAY array['skill', 'tag', 'age_group'] LOOP
    links := 'public.resource_' || facet || 's';
    EXECUTE format('CREATE TRIGGER library_is_held BEFORE INSERT OR UPDATE OR DELETE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_hold_before_links()', links);
    EXECUTE format('CREATE TRIGGER library_gains AFTER INSERT ON %s REFERENCING NEW TABLE AS after_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_links_move(%L)', links, facet);
    EXECUTE format('CREATE TRIGGER library_changes AFTER UPDATE ON %s REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_links_move(%L)', links, facet);
    EXECUTE format('CREATE TRIGGER library_loses AFTER DELETE ON %s REFERENCING OLD TABLE AS before_it
      FOR EACH STATEMENT EXECUTE FUNCTION public.pankh_links_move(%L)', links, facet);
  END LOOP;
END $$;--> statement-breakpoint

-- Counted anew, so that what stands there from now on is right whatever was before.
DELETE FROM "public"."resource_facet_counts";--> statement-breakpoint
DELETE FROM "public"."resource_facet_ids";--> statement-breakpoint
DELETE FROM "public"."resource_words";--> statement-breakpoint
SELECT public.pankh_count_terms(array(
  SELECT t FROM public.resources r, public.pankh_own_terms(r) t WHERE public.pankh_is_listed(r)
  UNION ALL SELECT t FROM public.pankh_linked_terms(array(SELECT r.id FROM public.resources r WHERE public.pankh_is_listed(r))) t), true);--> statement-breakpoint
SELECT public.pankh_count_words(array(SELECT public.pankh_said_in(r) FROM public.resources r WHERE public.pankh_is_listed(r)), true);
