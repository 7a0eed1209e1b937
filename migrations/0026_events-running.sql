DROP INDEX "events_by_end";--> statement-breakpoint
CREATE INDEX "events_running" ON "events" USING gist (tstzrange(start_date_time, end_date_time)) WHERE start_date_time is not null;