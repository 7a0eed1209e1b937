ALTER TABLE "resource_shares" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referring_domain" text;