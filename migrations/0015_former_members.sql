ALTER TABLE "uploaded_files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_files" DROP CONSTRAINT "uploaded_files_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null;--> statement-breakpoint
CREATE TRIGGER "audit_personal_values_are_not_changed" BEFORE UPDATE ON "public"."audit_personal_values"
  FOR EACH ROW EXECUTE FUNCTION "public"."pankh_refuse_change"();
