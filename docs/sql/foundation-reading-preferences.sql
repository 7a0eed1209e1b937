-- src/foundation/reading-preferences/server/reading-preferences.queries.ts

-- findReadingPreferences
select "language", "settings" from "reading_settings" where "reading_settings"."user_id" = $1;

-- saveReadingPreferences
insert into "reading_settings" ("user_id", "language", "settings", "updated_at")
values ($1, $2, $3, $4)
on conflict ("user_id")
do update
set "language" = $5, "settings" = $6, "updated_at" = $7;

-- saveReadingPreferences, with the least that it may be given
insert into "reading_settings" ("user_id", "language", "settings", "updated_at")
values ($1, default, default, $2)
on conflict ("user_id")
do update
set "updated_at" = $3;

-- selectPersonalReadingPreferences
select "language", "settings", to_char("updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
from "reading_settings"
where "reading_settings"."user_id" = $1;

-- deleteReadingPreferences
delete from "reading_settings" where "reading_settings"."user_id" = $1;
