-- src/foundation/settings/server/settings.queries.ts

-- selectSettings
select "key", "value" from "settings";

-- lockSettings
lock table settings in share row exclusive mode;

-- writeSetting
insert into "settings" ("key", "value", "changed_at")
values ($1, $2, $3)
on conflict ("key")
do update
set "value" = $4, "changed_at" = $5;

-- deleteSettings
delete from "settings" where "settings"."key" in ($1);
