CREATE TABLE "attendee_matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendee_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"reported_as" text NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
ALTER TABLE "attendee_matches" ADD CONSTRAINT "attendee_matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendee_matches" ADD CONSTRAINT "attendee_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendee_matches_once_an_attendee" ON "attendee_matches" USING btree ("event_id","reported_as");--> statement-breakpoint
CREATE INDEX "attendee_matches_of_a_person" ON "attendee_matches" USING btree ("user_id");