ALTER TABLE "awareness_completions" DROP CONSTRAINT "awareness_completions_language_is_known";--> statement-breakpoint
ALTER TABLE "campaign_invitations" DROP CONSTRAINT "campaign_invitations_language_is_known";--> statement-breakpoint
ALTER TABLE "account_deletions" DROP CONSTRAINT "account_deletions_language_is_known";--> statement-breakpoint
ALTER TABLE "data_exports" DROP CONSTRAINT "data_exports_language_is_known";--> statement-breakpoint
ALTER TABLE "reading_settings" DROP CONSTRAINT "reading_settings_language_is_known";--> statement-breakpoint
ALTER TABLE "awareness_completions" ADD CONSTRAINT "awareness_completions_language_is_known" CHECK ("awareness_completions"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "campaign_invitations" ADD CONSTRAINT "campaign_invitations_language_is_known" CHECK ("campaign_invitations"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_language_is_known" CHECK ("account_deletions"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_language_is_known" CHECK ("data_exports"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "reading_settings" ADD CONSTRAINT "reading_settings_language_is_known" CHECK ("reading_settings"."language" ~ '^[a-z]{2,3}$');