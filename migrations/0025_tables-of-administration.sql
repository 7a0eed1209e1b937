CREATE INDEX "events_by_date" ON "events" USING btree ("start_date_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_running" ON "events" USING gist (tstzrange(start_date_time, end_date_time)) WHERE start_date_time is not null;--> statement-breakpoint
CREATE INDEX "events_by_registrations" ON "events" USING btree ("registered_count","id");--> statement-breakpoint
CREATE INDEX "events_by_title_en" ON "events" USING btree (lower(coalesce(title ->> 'en', title ->> 'hi')),"id");--> statement-breakpoint
CREATE INDEX "events_by_title_hi" ON "events" USING btree (lower(coalesce(title ->> 'hi', title ->> 'en')),"id");--> statement-breakpoint
CREATE INDEX "events_not_published" ON "events" USING btree ("publication","start_date_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE publication <> 'published';--> statement-breakpoint
CREATE INDEX "sessions_by_last_seen" ON "sessions" USING btree ("last_seen_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_occupation" ON "users" USING btree ("occupation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_not_confirmed" ON "users" USING btree ("created_at","id") WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("created_at","id") WHERE is_member;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ((first_name || ' ' || last_name || ' ' || email || ' ' || username) gin_trgm_ops);