-- src/foundation/moderation/server/context.queries.ts

-- selectAuthorContexts
with made as (select $1::text as kind, id, user_id from (given) one),
reported as (
  select m.user_id, r.kind, r.subject_id, bool_or(r.decision = 'hide') as is_hidden
  from made m
  join reports r on r.kind = m.kind and r.subject_id = m.id
  group by 1, 2, 3
),
reviewed as (
  select user_id,
    count(*) filter (where decision = 'publish')::int as published,
    count(*) filter (where decision = 'refuse')::int as refused
  from held_things
  where user_id = any($2::int[])
  group by 1
)
select u.id,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
  u.disabled_at is not null as is_disabled,
  (select count(*)::int from reported r where r.user_id = u.id) as things_reported,
  (select count(*)::int from reported r where r.user_id = u.id and r.is_hidden) as things_hidden,
  coalesce(h.published, 0) as links_published,
  coalesce(h.refused, 0) as links_refused
from users u
left join reviewed h on h.user_id = u.id
where u.id = any($3::int[]);

-- selectAuthorContexts, with the least that it may be given
with made as (),
reported as (
  select m.user_id, r.kind, r.subject_id, bool_or(r.decision = 'hide') as is_hidden
  from made m
  join reports r on r.kind = m.kind and r.subject_id = m.id
  group by 1, 2, 3
),
reviewed as (
  select user_id,
    count(*) filter (where decision = 'publish')::int as published,
    count(*) filter (where decision = 'refuse')::int as refused
  from held_things
  where user_id = any($1::int[])
  group by 1
)
select u.id,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
  u.disabled_at is not null as is_disabled,
  (select count(*)::int from reported r where r.user_id = u.id) as things_reported,
  (select count(*)::int from reported r where r.user_id = u.id and r.is_hidden) as things_hidden,
  coalesce(h.published, 0) as links_published,
  coalesce(h.refused, 0) as links_refused
from users u
left join reviewed h on h.user_id = u.id
where u.id = any($2::int[]);

-- selectReporters
select *
from (
  select r.kind,
    r.subject_id,
    u.id,
    case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
    o.reports_count,
    o.upheld_count,
    row_number() over (partition by r.kind, r.subject_id order by o.reports_count desc, u.id)::int as place
  from jsonb_to_recordset($1::jsonb) as asked (kind text, subject_id int)
  join reports r on r.kind = asked.kind and r.subject_id = asked.subject_id
  join users u on u.id = r.user_id
  cross join lateral (
    select count(*)::int as reports_count, count(*) filter (where decision = 'hide')::int as upheld_count
    from reports w
    where w.user_id = u.id
  ) o
) all_reporters
where place <= $2
order by place;

-- src/foundation/moderation/server/personal-moderation.queries.ts

-- selectReportsOf
select r.kind,
  r.subject_id,
  r.reason,
  r.words,
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reported_at,
  r.decision,
  to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from reports r
where r.user_id = $1
order by r.id;

