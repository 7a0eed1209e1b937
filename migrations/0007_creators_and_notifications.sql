CREATE TABLE "notification_choices" (
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_topic_channel_pk" PRIMARY KEY("user_id","topic","channel"),
	CONSTRAINT "notification_choices_topic_is_known" CHECK ("notification_choices"."topic" in ('answers', 'following', 'places', 'certificates', 'moderation')),
	CONSTRAINT "notification_choices_channel_is_known" CHECK ("notification_choices"."channel" in ('site', 'mail', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "notification_digests" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pace" text NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_digests_pace_is_known" CHECK ("notification_digests"."pace" in ('day', 'week'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_id" integer,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","key"),
	CONSTRAINT "notifications_topic_is_known" CHECK ("notifications"."topic" in ('answers', 'following', 'places', 'certificates', 'moderation')),
	CONSTRAINT "notifications_lead_into_this_site" CHECK ("notifications"."path" ~ '^/([^/]|$)')
);
--> statement-breakpoint
DROP INDEX "event_questions_of_a_person";--> statement-breakpoint
DROP INDEX "event_reviews_of_a_person";--> statement-breakpoint
DROP INDEX "resource_reviews_of_a_person";--> statement-breakpoint
DROP INDEX "follows_newest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_personalised" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_digests_due" ON "notification_digests" USING btree ("pace","told_until");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_an_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "resources_newest_of_a_creator" ON "resources" USING btree ("creator_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "follows_of_a_person" ON "follows" USING btree ("follower_id","created_at" DESC NULLS LAST,"followed_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_questions_of_a_person" ON "event_questions" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_reviews_of_a_person" ON "event_reviews" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resource_reviews_of_a_person" ON "resource_reviews" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("followed_id","created_at" DESC NULLS LAST,"follower_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD CONSTRAINT "creator_profiles_are_hidden_for_a_reason" CHECK (("creator_profiles"."hidden_at" is null) = ("creator_profiles"."hidden_reason" is null));