-- A join counts to the last sign of the person now; those of events that are over were counted to the end, and stay so.
UPDATE "event_attendances" a SET "left_at" = greatest(a."joined_at", e."end_date_time") FROM "events" e
  WHERE e."id" = a."event_id" AND a."source" = 'join' AND a."left_at" IS NULL AND e."end_date_time" <= now();
