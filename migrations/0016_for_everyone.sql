CREATE TABLE "sent_acts" (
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"call" text NOT NULL,
	"body" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_acts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "reading_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"language" text,
	"settings" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_settings_language_is_known" CHECK ("reading_settings"."language" in ('en', 'hi')),
	CONSTRAINT "reading_settings_are_written_short" CHECK ("reading_settings"."settings" ~ '^[1-3]?s?f?c?m?d?e?$')
);
--> statement-breakpoint
CREATE TABLE "search_synonym_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_words" jsonb
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"plain" text GENERATED ALWAYS AS (btrim(regexp_replace(translate(pankh_plain(normalize(word, NFC)),
  U&'\0901\093C\200B\200C\200D', U&'\0902'), '[[:space:][:punct:]]+', ' ', 'g'))) STORED NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "search_synonyms_plain_unique" UNIQUE("plain"),
	CONSTRAINT "search_synonyms_language_is_known" CHECK ("search_synonyms"."language" in ('en', 'hi')),
	CONSTRAINT "search_synonyms_are_words" CHECK ("search_synonyms"."plain" <> '' and char_length("search_synonyms"."word") <= 60)
);
--> statement-breakpoint
ALTER TABLE "certificate_programs" ADD COLUMN "in_short" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_programs" ADD COLUMN "in_short_symbols" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "in_short_symbols" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "warning_note" jsonb;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "in_short" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "in_short_symbols" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "warning_note" jsonb;--> statement-breakpoint
ALTER TABLE "sent_acts" ADD CONSTRAINT "sent_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_settings" ADD CONSTRAINT "reading_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_group_id_search_synonym_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."search_synonym_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_acts_at" ON "sent_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_synonyms_of_group" ON "search_synonyms" USING btree ("group_id","position");--> statement-breakpoint
ALTER TABLE "certificate_programs" ADD CONSTRAINT "certificate_programs_in_short_is_short" CHECK (concat("certificate_programs"."in_short" ->> 'en') ~ '^([^\n]{1,140}(\n[^\n]{1,140}){0,2})?$' and concat("certificate_programs"."in_short" ->> 'hi') ~ '^([^\n]{1,140}(\n[^\n]{1,140}){0,2})?$');--> statement-breakpoint
ALTER TABLE "certificate_programs" ADD CONSTRAINT "certificate_programs_in_short_symbols_are_few" CHECK (cardinality("certificate_programs"."in_short_symbols") <= 6);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_in_short_symbols_are_few" CHECK (cardinality("events"."in_short_symbols") <= 6);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_warnings_are_known" CHECK ("events"."warnings" <@ array['flashing', 'loud', 'upsetting']);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_in_short_is_short" CHECK (concat("resources"."in_short" ->> 'en') ~ '^([^\n]{1,140}(\n[^\n]{1,140}){0,2})?$' and concat("resources"."in_short" ->> 'hi') ~ '^([^\n]{1,140}(\n[^\n]{1,140}){0,2})?$');--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_in_short_symbols_are_few" CHECK (cardinality("resources"."in_short_symbols") <= 6);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_warnings_are_known" CHECK ("resources"."warnings" <@ array['flashing', 'loud', 'upsetting']);