CREATE TABLE "banner_occupations" (
	"banner_id" integer NOT NULL,
	"occupation_id" integer NOT NULL,
	CONSTRAINT "banner_occupations_banner_id_occupation_id_pk" PRIMARY KEY("banner_id","occupation_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"visitor" uuid,
	"subject" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_subject_is_known" CHECK ("consents"."subject" in ('analytics', 'terms', 'marketing', 'whatsapp')),
	CONSTRAINT "consents_are_of_somebody" CHECK (num_nonnulls("consents"."user_id", "consents"."visitor") >= 1)
);
--> statement-breakpoint
CREATE TABLE "audit_personal_values" (
	"audit_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_are_of_two" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "held_things" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_things_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer,
	"why" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" integer,
	CONSTRAINT "held_things_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "held_things_why_is_known" CHECK ("held_things"."why" in ('first-link', 'word')),
	CONSTRAINT "held_things_decision_is_known" CHECK ("held_things"."decision" in ('publish', 'refuse')),
	CONSTRAINT "held_things_decided_with_a_moment" CHECK (("held_things"."decision" is null) = ("held_things"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "watched_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"word" text NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_words_once" UNIQUE("language","word"),
	CONSTRAINT "watched_words_language_is_known" CHECK ("watched_words"."language" in ('en', 'hi', 'any')),
	CONSTRAINT "watched_words_action_is_known" CHECK ("watched_words"."action" in ('refuse', 'review')),
	CONSTRAINT "watched_words_are_there" CHECK (char_length(btrim("watched_words"."word")) between 2 and 80)
);
--> statement-breakpoint
CREATE TABLE "daily_numbers" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"subject_id" integer DEFAULT 0 NOT NULL,
	"dimension" text DEFAULT '' NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_numbers_metric_subject_id_dimension_day_pk" PRIMARY KEY("metric","subject_id","dimension","day"),
	CONSTRAINT "daily_numbers_metric_is_a_word" CHECK ("daily_numbers"."metric" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "daily_numbers_count_from_nothing" CHECK ("daily_numbers"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rolled_up_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone NOT NULL,
	"keeps_shared" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "account_deletions_can_be_taken_back" CHECK ("account_deletions"."delete_at" > "account_deletions"."asked_at"),
	CONSTRAINT "account_deletions_language_is_known" CHECK ("account_deletions"."language" in ('en', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"storage_key" text,
	"size_bytes" bigint,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "data_exports_language_is_known" CHECK ("data_exports"."language" in ('en', 'hi')),
	CONSTRAINT "data_exports_end_in_one_way" CHECK (num_nonnulls("data_exports"."finished_at", "data_exports"."failed_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_key_is_a_word" CHECK ("settings"."key" ~ '^[a-z][a-z0-9]*([_.:-][a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "signals" DROP CONSTRAINT "signals_key_is_known";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "age_groups" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "event_types" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "occupations" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "resource_types" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "school_types" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "banner_occupations" ADD CONSTRAINT "banner_occupations_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_occupations" ADD CONSTRAINT "banner_occupations_occupation_id_occupations_id_fk" FOREIGN KEY ("occupation_id") REFERENCES "public"."occupations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal_values" ADD CONSTRAINT "audit_personal_values_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_things" ADD CONSTRAINT "held_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_things" ADD CONSTRAINT "held_things_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_a_person" ON "consents" USING btree ("user_id","subject","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_of_a_visitor" ON "consents" USING btree ("visitor","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_by_moment" ON "consents" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_personal_values_of_a_person" ON "audit_personal_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blocks_of_the_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "held_things_of_a_person" ON "held_things" USING btree ("user_id","decision");--> statement-breakpoint
CREATE INDEX "held_things_waiting" ON "held_things" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "daily_numbers_by_day" ON "daily_numbers" USING btree ("metric","day");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("delete_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE finished_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "data_exports_of_a_person" ON "data_exports" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_to_sweep" ON "data_exports" USING btree ("expires_at") WHERE storage_key is not null;--> statement-breakpoint
ALTER TABLE "age_groups" ADD CONSTRAINT "age_groups_merged_into_id_age_groups_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."age_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_merged_into_id_event_types_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_merged_into_id_occupations_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."occupations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_types" ADD CONSTRAINT "resource_types_merged_into_id_resource_types_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."resource_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_types" ADD CONSTRAINT "school_types_merged_into_id_school_types_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."school_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_merged_into_id_skills_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_merged_into_id_tags_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signals_to_share" ON "signals" USING btree ("id") WHERE device_id is not null and shared_at is null;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_audience_is_known" CHECK ("banners"."audience" in ('everyone', 'visitors', 'people', 'members', 'occupations'));--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_shared_with_consent" CHECK ("signals"."shared_at" is null or "signals"."device_id" is not null);--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_key_is_known" CHECK ("signals"."key" in ('view_login_popup', 'click_login', 'view_page', 'search', 'sign_up', 'register_event', 'join_event', 'watch_film', 'open_file', 'save_resource', 'share', 'publish_resource', 'register_program', 'start_campaign', 'complete_program'));--> statement-breakpoint
ALTER TABLE "age_groups" ADD CONSTRAINT "age_groups_merge_into_another" CHECK ("age_groups"."merged_into_id" <> "age_groups"."id");--> statement-breakpoint
ALTER TABLE "age_groups" ADD CONSTRAINT "age_groups_merged_are_hidden" CHECK ("age_groups"."merged_into_id" is null or "age_groups"."is_hidden");--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_merge_into_another" CHECK ("event_types"."merged_into_id" <> "event_types"."id");--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_merged_are_hidden" CHECK ("event_types"."merged_into_id" is null or "event_types"."is_hidden");--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_merge_into_another" CHECK ("occupations"."merged_into_id" <> "occupations"."id");--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_merged_are_hidden" CHECK ("occupations"."merged_into_id" is null or "occupations"."is_hidden");--> statement-breakpoint
ALTER TABLE "resource_types" ADD CONSTRAINT "resource_types_merge_into_another" CHECK ("resource_types"."merged_into_id" <> "resource_types"."id");--> statement-breakpoint
ALTER TABLE "resource_types" ADD CONSTRAINT "resource_types_merged_are_hidden" CHECK ("resource_types"."merged_into_id" is null or "resource_types"."is_hidden");--> statement-breakpoint
ALTER TABLE "school_types" ADD CONSTRAINT "school_types_merge_into_another" CHECK ("school_types"."merged_into_id" <> "school_types"."id");--> statement-breakpoint
ALTER TABLE "school_types" ADD CONSTRAINT "school_types_merged_are_hidden" CHECK ("school_types"."merged_into_id" is null or "school_types"."is_hidden");--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_merge_into_another" CHECK ("skills"."merged_into_id" <> "skills"."id");--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_merged_are_hidden" CHECK ("skills"."merged_into_id" is null or "skills"."is_hidden");--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_merge_into_another" CHECK ("tags"."merged_into_id" <> "tags"."id");--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_merged_are_hidden" CHECK ("tags"."merged_into_id" is null or "tags"."is_hidden");