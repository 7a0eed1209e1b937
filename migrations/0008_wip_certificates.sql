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
ALTER TABLE "event_captions" ADD CONSTRAINT "event_captions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;