-- src/foundation/privacy/server/consents/consent-counts.queries.ts

-- selectConsents
select s.subject,
  coalesce(c.is_given, s.is_given) as is_given,
  c.version,
  to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
from users u
cross join lateral (
  values ('terms', 1, true, false),
    ('marketing', 2, u.is_promotional, true),
    ('whatsapp', 3, u.is_whatsapp_notification, true),
    ('analytics', 4, false, false)
) s (subject, place, is_given, is_shown)
left join lateral (
  select c.is_given, c.version, c.at
  from consents c
  where c.user_id = u.id and c.subject = s.subject
  order by c.id desc
  limit 1
) c on true
where u.id = $1 and (c.at is not null or s.is_shown)
order by s.place;

-- countConsents
select newest.subject,
  count(*) filter (where newest.is_given)::int as given,
  count(*) filter (where not newest.is_given)::int as refused
from (
  select distinct on (c.user_id, c.subject) c.subject, c.is_given
  from consents c
  where c.user_id is not null
  order by c.user_id, c.subject, c.id desc
) newest
group by newest.subject
order by newest.subject;

-- src/foundation/privacy/server/deletion/deletions.queries.ts

-- writeDeletion
insert into account_deletions (user_id, asked_at, delete_at, keeps_shared, language)
values ($1, $2::timestamptz, $3::timestamptz, $4, $5)
on conflict (user_id)
do update
set keeps_shared = excluded.keeps_shared
returning xmax = 0 as is_new;

-- removeDeletion
delete from "account_deletions" where "account_deletions"."user_id" = $1 returning "user_id";

-- findDeletion
select to_char(d.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as delete_at,
  d.keeps_shared
from account_deletions d
where d.user_id = $1;

-- selectDue
select user_id from account_deletions where delete_at <= $1::timestamptz order by delete_at, user_id limit $2;

-- lockDue
select u.id, u.email, u.is_admin from users u where u.id = $1 for update;

-- lockDue
select d.keeps_shared
from account_deletions d
where d.user_id = $1 and d.delete_at <= $2::timestamptz
for update;

-- postponeDeletion
update "account_deletions" set "delete_at" = $1 where "account_deletions"."user_id" = $2;

-- deleteUser
delete from "users" where "users"."id" = $1;

-- selectDeletions
select d.user_id,
  to_char(d.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as delete_at,
  d.keeps_shared
from account_deletions d
order by d.delete_at, d.user_id
limit $1 offset $2;

-- selectDeletions
select count(*)::int as total from (select 1 from account_deletions limit $1) counted;

-- countErased
select count(*)::int as total
from audit_log
where kind = 'person' and action = 'account-erased' and at > $1::timestamptz;

-- isLastAdministrator
select exists (select from users u where u.id = $1 and u.is_admin) and not exists (
  select
  from users u
  where u.id <> $2
    and u.is_admin
    and u.disabled_at is null
    and not exists (select from account_deletions d where d.user_id = u.id)
) as is_last;

-- countDeletions
select count(*)::int as total from account_deletions;

-- src/foundation/privacy/server/exports/exports.queries.ts

-- insertExport
insert into "data_exports" (
  "id",
  "user_id",
  "language",
  "asked_at",
  "finished_at",
  "failed_at",
  "storage_key",
  "size_bytes",
  "expires_at"
)
values (default, $1, $2, $3, default, default, $4, default, default)
on conflict
do nothing
returning "id";

-- exportsSince
select count(*)::int as count,
  to_char(min(asked_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as first
from data_exports
where user_id = $1 and failed_at is null and asked_at > $2::timestamptz;

-- selectExports
select e.id,
  to_char(e.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  case
    when e.failed_at is not null then 'failed'
    when e.finished_at is null then 'waiting'
    when e.finished_at is not null
      and e.storage_key is not null
      and e.expires_at > $1::timestamptz then 'ready'
    else 'gone'
  end as state,
  case
    when e.finished_at is not null
    and e.storage_key is not null
    and e.expires_at > $2::timestamptz then to_char(
      e.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
    )
  end as expires_at,
  e.size_bytes::float8 as size_bytes
from data_exports e
where e.user_id = $3
order by e.id desc
limit $4;

-- takeWaitingExport
update data_exports e
set failed_at = null,
  storage_key = $1,
  asked_at = case when e.failed_at is null then e.asked_at else $2::timestamptz end
from users u
where u.id = e.user_id
  and e.id = $3
  and e.finished_at is null
  and (
    e.failed_at is null
    or not exists (
      select
      from data_exports later
      where later.user_id = e.user_id and later.id > e.id and later.failed_at is null
    )
  )
returning e.id, e.user_id, u.email, u.first_name, e.language;

-- isExportFinished
select count(*)::int as total from data_exports where id = $1 and finished_at is not null;

-- finishExport
update data_exports
set finished_at = $1::timestamptz, expires_at = $2::timestamptz, size_bytes = $3
where id = $4 and finished_at is null and failed_at is null
returning id;

-- failExports
update data_exports set failed_at = $1::timestamptz where given and finished_at is null and failed_at is null;

-- findExportFile
select e.storage_key, e.size_bytes::float8 as size_bytes
from data_exports e
where e.id = $1
  and e.user_id = $2
  and e.finished_at is not null
  and e.storage_key is not null
  and e.expires_at > $3::timestamptz;

-- lockExpiredExports
select id, storage_key
from data_exports
where storage_key is not null
  and (expires_at <= $1::timestamptz or failed_at is not null)
  and num_nonnulls(finished_at, failed_at) = 1
order by expires_at
limit $2
for update skip locked;

-- forgetExportFile
update data_exports set storage_key = null where id = $1;

-- exportKeysOf
select storage_key from data_exports where user_id = $1 and storage_key is not null;

-- countExports
select count(*) filter (where finished_at is null and failed_at is null)::int as waiting,
  count(*) filter (where finished_at is not null and expires_at > $1::timestamptz)::int as ready,
  count(*) filter (where failed_at is not null)::int as failed,
  coalesce(
    sum(size_bytes) filter (where finished_at is not null and expires_at > $2::timestamptz), 0
  )::float8 as bytes
from data_exports;
