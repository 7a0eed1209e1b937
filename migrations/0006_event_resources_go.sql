ALTER TABLE "event_resources" DROP CONSTRAINT "event_resources_resource_id_resources_id_fk";
--> statement-breakpoint
ALTER TABLE "event_resources" ADD CONSTRAINT "event_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;