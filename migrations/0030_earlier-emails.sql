CREATE TABLE "earlier_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_emails" ADD CONSTRAINT "earlier_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_emails_of_a_person" ON "earlier_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unmatched_attendees_of_an_email" ON "unmatched_attendees" USING btree ("email");