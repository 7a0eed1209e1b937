-- contract: since 0007 the same pair is unique; only the order of its columns changes, so that a key is found quickly
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_once";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once" UNIQUE("key","user_id");