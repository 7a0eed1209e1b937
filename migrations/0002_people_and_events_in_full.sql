CREATE TYPE "public"."mail_status" AS ENUM('queued', 'sent', 'kept', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."certificate_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "event_certificate_rules" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issued_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"number" text NOT NULL,
	"event_id" integer,
	"user_id" integer,
	"holder_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"held_on" date NOT NULL,
	"language" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "issued_certificates_number_unique" UNIQUE("number"),
	CONSTRAINT "issued_certificates_code_is_one" CHECK ("issued_certificates"."code" ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
	CONSTRAINT "issued_certificates_name_is_there" CHECK (btrim("issued_certificates"."holder_name") <> ''),
	CONSTRAINT "issued_certificates_title_is_there" CHECK ((coalesce("issued_certificates"."title" ->> 'en', '') <> '' or coalesce("issued_certificates"."title" ->> 'hi', '') <> '')),
	CONSTRAINT "issued_certificates_minutes_are_not_negative" CHECK ("issued_certificates"."minutes" >= 0),
	CONSTRAINT "issued_certificates_revoked_with_reason" CHECK (("issued_certificates"."revoked_at" is null) = ("issued_certificates"."revoke_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "counselling_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counselling_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"topic" text NOT NULL,
	"topic_key" text NOT NULL,
	"speaker_id" text NOT NULL,
	"speaker_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"email" text NOT NULL,
	"held_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counselling_records_code_unique" UNIQUE("code"),
	CONSTRAINT "counselling_records_email_is_lower_case" CHECK ("counselling_records"."email" = lower("counselling_records"."email")),
	CONSTRAINT "counselling_records_name_is_there" CHECK (btrim("counselling_records"."holder_name") <> ''),
	CONSTRAINT "counselling_records_minutes_are_not_negative" CHECK ("counselling_records"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "unmatched_attendees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_attendees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"unverified_user_id" integer,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_attendees_minutes_are_not_negative" CHECK ("unmatched_attendees"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_attendances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_attendances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"minutes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_attendances_once_a_source" UNIQUE("event_id","user_id","source"),
	CONSTRAINT "event_attendances_source_is_known" CHECK ("event_attendances"."source" in ('join', 'report')),
	CONSTRAINT "event_attendances_reports_give_minutes" CHECK (case "event_attendances"."source" when 'report' then "event_attendances"."minutes" >= 0 and "event_attendances"."minutes" is not null
        else "event_attendances"."minutes" is null end),
	CONSTRAINT "event_attendances_left_after_joining" CHECK ("event_attendances"."left_at" >= "event_attendances"."joined_at")
);
--> statement-breakpoint
CREATE TABLE "event_watches" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"last_beat_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_watches_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "event_watches_are_not_negative" CHECK ("event_watches"."watched_seconds" >= 0 and "event_watches"."position_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_captions" (
	"event_id" integer NOT NULL,
	"language" text NOT NULL,
	"vtt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_captions_event_id_language_pk" PRIMARY KEY("event_id","language"),
	CONSTRAINT "event_captions_language_is_a_tag" CHECK ("event_captions"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
	CONSTRAINT "event_captions_are_webvtt" CHECK ("event_captions"."vtt" ~ '^WEBVTT')
);
--> statement-breakpoint
CREATE TABLE "event_hosts" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_hosts_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" integer,
	"role" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_answers_say_something" CHECK ("event_answers"."answer" <> ''),
	CONSTRAINT "event_answers_role_is_known" CHECK ("event_answers"."role" in ('speaker', 'organiser'))
);
--> statement-breakpoint
CREATE TABLE "event_question_votes" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"question" text NOT NULL,
	"up_vote_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_questions_say_something" CHECK ("event_questions"."question" <> ''),
	CONSTRAINT "event_questions_votes_are_not_negative" CHECK ("event_questions"."up_vote_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "speaker_accounts" (
	"speaker_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "speaker_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"has_place" boolean DEFAULT true NOT NULL,
	"access_request" text DEFAULT '' NOT NULL,
	"wants_reminder_day" boolean DEFAULT true NOT NULL,
	"wants_reminder_hour" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"utm_source" text DEFAULT 'Direct' NOT NULL,
	"utm_medium" text DEFAULT 'None' NOT NULL,
	"utm_campaign" text DEFAULT 'None' NOT NULL,
	"registered_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"offer_expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registrations_once_a_person" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_registrations_status_is_known" CHECK ("event_registrations"."status" in ('registered', 'waiting', 'offered', 'cancelled')),
	CONSTRAINT "event_registrations_say_since_when" CHECK (case "event_registrations"."status" when 'registered' then "event_registrations"."registered_at" when 'waiting' then "event_registrations"."waiting_since"
        when 'offered' then "event_registrations"."offer_expires_at" else "event_registrations"."cancelled_at" end is not null)
);
--> statement-breakpoint
CREATE TABLE "event_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" integer,
	"rating" smallint NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_reviews_once_a_person" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_reviews_rating_is_one_to_five" CHECK ("event_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_age_groups" (
	"user_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "user_age_groups_user_id_term_id_pk" PRIMARY KEY("user_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "user_school_types" (
	"user_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "user_school_types_user_id_term_id_pk" PRIMARY KEY("user_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"user_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "user_skills_user_id_term_id_pk" PRIMARY KEY("user_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "user_tags" (
	"user_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "user_tags_user_id_term_id_pk" PRIMARY KEY("user_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text,
	"country_code" text DEFAULT 'IN' NOT NULL,
	"gender" text,
	"occupation_id" integer,
	"user_type_id" integer,
	"school_name" text,
	"is_promotional" boolean DEFAULT false NOT NULL,
	"is_whatsapp_notification" boolean DEFAULT false NOT NULL,
	"is_member" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"picture" text,
	"recommendation_text" text,
	"signup_type" smallint DEFAULT 0 NOT NULL,
	"utm_source" text DEFAULT 'Direct' NOT NULL,
	"utm_medium" text DEFAULT 'None' NOT NULL,
	"utm_campaign" text DEFAULT 'None' NOT NULL,
	"utm_term" text,
	"utm_content" text,
	"referrer" text,
	"gclid" text,
	"referral_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_username_is_an_address_part" CHECK ("users"."username" ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
	CONSTRAINT "users_mobile_is_e164" CHECK ("users"."mobile" ~ '^\+[1-9][0-9]{5,14}$'),
	CONSTRAINT "users_gender_is_known" CHECK ("users"."gender" in ('Male', 'Female', 'Others'))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"granted_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role_is_known" CHECK ("user_roles"."role" in ('content-editor', 'event-host', 'moderator', 'campaign-manager'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_action_is_a_word" CHECK ("audit_log"."action" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "audit_log_kind_is_a_word" CHECK ("audit_log"."kind" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"subject_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_user_id_form_subject_id_pk" PRIMARY KEY("user_id","form","subject_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" integer,
	CONSTRAINT "reports_once_a_person" UNIQUE("kind","subject_id","user_id"),
	CONSTRAINT "reports_reason_is_known" CHECK ("reports"."reason" in ('unkind', 'private', 'harmful', 'advert', 'other')),
	CONSTRAINT "reports_decision_is_known" CHECK ("reports"."decision" in ('hide', 'restore')),
	CONSTRAINT "reports_decided_with_a_moment" CHECK (("reports"."decision" is null) = ("reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"to_address" text NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" "mail_status" DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key"),
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_in_one_line" CHECK ("mails"."to_address" !~ '[[:cntrl:]]' and "mails"."subject" !~ '[[:cntrl:]]'),
	CONSTRAINT "mails_sent_at_a_time" CHECK (("mails"."status" = 'sent') = ("mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"kind" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"is_temporary" boolean DEFAULT true NOT NULL,
	"resumable_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "uploaded_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "uploaded_files_resumable_id_unique" UNIQUE("resumable_id"),
	CONSTRAINT "uploaded_files_name_is_there" CHECK (char_length("uploaded_files"."name") between 1 and 200),
	CONSTRAINT "uploaded_files_have_bytes" CHECK ("uploaded_files"."size_bytes" > 0),
	CONSTRAINT "uploaded_files_kept_when_claimed" CHECK ("uploaded_files"."is_temporary" = ("uploaded_files"."claimed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "event_certificate_rules" ADD CONSTRAINT "event_certificate_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_attendees" ADD CONSTRAINT "unmatched_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_attendees" ADD CONSTRAINT "unmatched_attendees_unverified_user_id_users_id_fk" FOREIGN KEY ("unverified_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_watches" ADD CONSTRAINT "event_watches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_watches" ADD CONSTRAINT "event_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_captions" ADD CONSTRAINT "event_captions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_question_votes" ADD CONSTRAINT "event_question_votes_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_question_votes" ADD CONSTRAINT "event_question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_accounts" ADD CONSTRAINT "speaker_accounts_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_accounts" ADD CONSTRAINT "speaker_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reviews" ADD CONSTRAINT "event_reviews_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reviews" ADD CONSTRAINT "event_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_age_groups" ADD CONSTRAINT "user_age_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_age_groups" ADD CONSTRAINT "user_age_groups_term_id_age_groups_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."age_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_school_types" ADD CONSTRAINT "user_school_types_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_school_types" ADD CONSTRAINT "user_school_types_term_id_school_types_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."school_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_term_id_skills_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tags" ADD CONSTRAINT "user_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tags" ADD CONSTRAINT "user_tags_term_id_tags_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_occupation_id_occupations_id_fk" FOREIGN KEY ("occupation_id") REFERENCES "public"."occupations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_user_type_id_occupations_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."occupations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_certificates_one_valid" ON "issued_certificates" USING btree ("event_id","user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "issued_certificates_of_a_person" ON "issued_certificates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "counselling_records_once" ON "counselling_records" USING btree ("email","held_on","speaker_id","topic_key");--> statement-breakpoint
CREATE INDEX "counselling_records_by_day" ON "counselling_records" USING btree ("held_on");--> statement-breakpoint
CREATE INDEX "unmatched_attendees_of_an_event" ON "unmatched_attendees" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "unmatched_attendees_of_a_person" ON "unmatched_attendees" USING btree ("unverified_user_id");--> statement-breakpoint
CREATE INDEX "event_attendances_of_a_person" ON "event_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_watches_of_a_person" ON "event_watches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_hosts_of_a_person" ON "event_hosts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_answers_of_a_question" ON "event_answers" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "event_answers_of_a_person" ON "event_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_question_votes_of_a_person" ON "event_question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_questions_by_votes" ON "event_questions" USING btree ("event_id","up_vote_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "event_questions_of_a_person" ON "event_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_waiting" ON "event_registrations" USING btree ("event_id","waiting_since","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_offered" ON "event_registrations" USING btree ("event_id","offer_expires_at") WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX "event_registrations_of_a_person" ON "event_registrations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_reviews_newest" ON "event_reviews" USING btree ("event_id","id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "event_reviews_of_a_person" ON "event_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_of_a_person" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_a_person" ON "sessions" USING btree ("user_id","last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "audit_log_of_a_subject" ON "audit_log" USING btree ("kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_an_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("kind","subject_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_by_decision" ON "reports" USING btree ("decided_at" DESC NULLS LAST,"kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_of_a_person" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_by_address" ON "mails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "mails_of_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploaded_files_temporary" ON "uploaded_files" USING btree ("user_id","created_at") WHERE is_temporary;--> statement-breakpoint
CREATE INDEX "uploaded_files_to_sweep" ON "uploaded_files" USING btree ("created_at") WHERE is_temporary;