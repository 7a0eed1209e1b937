CREATE TABLE "signals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"page" text NOT NULL,
	"program_name" text,
	"utm_source" text DEFAULT 'Direct' NOT NULL,
	"utm_medium" text DEFAULT 'None' NOT NULL,
	"utm_campaign" text DEFAULT 'None' NOT NULL,
	CONSTRAINT "signals_key_is_known" CHECK ("signals"."key" in ('view_login_popup', 'click_login'))
);
--> statement-breakpoint
ALTER TABLE "speakers" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signals_by_moment" ON "signals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "signals_of_a_person" ON "signals" USING btree ("user_id");