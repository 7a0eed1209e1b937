-- The audit log is only ever added to: whoever changes or deletes a row of it is refused.
CREATE FUNCTION "public"."pankh_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_only_added_to" BEFORE UPDATE OR DELETE ON "public"."audit_log"
  FOR EACH ROW EXECUTE FUNCTION "public"."pankh_refuse_change"();
