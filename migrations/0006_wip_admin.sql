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
CREATE TABLE "event_hosts" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_hosts_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
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
ALTER TABLE "event_certificate_rules" ADD CONSTRAINT "event_certificate_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_attendees" ADD CONSTRAINT "unmatched_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_attendees" ADD CONSTRAINT "unmatched_attendees_unverified_user_id_users_id_fk" FOREIGN KEY ("unverified_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_certificates_one_valid" ON "issued_certificates" USING btree ("event_id","user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "issued_certificates_of_a_person" ON "issued_certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unmatched_attendees_of_an_event" ON "unmatched_attendees" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "unmatched_attendees_of_a_person" ON "unmatched_attendees" USING btree ("unverified_user_id");--> statement-breakpoint
CREATE INDEX "event_hosts_of_a_person" ON "event_hosts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "audit_log_of_a_subject" ON "audit_log" USING btree ("kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_an_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS LAST);