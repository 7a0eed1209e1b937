DROP INDEX "issued_certificates_of_a_person";--> statement-breakpoint
DROP INDEX "event_attendances_of_a_person";--> statement-breakpoint
DROP INDEX "event_watches_of_a_person";--> statement-breakpoint
DROP INDEX "event_registrations_of_a_person";--> statement-breakpoint
CREATE INDEX "events_in_brief" ON "events" USING btree ("id","publication","start_date_time","end_date_time","created_at","access_recording") WHERE publication <> 'draft';--> statement-breakpoint
CREATE INDEX "issued_certificates_of_a_person" ON "issued_certificates" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_attendances_of_a_person" ON "event_attendances" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_watches_of_a_person" ON "event_watches" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_registrations_of_a_person" ON "event_registrations" USING btree ("user_id","event_id","status","registered_at","offer_expires_at");