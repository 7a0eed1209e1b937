CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text NOT NULL,
	"picture" text NOT NULL,
	"picture_alt" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_key_unique" UNIQUE("key"),
	CONSTRAINT "banners_title_is_there" CHECK ((coalesce("banners"."title" ->> 'en', '') <> '' or coalesce("banners"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "banners_link_is_ours_or_web" CHECK ("banners"."link" ~ '^(/($|[^/])|https?://)'),
	CONSTRAINT "banners_end_after_they_start" CHECK ("banners"."shown_until" > "banners"."shown_from")
);
--> statement-breakpoint
CREATE TABLE "event_age_groups" (
	"event_id" integer NOT NULL,
	"age_group_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_age_groups_event_id_age_group_id_pk" PRIMARY KEY("event_id","age_group_id")
);
--> statement-breakpoint
CREATE TABLE "event_resources" (
	"event_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_resources_event_id_resource_id_pk" PRIMARY KEY("event_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "event_skills" (
	"event_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_skills_event_id_skill_id_pk" PRIMARY KEY("event_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "event_speakers" (
	"event_id" integer NOT NULL,
	"speaker_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_speakers_event_id_speaker_id_pk" PRIMARY KEY("event_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "event_tags" (
	"event_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_tags_event_id_tag_id_pk" PRIMARY KEY("event_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speakers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"designation" jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"introduction" jsonb NOT NULL,
	CONSTRAINT "speakers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "event_recordings" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"has_transcript" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_recordings_kind_is_known" CHECK ("event_recordings"."kind" in ('youtube', 'vimeo', 'file')),
	CONSTRAINT "event_recordings_last" CHECK ("event_recordings"."duration_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "event_series_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_type_id" integer NOT NULL,
	"series_id" integer,
	"publication" text DEFAULT 'draft' NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"in_short" jsonb NOT NULL,
	"picture" text,
	"picture_alt" jsonb,
	"start_date_time" timestamp with time zone,
	"end_date_time" timestamp with time zone,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"zoom_link" text,
	"capacity" integer,
	"registered_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"has_certificate" boolean DEFAULT false NOT NULL,
	"attendance_share" smallint DEFAULT 60 NOT NULL,
	"access_captions" text,
	"access_sign_language" boolean,
	"access_recording" boolean,
	"access_breaks" boolean,
	"access_camera_optional" boolean,
	"access_language" text,
	"access_adjustment" jsonb,
	"search_words" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (pankh_search_text(title, summary, search_words)) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (pankh_search_vector(title, summary, description, search_words)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_title_is_there" CHECK ((coalesce("events"."title" ->> 'en', '') <> '' or coalesce("events"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "events_publication_is_known" CHECK ("events"."publication" in ('draft', 'published', 'cancelled')),
	CONSTRAINT "events_end_after_they_start" CHECK ("events"."end_date_time" > "events"."start_date_time"),
	CONSTRAINT "events_start_and_end_together" CHECK (("events"."start_date_time" is null) = ("events"."end_date_time" is null)),
	CONSTRAINT "events_capacity_is_positive" CHECK ("events"."capacity" > 0),
	CONSTRAINT "events_counts_are_not_negative" CHECK ("events"."registered_count" >= 0 and "events"."rating_count" >= 0),
	CONSTRAINT "events_registered_fit" CHECK ("events"."registered_count" <= "events"."capacity"),
	CONSTRAINT "events_ratings_are_one_to_five" CHECK ("events"."rating_sum" between "events"."rating_count" and 5 * "events"."rating_count"),
	CONSTRAINT "events_attendance_share_is_a_share" CHECK ("events"."attendance_share" between 1 and 100),
	CONSTRAINT "events_meeting_is_web" CHECK ("events"."zoom_link" ~ '^https://'),
	CONSTRAINT "events_published_with_access_facts" CHECK ("events"."publication" = 'draft' or num_nulls("events"."access_captions", "events"."access_sign_language", "events"."access_recording", "events"."access_breaks", "events"."access_camera_optional", "events"."access_language", "events"."access_adjustment") = 0)
);
--> statement-breakpoint
CREATE TABLE "resource_age_groups" (
	"resource_id" integer NOT NULL,
	"age_group_id" integer NOT NULL,
	CONSTRAINT "resource_age_groups_resource_id_age_group_id_pk" PRIMARY KEY("resource_id","age_group_id")
);
--> statement-breakpoint
CREATE TABLE "resource_skills" (
	"resource_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	CONSTRAINT "resource_skills_resource_id_skill_id_pk" PRIMARY KEY("resource_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "resource_tags" (
	"resource_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "resource_tags_resource_id_tag_id_pk" PRIMARY KEY("resource_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_type_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"privacy" text DEFAULT 'Everyone' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_title_is_there" CHECK (length(trim("resources"."title")) between 1 and 300),
	CONSTRAINT "resources_likes_count_is_not_negative" CHECK ("resources"."likes_count" >= 0),
	CONSTRAINT "resources_privacy_is_known" CHECK ("resources"."privacy" in ('Everyone', 'Only me')),
	CONSTRAINT "resources_status_is_known" CHECK ("resources"."status" in ('draft', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "age_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "age_groups_key_unique" UNIQUE("key"),
	CONSTRAINT "age_groups_name_is_there" CHECK ((coalesce("age_groups"."name" ->> 'en', '') <> '' or coalesce("age_groups"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "event_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_types_key_unique" UNIQUE("key"),
	CONSTRAINT "event_types_name_is_there" CHECK ((coalesce("event_types"."name" ->> 'en', '') <> '' or coalesce("event_types"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "occupations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "occupations_key_unique" UNIQUE("key"),
	CONSTRAINT "occupations_name_is_there" CHECK ((coalesce("occupations"."name" ->> 'en', '') <> '' or coalesce("occupations"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "resource_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "resource_types_key_unique" UNIQUE("key"),
	CONSTRAINT "resource_types_name_is_there" CHECK ((coalesce("resource_types"."name" ->> 'en', '') <> '' or coalesce("resource_types"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "school_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "school_types_key_unique" UNIQUE("key"),
	CONSTRAINT "school_types_name_is_there" CHECK ((coalesce("school_types"."name" ->> 'en', '') <> '' or coalesce("school_types"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"motif" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "skills_key_unique" UNIQUE("key"),
	CONSTRAINT "skills_name_is_there" CHECK ((coalesce("skills"."name" ->> 'en', '') <> '' or coalesce("skills"."name" ->> 'hi', '') <> '')),
	CONSTRAINT "skills_motif_is_a_file_name" CHECK ("skills"."motif" ~ '^[a-z-]+$')
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key"),
	CONSTRAINT "tags_name_is_there" CHECK ((coalesce("tags"."name" ->> 'en', '') <> '' or coalesce("tags"."name" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
ALTER TABLE "event_age_groups" ADD CONSTRAINT "event_age_groups_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_age_groups" ADD CONSTRAINT "event_age_groups_age_group_id_age_groups_id_fk" FOREIGN KEY ("age_group_id") REFERENCES "public"."age_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_resources" ADD CONSTRAINT "event_resources_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_resources" ADD CONSTRAINT "event_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_skills" ADD CONSTRAINT "event_skills_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_skills" ADD CONSTRAINT "event_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tags" ADD CONSTRAINT "event_tags_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tags" ADD CONSTRAINT "event_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_age_groups" ADD CONSTRAINT "resource_age_groups_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_age_groups" ADD CONSTRAINT "resource_age_groups_age_group_id_age_groups_id_fk" FOREIGN KEY ("age_group_id") REFERENCES "public"."age_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_skills" ADD CONSTRAINT "resource_skills_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_skills" ADD CONSTRAINT "resource_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_tags" ADD CONSTRAINT "resource_tags_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_tags" ADD CONSTRAINT "resource_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_resource_type_id_resource_types_id_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_age_groups_by_age_group" ON "event_age_groups" USING btree ("age_group_id","event_id");--> statement-breakpoint
CREATE INDEX "event_resources_by_resource" ON "event_resources" USING btree ("resource_id","event_id");--> statement-breakpoint
CREATE INDEX "event_skills_by_skill" ON "event_skills" USING btree ("skill_id","event_id");--> statement-breakpoint
CREATE INDEX "event_speakers_by_speaker" ON "event_speakers" USING btree ("speaker_id","event_id");--> statement-breakpoint
CREATE INDEX "event_tags_by_tag" ON "event_tags" USING btree ("tag_id","event_id");--> statement-breakpoint
CREATE INDEX "event_recordings_by_publication" ON "event_recordings" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("start_date_time") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_registered" ON "events" USING btree ("registered_count" DESC NULLS LAST,"id") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_created" ON "events" USING btree ("created_at" DESC NULLS LAST,"id") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("event_type_id") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "events_by_series" ON "events" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "events_by_search_vector" ON "events" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "events_by_search_text" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_age_groups_by_age_group" ON "resource_age_groups" USING btree ("age_group_id","resource_id");--> statement-breakpoint
CREATE INDEX "resource_skills_by_skill" ON "resource_skills" USING btree ("skill_id","resource_id");--> statement-breakpoint
CREATE INDEX "resource_tags_by_tag" ON "resource_tags" USING btree ("tag_id","resource_id");--> statement-breakpoint
CREATE INDEX "resources_by_likes" ON "resources" USING btree ("likes_count" DESC NULLS LAST,"id") WHERE status = 'published' and privacy = 'Everyone';