-- selectUnderReviewOf
select h.kind,
  h.subject_id,
  h.why,
  to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  h.decision,
  to_char(h.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from held_things h
where h.user_id = $1
order by h.id;

-- eraseReporter
update "reports" set "user_id" = $1, "words" = $2 where "reports"."user_id" = $3;

-- eraseReporter
delete from reports where kind = 'creator' and subject_id = $1;

-- eraseReporter
delete from "held_things" where "held_things"."user_id" = $1;

-- src/foundation/moderation/server/reports.queries.ts

-- insertReport
insert into "reports" (
  "id",
  "kind",
  "subject_id",
  "user_id",
  "reason",
  "words",
  "created_at",
  "decided_at",
  "decision",
  "decided_by"
)
values (default, $1, $2, $3, $4, $5, default, default, default, default)
on conflict
do nothing;

-- isHiddenByReports
select count(*)::int as open
from reports r
join users u on u.id = r.user_id
where r.kind = $1
  and r.subject_id = $2
  and r.decided_at is null
  and u.disabled_at is null
  and (u.email_verified_at is not null or u.created_at <= $3);

-- selectReportedSubjects
select kind,
  subject_id,
  count(*)::int as report_count,
  json_agg(distinct reason) as reasons,
  coalesce(to_json((array_agg(words order by id desc) filter (where words <> ''))[1:10]), '[]') as words,
  to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as first_reported_at,
  to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_reported_at,
  (array_agg(decision order by decided_at desc))[1] as decision,
  to_char(max(decided_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from reports
where decided_at is not null
group by kind, subject_id
order by max(decided_at) desc nulls last, kind asc nulls last, subject_id asc nulls last
limit $1 offset $2;

-- selectReportedSubjects
select count(*)::int as total
from (select from reports where decided_at is not null group by kind, subject_id) as subjects;

-- selectReportedSubjects, with the least that it may be given
select kind,
  subject_id,
  count(*)::int as report_count,
  json_agg(distinct reason) as reasons,
  coalesce(to_json((array_agg(words order by id desc) filter (where words <> ''))[1:10]), '[]') as words,
  to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as first_reported_at,
  to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_reported_at,
  (array_agg(decision order by decided_at desc))[1] as decision,
  to_char(max(decided_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from reports
where decided_at is null
group by kind, subject_id
order by count(*) desc nulls last,
  min(created_at) asc nulls last,
  kind asc nulls last,
  subject_id asc nulls last
limit $1 offset $2;

-- selectReportedSubjects, with the least that it may be given
select count(*)::int as total
from (select from reports where decided_at is null group by kind, subject_id) as subjects;

-- isReportedSince
select
from reports
where kind = $1
  and subject_id = $2
  and decided_at is null
  and date_trunc('milliseconds', created_at) > $3::timestamptz
limit 1;

-- markDecided
update reports
set decision = $1, decided_by = $2, decided_at = $3::timestamptz
where kind = $4 and subject_id = $5 and decided_at is null
returning id;

-- src/foundation/moderation/server/under-review/under-review.queries.ts

-- putUnderReview
insert into held_things (kind, subject_id, user_id, why, created_at)
values ($1, $2, $3, $4, $5::timestamptz)
on conflict (kind, subject_id)
do update
set user_id = excluded.user_id,
  why = excluded.why,
  created_at = case
    when held_things.decided_at is null then greatest(
      excluded.created_at, held_things.created_at + interval '1 millisecond'
    )
    else excluded.created_at
  end,
  decided_at = null,
  decision = null,
  decided_by = null;

-- dropFromReview
delete from held_things where kind = $1 and subject_id = $2 and decided_at is null;

-- lockUnderReview
select user_id,
  why,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as held_at,
  decision
from held_things
where kind = $1 and subject_id = $2
for update;

-- writeUnderReviewDecision
update held_things
set decision = $1, decided_by = $2, decided_at = $3::timestamptz
where kind = $4 and subject_id = $5;

-- countPublished
select count(*)::int as total from held_things where user_id = $1 and decision = 'publish' and kind <> $2;

-- selectSubjectsUnderReview
select kind,
  subject_id,
  why,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as held_at,
  decision,
  to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from held_things
where decided_at is not null
order by decided_at desc, id desc
limit $1 offset $2;

-- selectSubjectsUnderReview
select count(*)::int as total from held_things where decided_at is not null;

-- selectSubjectsUnderReview, with the least that it may be given
select kind,
  subject_id,
  why,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as held_at,
  decision,
  to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
from held_things
where decided_at is null
order by id
limit $1 offset $2;

-- selectSubjectsUnderReview, with the least that it may be given
select count(*)::int as total from held_things where decided_at is null;

-- countUnderReview
select count(*)::int as total from held_things where decided_at is null;

-- src/foundation/moderation/server/words/words.queries.ts

-- selectWords
select id, language, word, action
from watched_words
where position($1 in word) > 0 and language = $2
order by word, language, id
limit $3 offset $4;

-- selectWords
select count(*)::int as total from watched_words where position($1 in word) > 0 and language = $2;

-- selectWords, with the least that it may be given
select id, language, word, action from watched_words where true order by word, language, id limit $1 offset $2;

-- selectWords, with the least that it may be given
select count(*)::int as total from watched_words where true;

-- upsertWords
insert into watched_words as w (language, word, action)
select $1, word, $2
from jsonb_array_elements_text($3::jsonb) as given (word)
on conflict (language, word)
do update
set action = excluded.action
where w.action <> excluded.action
returning id, word, xmax = 0 as is_new;

-- deleteWord
delete from watched_words where id = $1 returning language, word, action;

-- selectWatchedWords
select language, word, action from watched_words order by id;

-- lockAddingWords
select pg_advisory_xact_lock($1);

-- countWords
select count(*)::int as total from watched_words;
