DROP INDEX "events_by_end";--> statement-breakpoint
DROP INDEX "events_in_brief";--> statement-breakpoint
CREATE INDEX "events_running" ON "events" USING gist (tstzrange(start_date_time, end_date_time)) WHERE start_date_time is not null;--> statement-breakpoint
CREATE INDEX "events_in_brief" ON "events" USING btree ("id","publication","start_date_time","end_date_time","created_at","film_published_at","access_recording") WHERE publication <> 'draft';