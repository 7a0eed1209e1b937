-- Words of plain texts as a search finds them: English stems, and every word as it stands (Hindi too).
CREATE FUNCTION pankh_text_vector(title text, words text, summary text, body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(title)), 'A') ||
    setweight(to_tsvector('pg_catalog.simple', public.pankh_plain(title)), 'A') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(words)), 'B') ||
    setweight(to_tsvector('pg_catalog.simple', public.pankh_plain(words)), 'B') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(summary)), 'C') ||
    setweight(to_tsvector('pg_catalog.simple', public.pankh_plain(summary)), 'C') ||
    setweight(to_tsvector('pg_catalog.english', public.pankh_plain(body)), 'D') ||
    setweight(to_tsvector('pg_catalog.simple', public.pankh_plain(body)), 'D') $$;
--> statement-breakpoint
-- Each word of plain texts once: small, without marks, of three letters or more. Signs and digits part words.
CREATE FUNCTION pankh_words(words text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT DISTINCT word
    FROM regexp_split_to_table(public.pankh_plain(words), '[\s\d!-/:-@[-`{-~“”‘’„«»–—…•·।॥]+') word
    WHERE length(word) BETWEEN 3 AND 40 $$;
--> statement-breakpoint
CREATE TABLE "resource_bookmarks" (
	"user_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_bookmarks_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_likes" (
	"user_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_likes_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"user_id" integer,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_shares_channel_is_known" CHECK ("resource_shares"."channel" in ('device', 'copy', 'whatsapp', 'qr'))
);
--> statement-breakpoint
CREATE TABLE "resource_facet_counts" (
	"facet" text NOT NULL,
	"term_id" integer NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "resource_facet_counts_facet_term_id_pk" PRIMARY KEY("facet","term_id"),
	CONSTRAINT "resource_facet_counts_are_not_negative" CHECK ("resource_facet_counts"."listed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource_facet_ids" (
	"facet" text NOT NULL,
	"term_id" integer NOT NULL,
	"block" integer NOT NULL,
	"ids" bit(16384) NOT NULL,
	CONSTRAINT "resource_facet_ids_facet_term_id_block_pk" PRIMARY KEY("facet","term_id","block")
);
--> statement-breakpoint
CREATE TABLE "resource_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_captions" (
	"resource_file_id" integer NOT NULL,
	"language" text NOT NULL,
	"vtt" text NOT NULL,
	CONSTRAINT "resource_captions_resource_file_id_language_pk" PRIMARY KEY("resource_file_id","language")
);
--> statement-breakpoint
CREATE TABLE "resource_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"pages_state" text DEFAULT 'waiting' NOT NULL,
	"page_count" integer,
	"drawn_pages" smallint DEFAULT 0 NOT NULL,
	"page_width" real,
	"page_height" real,
	"fits_a4" boolean,
	"has_colour" boolean,
	"drawing" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "resource_files_pages_state_is_known" CHECK ("resource_files"."pages_state" in ('waiting', 'drawn', 'failed')),
	CONSTRAINT "resource_files_pages_are_counted" CHECK ("resource_files"."page_count" > 0),
	CONSTRAINT "resource_files_drawn_with_a_name" CHECK ("resource_files"."drawn_pages" = 0 or "resource_files"."drawing" is not null)
);
--> statement-breakpoint
CREATE TABLE "resource_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"url" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_links_are_web" CHECK ("resource_links"."url" ~ '^https?://' and length("resource_links"."url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "resource_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"user_id" integer,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_reviews_once_a_person" UNIQUE("resource_id","user_id"),
	CONSTRAINT "resource_reviews_rating_is_one_to_five" CHECK ("resource_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "creator_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"user_experience" text DEFAULT '' NOT NULL,
	"qualifications" text DEFAULT '' NOT NULL,
	"expertise" text DEFAULT '' NOT NULL,
	"associated_organisations" text DEFAULT '' NOT NULL,
	"children_helped" text,
	"followers_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "creator_profiles_followers_are_not_negative" CHECK ("creator_profiles"."followers_count" >= 0),
	CONSTRAINT "creator_profiles_children_helped_is_known" CHECK ("creator_profiles"."children_helped" in ('1-10', '10-100', '100+'))
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_another" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
ALTER TABLE "resources" DROP CONSTRAINT "resources_likes_count_is_not_negative";--> statement-breakpoint
DROP INDEX "resources_by_likes";--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "resource_type_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "creator_id" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "add_type" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "instruction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "licence" text DEFAULT 'All rights reserved' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "has_rights" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "bookmarks_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "shares_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "rating" real GENERATED ALWAYS AS (coalesce(rating_sum::real / nullif(rating_count, 0), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "title_order" text GENERATED ALWAYS AS (left(pankh_plain(title), 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (pankh_text_vector(title, '', '', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (pankh_text_vector(title, search_words, description, instruction)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What was there before has no person and no rights tick: it came with the installation.
UPDATE "resources" SET "summary" = "description", "has_rights" = true, "published_at" = "created_at" WHERE "status" <> 'draft';--> statement-breakpoint
UPDATE "resources" SET "hidden_reason" = '' WHERE "status" = 'hidden';--> statement-breakpoint
INSERT INTO "resource_facet_counts" SELECT 'all', 0, count(*) FROM "resources" WHERE "status" = 'published' AND "privacy" = 'Everyone' HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "resource_facet_counts" SELECT 'type', "resource_type_id", count(*) FROM "resources" WHERE "status" = 'published' AND "privacy" = 'Everyone' GROUP BY 2;--> statement-breakpoint
INSERT INTO "resource_facet_counts" SELECT 'skill', l."skill_id", count(*) FROM "resources" r JOIN "resource_skills" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone' GROUP BY 2;--> statement-breakpoint
INSERT INTO "resource_facet_counts" SELECT 'tag', l."tag_id", count(*) FROM "resources" r JOIN "resource_tags" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone' GROUP BY 2;--> statement-breakpoint
INSERT INTO "resource_facet_counts" SELECT 'age_group', l."age_group_id", count(*) FROM "resources" r JOIN "resource_age_groups" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone' GROUP BY 2;--> statement-breakpoint
INSERT INTO "resource_words" SELECT word, count(*) FROM "resources" r, pankh_words(concat_ws(' ', r."title", r."search_words", r."summary")) word WHERE r."status" = 'published' AND r."privacy" = 'Everyone' GROUP BY 1;--> statement-breakpoint
-- The sets of bits stay in their rows, pressed where they are mostly empty: counting reads many of them.
ALTER TABLE "resource_facet_ids" ALTER COLUMN "ids" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "resource_facet_ids" SET (toast_tuple_target = 128);--> statement-breakpoint
INSERT INTO "resource_facet_ids" SELECT facet, term_id, id / 16384, bit_or(set_bit(0::bit(16384), id % 16384, 1)) FROM (
  SELECT 'type' AS facet, r."resource_type_id" AS term_id, r."id" FROM "resources" r WHERE r."status" = 'published' AND r."privacy" = 'Everyone'
  UNION ALL SELECT 'skill', l."skill_id", r."id" FROM "resources" r JOIN "resource_skills" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone'
  UNION ALL SELECT 'tag', l."tag_id", r."id" FROM "resources" r JOIN "resource_tags" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone'
  UNION ALL SELECT 'age_group', l."age_group_id", r."id" FROM "resources" r JOIN "resource_age_groups" l ON l."resource_id" = r."id" WHERE r."status" = 'published' AND r."privacy" = 'Everyone'
) had GROUP BY 1, 2, 3;--> statement-breakpoint
ALTER TABLE "resource_bookmarks" ADD CONSTRAINT "resource_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookmarks" ADD CONSTRAINT "resource_bookmarks_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_likes" ADD CONSTRAINT "resource_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_likes" ADD CONSTRAINT "resource_likes_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_captions" ADD CONSTRAINT "resource_captions_resource_file_id_resource_files_id_fk" FOREIGN KEY ("resource_file_id") REFERENCES "public"."resource_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_links" ADD CONSTRAINT "resource_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_reviews" ADD CONSTRAINT "resource_reviews_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_reviews" ADD CONSTRAINT "resource_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD CONSTRAINT "creator_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_bookmarks_of_a_resource" ON "resource_bookmarks" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_bookmarks_newest" ON "resource_bookmarks" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resource_likes_of_a_resource" ON "resource_likes" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_shares_of_a_resource" ON "resource_shares" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_shares_of_a_person" ON "resource_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_facet_counts_most" ON "resource_facet_counts" USING btree ("facet","listed" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resource_words_alike" ON "resource_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_files_of_a_resource" ON "resource_files" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "resource_links_of_a_resource" ON "resource_links" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "resource_links_to_check" ON "resource_links" USING btree ("checked_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_reviews_newest" ON "resource_reviews" USING btree ("resource_id","id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "resource_reviews_of_a_person" ON "resource_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("followed_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_by_publication" ON "resources" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_rating" ON "resources" USING btree ("rating" DESC NULLS LAST,"rating_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_title" ON "resources" USING btree ("title_order","id") WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_type" ON "resources" USING btree ("resource_type_id","likes_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_creator" ON "resources" USING btree ("creator_id","likes_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_by_search_vector" ON "resources" USING gin ("search_vector") WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_title_vector" ON "resources" USING gin ("title_vector") WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
CREATE INDEX "resources_by_likes" ON "resources" USING btree ("likes_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and privacy = 'Everyone';--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_add_type_is_known" CHECK ("resources"."add_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_counts_are_not_negative" CHECK (least("resources"."likes_count", "resources"."bookmarks_count", "resources"."shares_count", "resources"."rating_count") >= 0);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_ratings_are_one_to_five" CHECK ("resources"."rating_sum" between "resources"."rating_count" and 5 * "resources"."rating_count");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_published_are_whole" CHECK ("resources"."status" = 'draft' or num_nulls("resources"."resource_type_id", "resources"."published_at") = 0 and "resources"."has_rights");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_hidden_for_a_reason" CHECK (("resources"."status" = 'hidden') = ("resources"."hidden_reason" is not null));