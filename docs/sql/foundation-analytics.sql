-- src/foundation/analytics/server/analytics-events.queries.ts

-- insertAnalyticsEvents
insert into "signals" (
  "id",
  "key",
  "at",
  "user_id",
  "page",
  "subject_id",
  "program_name",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "device_id",
  "shared_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- insertAnalyticsEvents, with the least that it may be given
insert into "signals" (
  "id",
  "key",
  "at",
  "user_id",
  "page",
  "subject_id",
  "program_name",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "device_id",
  "shared_at"
)
values (default, $1, $2, default, $3, default, default, default, default, default, default, default);

-- src/foundation/analytics/server/personal-analytics-events.queries.ts

-- selectAnalyticsEventsOf
select to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  s.key,
  s.page,
  s.subject_id,
  s.program_name,
  s.utm_source,
  s.utm_medium,
  s.utm_campaign,
  s.shared_at is not null as is_shared
from signals s
where s.user_id = $1
order by s.id;

-- eraseFromAnalyticsEvents
update signals
set device_id = null, shared_at = null
where device_id in (select s.device_id from signals s where s.user_id = $1 and s.device_id is not null);

-- eraseFromAnalyticsEvents
update signals set user_id = null where user_id = $1;

-- src/foundation/analytics/server/sharing/sharing.queries.ts

-- selectAnalyticsEventsToShare
select "id", "key", "at", "device_id", "page", "program_name", "utm_source", "utm_medium", "utm_campaign"
from "signals"
where (
  ("signals"."device_id" is not null and "signals"."shared_at" is null)
  and coalesce(
    case
      when "signals"."user_id" is null then (
        select c.is_given and c.version = $1
        from "consents" c
        where c.subject = 'analytics' and c.visitor = "signals"."device_id"
        order by c.id desc
        limit 1
      )
      else (
        select c.is_given and c.version = $2
        from "consents" c
        where c.subject = 'analytics' and c.user_id = "signals"."user_id"
        order by c.id desc
        limit 1
      )
    end,
    false
  )
)
order by "signals"."id"
limit $3;

-- markShared
update "signals"
set "shared_at" = $1
where ("signals"."id" in ($2) and ("signals"."device_id" is not null and "signals"."shared_at" is null));

-- keepHere
update "signals"
set "device_id" = $1
where ("signals"."id" in ($2) and ("signals"."device_id" is not null and "signals"."shared_at" is null));

-- forgetDevices
update "signals"
set "device_id" = $1
where (
  ("signals"."device_id" is not null and "signals"."shared_at" is null)
  and ("signals"."user_id" = $2 or "signals"."device_id" = $3)
);

-- forgetUnagreed
update "signals"
set "device_id" = $1
where (
  ("signals"."device_id" is not null and "signals"."shared_at" is null)
  and not coalesce(
    case
      when "signals"."user_id" is null then (
        select c.is_given and c.version = $2
        from "consents" c
        where c.subject = 'analytics' and c.visitor = "signals"."device_id"
        order by c.id desc
        limit 1
      )
      else (
        select c.is_given and c.version = $3
        from "consents" c
        where c.subject = 'analytics' and c.user_id = "signals"."user_id"
        order by c.id desc
        limit 1
      )
    end,
    false
  )
);
