DROP INDEX "event_recordings_by_publication";--> statement-breakpoint
DROP INDEX "events_by_start";--> statement-breakpoint
-- An event that a recording was moved away from has none any more.
CREATE FUNCTION "public"."pankh_film_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.events e SET film_published_at = null FROM before_it b
    WHERE e.id = b.event_id AND NOT EXISTS (SELECT FROM public.event_recordings r WHERE r.event_id = b.event_id);
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER "film_moved" AFTER UPDATE ON "public"."event_recordings" REFERENCING OLD TABLE AS before_it
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."pankh_film_moved"();
