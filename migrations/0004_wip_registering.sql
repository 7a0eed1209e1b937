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
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_watches" ADD CONSTRAINT "event_watches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_watches" ADD CONSTRAINT "event_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_attendances_of_a_person" ON "event_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_watches_of_a_person" ON "event_watches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_waiting" ON "event_registrations" USING btree ("event_id","waiting_since","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_offered" ON "event_registrations" USING btree ("event_id","offer_expires_at") WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX "event_registrations_of_a_person" ON "event_registrations" USING btree ("user_id","created_at" DESC NULLS LAST);