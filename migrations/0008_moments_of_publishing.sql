DROP INDEX "resources_newest_of_a_creator";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "shown_to_all_at" timestamp with time zone;--> statement-breakpoint
-- When an event was published was not kept before: its draft was made no later. What is hidden was listed before.
UPDATE "events" SET "published_at" = "created_at" WHERE "publication" <> 'draft';--> statement-breakpoint
UPDATE "resources" SET "shown_to_all_at" = "published_at" WHERE "status" = 'hidden' OR "status" = 'published' AND "privacy" = 'Everyone';--> statement-breakpoint
CREATE INDEX "events_by_publication" ON "events" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "resources_newest_of_a_creator" ON "resources" USING btree ("creator_id","shown_to_all_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_published_have_a_moment" CHECK ("events"."publication" = 'draft' or "events"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_listed_have_a_moment" CHECK ("resources"."status" <> 'published' or "resources"."privacy" <> 'Everyone' or "resources"."shown_to_all_at" is not null);