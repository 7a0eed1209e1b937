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
CREATE INDEX "uploaded_files_temporary" ON "uploaded_files" USING btree ("user_id","created_at") WHERE is_temporary;--> statement-breakpoint
CREATE INDEX "uploaded_files_to_sweep" ON "uploaded_files" USING btree ("created_at") WHERE is_temporary;