-- src/features/certificates/server/admin/admin-certificates.queries.ts

-- selectAdminCertificates
select c.id,
  c.code,
  c.number,
  c.holder_name,
  coalesce(u.email, '') as email,
  case
    when c.revoked_at is null then 'valid' when c.revoke_reason = $1 then 'replaced' else 'revoked'
  end as state,
  coalesce(nullif(c.revoke_reason, $2), '') as reason,
  to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(c.mailed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as mailed_at,
  to_char(c.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at
from issued_certificates c
left join users u on u.id = c.user_id
where c.event_id = $3
  and concat(c.holder_name, ' ', c.number, ' ', u.email) ilike $4
  and (
    $5
    or case
      when c.revoked_at is null then 'valid' when c.revoke_reason = $6 then 'replaced' else 'revoked'
    end = $7
  )
order by lower(c.holder_name) desc nulls first, c.id desc nulls first
limit $8::int offset $9;

-- selectAdminCertificates
select count(*)::int as total
from issued_certificates c
left join users u on u.id = c.user_id
where c.event_id = $1
  and concat(c.holder_name, ' ', c.number, ' ', u.email) ilike $2
  and (
    $3
    or case
      when c.revoked_at is null then 'valid' when c.revoke_reason = $4 then 'replaced' else 'revoked'
    end = $5
  );

-- selectAdminCertificates, with the least that it may be given
select c.id,
  c.code,
  c.number,
  c.holder_name,
  coalesce(u.email, '') as email,
  case
    when c.revoked_at is null then 'valid' when c.revoke_reason = $1 then 'replaced' else 'revoked'
  end as state,
  coalesce(nullif(c.revoke_reason, $2), '') as reason,
  to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(c.mailed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as mailed_at,
  to_char(c.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at
from issued_certificates c
left join users u on u.id = c.user_id
where c.event_id = $3
  and concat(c.holder_name, ' ', c.number, ' ', u.email) ilike $4
  and (
    $5
    or case
      when c.revoked_at is null then 'valid' when c.revoke_reason = $6 then 'replaced' else 'revoked'
    end = $7
  )
order by c.id desc nulls first
limit $8::int offset $9;

-- findAdminCertificate
select c.id,
  c.code,
  c.number,
  c.holder_name,
  coalesce(u.email, '') as email,
  case
    when c.revoked_at is null then 'valid' when c.revoke_reason = $1 then 'replaced' else 'revoked'
  end as state,
  coalesce(nullif(c.revoke_reason, $2), '') as reason,
  to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(c.mailed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as mailed_at,
  to_char(c.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at,
  c.event_id,
  c.program_id,
  c.title
from issued_certificates c
left join users u on u.id = c.user_id
where c.id = $3 and (c.event_id is not null or c.program_id is not null);

-- selectUncertified
select u.id as user_id, concat(u.first_name, ' ', u.last_name) as name, u.email
from users u
where u.id = any($1::int[])
  and not exists (select from issued_certificates c where c.event_id = $2 and c.user_id = u.id)
  and ($3 or exists (select from event_reviews r where r.event_id = $4 and r.user_id = u.id))
order by lower(u.first_name), lower(u.last_name), u.id
limit $5::int offset $6;

-- selectUncertified
select count(*) filter (
  where ($1 or exists (select from event_reviews r where r.event_id = $2 and r.user_id = u.id))
)::int as total,
  count(*) filter (
    where not ($3 or exists (select from event_reviews r where r.event_id = $4 and r.user_id = u.id))
  )::int as unreviewed
from users u
where u.id = any($5::int[])
  and not exists (select from issued_certificates c where c.event_id = $6 and c.user_id = u.id);

-- findCertificateRule
select coalesce(c.needs_review and e.publication <> 'cancelled', false) as needs_review,
  round(
    coalesce(extract(epoch from e.end_date_time - e.start_date_time), r.duration_seconds, 0) / 60
  )::int as minutes
from events e
left join event_recordings r on r.event_id = e.id
left join event_certificate_rules c on c.event_id = e.id
where e.id = $1;

-- src/features/certificates/server/admin/certificates-of-person.queries.ts

-- certificatesOfPerson
select count(*)::int as total from issued_certificates where user_id = $1 and revoked_at is null;

-- src/features/certificates/server/admin/programs/drawn-program.queries.ts

-- findDrawnProgram
select p.title,
  p.certificate_heading as heading,
  p.certificate_words as words,
  (
    select coalesce(
      json_agg(json_build_object('title', m.title, 'minutes', m.minutes) order by m.position, m.id), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
where p.id = $1;

-- src/features/certificates/server/certificates.queries.ts

-- selectValidCertificate
select "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
from "issued_certificates"
where (
  ("issued_certificates"."event_id" = $1 and "issued_certificates"."user_id" = $2)
  and "issued_certificates"."revoked_at" is null
);

-- hasRevokedCertificate
select count(*) as count
from "issued_certificates"
where (
  ("issued_certificates"."event_id" = $1 and "issued_certificates"."user_id" = $2)
  and "issued_certificates"."revoked_at" is not null
);;

-- selectCertificateByCode
select "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
from "issued_certificates"
where "issued_certificates"."code" = $1;

-- selectCertificate
select "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
from "issued_certificates"
where "issued_certificates"."id" = $1;

-- lockCertificate
select "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
from "issued_certificates"
where "issued_certificates"."id" = $1
for update;

-- insertCertificate
insert into "issued_certificates" (
  "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
)
values (
  default,
  $1,
  $2::text || to_char(nextval('certificate_numbers'), 'FM999999999000000'),
  $3,
  $4,
  $5,
  $6,
  $7,
  $8,
  $9,
  $10,
  $11,
  $12,
  $13,
  $14,
  $15,
  default,
  default,
  default,
  default
)
on conflict
do nothing
returning "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at";

-- insertCertificate, with the least that it may be given
insert into "issued_certificates" (
  "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at"
)
values (
  default,
  $1,
  $2::text || to_char(nextval('certificate_numbers'), 'FM999999999000000'),
  default,
  default,
  default,
  default,
  $3,
  $4,
  $5,
  default,
  default,
  default,
  $6,
  $7,
  $8,
  default,
  default,
  default,
  default
)
on conflict
do nothing
returning "id",
  "code",
  "number",
  "event_id",
  "program_id",
  "completion_id",
  "user_id",
  "holder_name",
  "title",
  "minutes",
  "modules",
  "heading",
  "words",
  "held_on",
  "language",
  "issued_at",
  "mailed_at",
  "revoked_at",
  "revoke_reason",
  "created_at";

-- markRevoked
update "issued_certificates"
set "revoked_at" = $1, "revoke_reason" = $2
where ("issued_certificates"."id" = $3 and "issued_certificates"."revoked_at" is null)
returning "id";

-- markMailed
update "issued_certificates"
set "mailed_at" = $1
where (
  "issued_certificates"."id" = $2
  and ("issued_certificates"."mailed_at" is null or "issued_certificates"."mailed_at" <= $3::timestamptz)
)
returning "id";

-- findCertifiedEvent
select e.title,
  e.has_certificate,
  coalesce(c.needs_review and e.publication <> 'cancelled', false) as needs_review,
  round(
    case
      when exists (
        select
        from event_attendances a
        where a.event_id = e.id
          and a.user_id = $1
          and case
            a.source
            when 'report' then a.minutes * 60 >= extract(
              epoch from e.end_date_time - e.start_date_time
            ) * e.attendance_share / 100
            else extract(
              epoch
              from least(
                e.end_date_time, coalesce(a.left_at, a.joined_at), $2::timestamptz
              ) - greatest(a.joined_at, e.start_date_time)
            ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
          end
      ) then extract(epoch from e.end_date_time - e.start_date_time)
      else coalesce(r.duration_seconds, extract(epoch from e.end_date_time - e.start_date_time), 0)
    end / 60
  )::int as minutes,
  to_char(coalesce(e.start_date_time, $3::timestamptz) at time zone e.time_zone, 'YYYY-MM-DD') as held_on
from events e
left join event_recordings r on r.event_id = e.id
left join event_certificate_rules c on c.event_id = e.id
where e.id = $4 and e.publication <> 'draft';

-- selectHolders
select u.id as user_id, u.email, u.first_name, u.last_name, coalesce(g.language, 'en') as language
from users u
left join event_registrations g on g.user_id = u.id and g.event_id = $1
where u.id = any($2::int[])
order by u.id;

-- selectNames
select id as user_id, first_name, last_name from users where id = any($1::int[]) order by id;

-- setCertificateRule
insert into "event_certificate_rules" ("event_id", "needs_review")
values ($1, $2)
on conflict ("event_id")
do update
set "needs_review" = $3;

-- src/features/certificates/server/metrics/certificate-metrics.queries.ts

-- certificateMetrics.countDays
select 'programs-certified' as metric,
  to_char(issued_at at time zone $1, 'YYYY-MM-DD') as day,
  program_id as subject_id,
  count(*)::float8 as value
from issued_certificates
where program_id is not null
  and revoked_at is null
  and issued_at >= $2::date::timestamp at time zone $3
  and issued_at < ($4::date + 1)::timestamp at time zone $5
group by day, program_id;

-- src/features/certificates/server/mine/own-certificates.queries.ts

-- selectOwnCertificates
select c.id,
  c.code,
  c.number,
  c.holder_name,
  c.title,
  c.words,
  c.minutes,
  c.modules,
  c.held_on,
  to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(c.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at,
  coalesce(c.revoke_reason = $1, false) as is_replaced,
  case
    when e.id is not null then json_build_object(
      'id',
      e.id, 'type',
      json_build_object('key', t.key, 'name', coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'))
    )
  end as event,
  case
    when p.id is not null then json_build_object(
      'id', p.id, 'title', coalesce(p.title ->> $3::text, p.title ->> 'en', p.title ->> 'hi')
    )
  end as program
from (
  select *
  from issued_certificates
  where user_id = $4 and id < $5
  order by id desc nulls last
  limit $6 offset $7
) c
left join events e on e.id = c.event_id
left join event_types t on t.id = e.event_type_id
left join certificate_programs p on p.id = c.program_id
order by c.id desc;

-- selectOwnCertificates, with the least that it may be given
select c.id,
  c.code,
  c.number,
  c.holder_name,
  c.title,
  c.words,
  c.minutes,
  c.modules,
  c.held_on,
  to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(c.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at,
  coalesce(c.revoke_reason = $1, false) as is_replaced,
  case
    when e.id is not null then json_build_object(
      'id',
      e.id, 'type',
      json_build_object('key', t.key, 'name', coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'))
    )
  end as event,
  case
    when p.id is not null then json_build_object(
      'id', p.id, 'title', coalesce(p.title ->> $3::text, p.title ->> 'en', p.title ->> 'hi')
    )
  end as program
from (select * from issued_certificates where user_id = $4 order by id desc nulls last limit $5 offset $6) c
left join events e on e.id = c.event_id
left join event_types t on t.id = e.event_type_id
left join certificate_programs p on p.id = c.program_id
order by c.id desc;

-- countOwnCertificates
select count(*)::int as total from (select from issued_certificates where user_id = $1 limit $2) counted;

-- selectAwaitingReview
select e.id
from event_certificate_rules c
join events e on e.id = c.event_id
where coalesce(c.needs_review and e.publication <> 'cancelled', false)
  and e.has_certificate
  and e.publication <> 'draft'
  and e.id in (
    select event_id
    from event_attendances
    where user_id = $1
    union select event_id
    from event_watches
    where user_id = $2
  )
  and not exists (select from event_reviews r where r.event_id = e.id and r.user_id = $3)
  and not exists (
    select from issued_certificates i where i.event_id = e.id and i.user_id = $4 and i.revoked_at is null
  )
order by e.id;

-- isOwnCertificate
select 1 from issued_certificates where id = $1 and user_id = $2;

-- src/features/certificates/server/participation/certified-completion.queries.ts

-- findCertifiedCompletion
select u.id as user_id,
  a.email,
  a.name,
  trim(concat(u.first_name, ' ', u.last_name)) as account_name,
  p.title,
  a.language,
  to_char(a.created_at at time zone $1, 'YYYY-MM-DD') as held_on
from awareness_completions a
join awareness_programs p on p.id = a.program_id
left join lateral (
  select *
  from users
  where id = a.user_id or (a.user_id is null and email = a.email and email_verified_at is not null)
) u on true
where a.id = $2 and not (a.email like $3);

-- selectUncertifiedCompletions
select a.id
from awareness_completions a
where not (a.email like $1)
  and a.created_at between $2::timestamptz and $3::timestamptz
  and not exists (select from issued_certificates c where c.completion_id = a.id)
order by a.created_at, a.id
limit $4;

-- giveToAccount
update issued_certificates
set user_id = $1
where user_id is null and revoked_at is null and completion_id = any($2::int[]);

-- src/features/certificates/server/passport/passport.queries.ts

-- selectTotals
select count(*)::int as certificates_count,
  coalesce(
    sum(c.minutes) filter (
      where not exists (
        select
        from issued_certificates p
        where p.user_id = $1
          and p.revoked_at is null
          and case
            when p.modules -> 0 -> 'event_ids' is null then exists (
              select from course_module_events l where l.program_id = p.program_id and l.event_id = c.event_id
            )
            else p.modules @> jsonb_build_array(
              jsonb_build_object('event_ids', jsonb_build_array(c.event_id))
            )
          end
      )
    ),
    0
  )::int as minutes
from issued_certificates c
where c.user_id = $2 and c.revoked_at is null and (c.words is null or c.modules is not null);

-- selectOutcomes
select p.outcomes
from certificate_programs p
join (
  select c.program_id, max(c.id) as newest
  from issued_certificates c
  where c.user_id = $1
    and c.revoked_at is null
    and (c.words is null or c.modules is not null)
    and c.program_id is not null
  group by c.program_id
) held on held.program_id = p.id
order by held.newest desc
limit $2;

-- selectSkills
select coalesce(k.name ->> $1::text, k.name ->> 'en', k.name ->> 'hi') as name
from skills k
join (
  select skill_id, count(*) as times
  from (
    select l.skill_id
    from event_skills l
    join (
      select c.event_id
      from issued_certificates c
      where c.user_id = $2 and c.revoked_at is null and (c.words is null or c.modules is not null)
    ) held on held.event_id = l.event_id
    union all
    select l.skill_id
    from certificate_program_skills l
    join (
      select c.program_id
      from issued_certificates c
      where c.user_id = $3 and c.revoked_at is null and (c.words is null or c.modules is not null)
    ) held on held.program_id = l.program_id
  ) each
  group by skill_id
) learned on learned.skill_id = k.id
order by learned.times desc, k.id
limit $4;

-- selectStanding
select c.title, c.number, c.minutes, to_char(c.held_on, 'YYYY-MM-DD') as held_on
from issued_certificates c
where c.user_id = $1 and c.revoked_at is null and (c.words is null or c.modules is not null)
order by c.held_on desc, c.id desc
limit $2;

-- src/features/certificates/server/personal/personal-certificates.queries.ts

-- writeMask
update issued_certificates i
set user_id = null,
  holder_name = coalesce($1::jsonb ->> i.language, $2::text),
  revoke_reason = case when i.revoke_reason <> $3 then '—' else i.revoke_reason end
where (
  i.user_id = $4
  or i.completion_id in (
    select a.id
    from awareness_completions a
    where (
      a.user_id = $5
      or (
        a.user_id is null
        and a.email in (
          select email
          from users
          where id = $6 and email_verified_at is not null
          union all
          select email
          from earlier_emails
          where user_id = $7
        )
      )
    )
  )
);

-- selectHeldCertificates
select coalesce(i.title ->> $1::text, i.title ->> 'en', i.title ->> 'hi') as title,
  i.number,
  i.holder_name,
  i.held_on::text as held_on,
  i.minutes,
  array(
    select coalesce(
      (d.module -> 'title') ->> $2::text, (d.module -> 'title') ->> 'en', (d.module -> 'title') ->> 'hi'
    )
    from jsonb_array_elements(coalesce(i.modules, '[]'::jsonb))
    with ordinality d(module, at)
    order by d.at
  ) as modules,
  i.language, '/certificates/' || i.code as address,
  to_char(i.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
  to_char(i.mailed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as mailed_at,
  to_char(i.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as revoked_at
from issued_certificates i
where (
  i.user_id = $3
  or i.completion_id in (
    select a.id
    from awareness_completions a
    where (
      a.user_id = $4
      or (
        a.user_id is null
        and a.email in (
          select email
          from users
          where id = $5 and email_verified_at is not null
          union all
          select email
          from earlier_emails
          where user_id = $6
        )
      )
    )
  )
)
order by i.id;

-- src/features/certificates/server/programs/certified-program.queries.ts

-- findCertifiedProgram
select p.title,
  p.certificate_heading as heading,
  p.certificate_words as words,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          m.id, 'title',
          m.title, 'minutes',
          m.minutes, 'done_on',
          (
            select to_char(max(d.at) at time zone $1, 'YYYY-MM-DD')
            from (
              select a.joined_at as at
              from course_module_events l
              join event_attendances a on a.event_id = l.event_id
              where l.module_id = m.id and a.user_id = $2
              union all
              select w.last_beat_at
              from course_module_events l
              join event_watches w on w.event_id = l.event_id
              where l.module_id = m.id and w.user_id = $3
              union all
              select q.passed_at
              from quiz_results q
              where q.module_id = m.id and q.user_id = $4
            ) d
          ), 'event_ids',
          array(select l.event_id from course_module_events l where l.module_id = m.id order by 1)
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
where p.id = $5
  and (
    p.publication = 'published'
    or p.publication = 'closed'
    and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $6)
  );

-- markFinished
insert into course_enrolments (program_id, user_id, finished_at)
values ($1, $2, $3::timestamptz)
on conflict (program_id, user_id)
do update
set finished_at = excluded.finished_at
where course_enrolments.finished_at is null;

-- selectEnrolled
select n.program_id, n.user_id, n.language, u.email, u.first_name, u.last_name
from course_enrolments n
join users u on u.id = n.user_id and u.disabled_at is null
join certificate_programs p on p.id = n.program_id and p.publication <> 'draft'
where n.program_id = $1 and (n.program_id, n.user_id) > ($2::int, $3::int)
order by n.program_id, n.user_id
limit $4;

-- selectEnrolled, with the least that it may be given
select n.program_id, n.user_id, n.language, u.email, u.first_name, u.last_name
from course_enrolments n
join users u on u.id = n.user_id and u.disabled_at is null
join certificate_programs p on p.id = n.program_id and p.publication <> 'draft'
where n.finished_at is null
  and coalesce(p.modules_changed_at <= $1::timestamptz, true)
  and (n.program_id, n.user_id) > ($2::int, $3::int)
order by n.program_id, n.user_id
limit $4;
