-- src/features/counselling/server/admin/admin-counselling.queries.ts

-- selectRecords
select c.id,
  c.code,
  c.topic,
  c.speaker_id,
  c.speaker_name,
  c.holder_name,
  c.email,
  to_char(c.held_on, 'YYYY-MM-DD') as held_on,
  c.minutes
from counselling_records c
where concat_ws(' ', c.holder_name, c.email, c.topic, c.speaker_name) ilike $1
order by c.held_on desc nulls first, c.id desc nulls first
limit $2 offset $3;

-- selectRecords
select count(*)::int as total
from counselling_records c
where concat_ws(' ', c.holder_name, c.email, c.topic, c.speaker_name) ilike $1;

-- insertRecords
insert into "counselling_records" (
  "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict
do nothing
returning "id";

-- insertRecords, with the least that it may be given
insert into "counselling_records" (
  "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, default)
on conflict
do nothing
returning "id";

-- countKnown
select count(*)::int as known
from jsonb_to_recordset($1::jsonb) as k(email text, held_on date, speaker_id text, topic_key text)
join counselling_records c using (email, held_on, speaker_id, topic_key);

-- deleteRecord
delete from "counselling_records" where "counselling_records"."id" = $1 returning "id";

-- src/features/counselling/server/counselling.queries.ts

-- selectCounsellingRecord
select "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at"
from "counselling_records"
where (
  "counselling_records"."code" = $1
  or (
    "counselling_records"."email" = $2
    and "counselling_records"."held_on" = $3
    and "counselling_records"."speaker_id" = $4
    and "counselling_records"."topic_key" = $5
  )
)
limit $6;

-- insertCounsellingRecord
insert into "counselling_records" (
  "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict
do nothing
returning "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at";

-- insertCounsellingRecord, with the least that it may be given
insert into "counselling_records" (
  "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, default)
on conflict
do nothing
returning "id",
  "code",
  "topic",
  "topic_key",
  "speaker_id",
  "speaker_name",
  "holder_name",
  "email",
  "held_on",
  "minutes",
  "created_at";

-- src/features/counselling/server/personal/personal-counselling.queries.ts

-- selectOwnSessions
select r.topic,
  r.speaker_name,
  r.holder_name,
  r.email,
  r.held_on::text as held_on,
  r.minutes,
  r.code,
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as noted_at
from counselling_records r
where r.email in (
  select email
  from users
  where id = $1 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $2
)
order by r.held_on, r.id;

-- maskRecords
update counselling_records r
set holder_name = $1, email = 'erased-' || r.id || $2::text
where r.email in (
  select email
  from users
  where id = $3 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $4
);
