CREATE TABLE "awareness_choices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awareness_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"choice" jsonb NOT NULL,
	"is_right" boolean NOT NULL,
	CONSTRAINT "awareness_choices_once_a_position" UNIQUE("question_id","position"),
	CONSTRAINT "awareness_choices_say_something" CHECK ((coalesce("awareness_choices"."choice" ->> 'en', '') <> '' or coalesce("awareness_choices"."choice" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "awareness_program_age_groups" (
	"program_id" integer NOT NULL,
	"age_group_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "awareness_program_age_groups_program_id_age_group_id_pk" PRIMARY KEY("program_id","age_group_id")
);
--> statement-breakpoint
CREATE TABLE "awareness_program_skills" (
	"program_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "awareness_program_skills_program_id_skill_id_pk" PRIMARY KEY("program_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "awareness_program_tags" (
	"program_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "awareness_program_tags_program_id_tag_id_pk" PRIMARY KEY("program_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "awareness_programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awareness_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"pledge" jsonb NOT NULL,
	"film_url" text,
	"film_minutes" smallint DEFAULT 3 NOT NULL,
	"transcript" jsonb NOT NULL,
	"picture" text,
	"picture_alt" jsonb,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "awareness_programs_have_a_name" CHECK (btrim("awareness_programs"."name") <> '' and lower("awareness_programs"."name") <> 'b' and "awareness_programs"."name" !~ '[[:cntrl:]]'),
	CONSTRAINT "awareness_programs_title_is_there" CHECK ((coalesce("awareness_programs"."title" ->> 'en', '') <> '' or coalesce("awareness_programs"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "awareness_programs_publication_is_known" CHECK ("awareness_programs"."publication" in ('draft', 'published', 'ended')),
	CONSTRAINT "awareness_programs_published_have_a_moment" CHECK ("awareness_programs"."publication" = 'draft' or "awareness_programs"."published_at" is not null),
	CONSTRAINT "awareness_programs_film_has_a_length" CHECK ("awareness_programs"."film_minutes" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "awareness_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awareness_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	CONSTRAINT "awareness_questions_once_a_position" UNIQUE("program_id","position"),
	CONSTRAINT "awareness_questions_are_three" CHECK ("awareness_questions"."position" between 1 and 3),
	CONSTRAINT "awareness_questions_ask" CHECK ((coalesce("awareness_questions"."question" ->> 'en', '') <> '' or coalesce("awareness_questions"."question" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "awareness_steps" (
	"program_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "awareness_steps_program_id_position_pk" PRIMARY KEY("program_id","position"),
	CONSTRAINT "awareness_steps_are_four" CHECK ("awareness_steps"."position" between 1 and 4),
	CONSTRAINT "awareness_steps_have_a_title" CHECK ((coalesce("awareness_steps"."title" ->> 'en', '') <> '' or coalesce("awareness_steps"."title" ->> 'hi', '') <> ''))
);
--> statement-breakpoint
CREATE TABLE "awareness_completions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awareness_completions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"campaign_id" integer,
	"invitation_id" integer,
	"user_id" integer,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"source" text DEFAULT 'link' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "awareness_completions_once_an_address" UNIQUE("program_id","email"),
	CONSTRAINT "awareness_completions_are_lower_case" CHECK ("awareness_completions"."email" = lower("awareness_completions"."email")),
	CONSTRAINT "awareness_completions_source_is_known" CHECK ("awareness_completions"."source" in ('link', 'invitation', 'whatsapp', 'facebook', 'x', 'email', 'qr', 'poster')),
	CONSTRAINT "awareness_completions_language_is_known" CHECK ("awareness_completions"."language" in ('en', 'hi')),
	CONSTRAINT "awareness_completions_have_a_name" CHECK (btrim("awareness_completions"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "campaign_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"token" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_invitations_token_unique" UNIQUE("token"),
	CONSTRAINT "campaign_invitations_once_an_address" UNIQUE("campaign_id","email"),
	CONSTRAINT "campaign_invitations_language_is_known" CHECK ("campaign_invitations"."language" in ('en', 'hi')),
	CONSTRAINT "campaign_invitations_are_lower_case" CHECK ("campaign_invitations"."email" = lower("campaign_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "campaign_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "campaign_steps_once_a_position" UNIQUE("campaign_id","position"),
	CONSTRAINT "campaign_steps_are_four" CHECK ("campaign_steps"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "campaign_visits" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_visits_campaign_id_day_visitor_pk" PRIMARY KEY("campaign_id","day","visitor"),
	CONSTRAINT "campaign_visits_source_is_known" CHECK ("campaign_visits"."source" in ('link', 'invitation', 'whatsapp', 'facebook', 'x', 'email', 'qr', 'poster'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"part_of_id" integer,
	"organisation_name" text,
	"status" text DEFAULT 'live' NOT NULL,
	"held_at" timestamp with time zone,
	"hold_reason" text,
	"display_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"goal" integer DEFAULT 25 NOT NULL,
	"logo" text,
	"cover" text,
	"is_listed" boolean DEFAULT true NOT NULL,
	"referral_code" text NOT NULL,
	"join_code" text,
	"referred_by_id" integer,
	"signup_variant" text,
	"utm_source" text DEFAULT 'Direct' NOT NULL,
	"utm_medium" text DEFAULT 'None' NOT NULL,
	"utm_campaign" text DEFAULT 'None' NOT NULL,
	"shared_at" timestamp with time zone,
	"completions_count" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "campaigns_join_code_unique" UNIQUE("join_code"),
	CONSTRAINT "campaigns_kind_is_known" CHECK ("campaigns"."kind" in ('individual', 'organisation')),
	CONSTRAINT "campaigns_status_is_known" CHECK ("campaigns"."status" in ('live', 'paused', 'ended')),
	CONSTRAINT "campaigns_organisations_have_a_name" CHECK (("campaigns"."kind" = 'organisation') = (coalesce(btrim("campaigns"."organisation_name"), '') <> '')),
	CONSTRAINT "campaigns_organisations_are_joined" CHECK (("campaigns"."kind" = 'organisation') = ("campaigns"."join_code" is not null)),
	CONSTRAINT "campaigns_organisations_are_whole" CHECK ("campaigns"."kind" = 'individual' or "campaigns"."part_of_id" is null),
	CONSTRAINT "campaigns_signup_variant_is_known" CHECK ("campaigns"."signup_variant" in ('a', 'b')),
	CONSTRAINT "campaigns_goal_can_be_reached" CHECK ("campaigns"."goal" between 1 and 100000),
	CONSTRAINT "campaigns_count_from_nothing" CHECK ("campaigns"."completions_count" >= 0),
	CONSTRAINT "campaigns_held_with_reason" CHECK (("campaigns"."held_at" is null) = ("campaigns"."hold_reason" is null)),
	CONSTRAINT "campaigns_ended_have_a_moment" CHECK (("campaigns"."status" = 'ended') = ("campaigns"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invitation_opt_outs" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issued_certificates" DROP CONSTRAINT "issued_certificates_are_of_one_thing";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_topic_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_topic_is_known";--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "completion_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_promoter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "awareness_choices" ADD CONSTRAINT "awareness_choices_question_id_awareness_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."awareness_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_age_groups" ADD CONSTRAINT "awareness_program_age_groups_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_age_groups" ADD CONSTRAINT "awareness_program_age_groups_age_group_id_age_groups_id_fk" FOREIGN KEY ("age_group_id") REFERENCES "public"."age_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_skills" ADD CONSTRAINT "awareness_program_skills_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_skills" ADD CONSTRAINT "awareness_program_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_tags" ADD CONSTRAINT "awareness_program_tags_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_program_tags" ADD CONSTRAINT "awareness_program_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_questions" ADD CONSTRAINT "awareness_questions_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_steps" ADD CONSTRAINT "awareness_steps_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_completions" ADD CONSTRAINT "awareness_completions_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_completions" ADD CONSTRAINT "awareness_completions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_completions" ADD CONSTRAINT "awareness_completions_invitation_id_campaign_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."campaign_invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awareness_completions" ADD CONSTRAINT "awareness_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_invitations" ADD CONSTRAINT "campaign_invitations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_steps" ADD CONSTRAINT "campaign_steps_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_visits" ADD CONSTRAINT "campaign_visits_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_program_id_awareness_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."awareness_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_part_of_id_campaigns_id_fk" FOREIGN KEY ("part_of_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_referred_by_id_campaigns_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awareness_choices_one_right" ON "awareness_choices" USING btree ("question_id") WHERE is_right;--> statement-breakpoint
CREATE INDEX "awareness_program_age_groups_by_age_group" ON "awareness_program_age_groups" USING btree ("age_group_id");--> statement-breakpoint
CREATE INDEX "awareness_program_skills_by_skill" ON "awareness_program_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "awareness_program_tags_by_tag" ON "awareness_program_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "awareness_programs_once_a_name" ON "awareness_programs" USING btree (lower(replace(name, '+', ' ')));--> statement-breakpoint
CREATE UNIQUE INDEX "awareness_completions_once_a_person" ON "awareness_completions" USING btree ("program_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "awareness_completions_of_a_campaign" ON "awareness_completions" USING btree ("campaign_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "awareness_completions_of_an_invitation" ON "awareness_completions" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "awareness_completions_of_a_person" ON "awareness_completions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "awareness_completions_by_moment" ON "awareness_completions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaign_invitations_newest" ON "campaign_invitations" USING btree ("campaign_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_invitations_by_email" ON "campaign_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "campaign_invitations_by_moment" ON "campaign_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_one_a_person" ON "campaigns" USING btree ("program_id","owner_id") WHERE kind = 'individual';--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_one_an_organisation" ON "campaigns" USING btree ("program_id","owner_id",lower(organisation_name)) WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "campaigns_of_a_person" ON "campaigns" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_of_an_organisation" ON "campaigns" USING btree ("part_of_id");--> statement-breakpoint
CREATE INDEX "campaigns_leading" ON "campaigns" USING btree ("program_id","completions_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaigns_referred" ON "campaigns" USING btree ("referred_by_id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_completion_id_awareness_completions_id_fk" FOREIGN KEY ("completion_id") REFERENCES "public"."awareness_completions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_certificates_one_valid_of_a_completion" ON "issued_certificates" USING btree ("completion_id") WHERE revoked_at is null;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_are_of_one_thing" CHECK (num_nonnulls("issued_certificates"."event_id", "issued_certificates"."program_id", "issued_certificates"."completion_id") <= 1);--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_topic_is_known" CHECK ("notification_choices"."topic" in ('answers', 'following', 'places', 'certificates', 'campaigns', 'moderation'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_topic_is_known" CHECK ("notifications"."topic" in ('answers', 'following', 'places', 'certificates', 'campaigns', 'moderation'));