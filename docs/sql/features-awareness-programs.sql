-- src/features/awareness-programs/server/admin/admin-awareness-list.queries.ts

-- selectAdminAwareness
select p.id,
  p.name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  p.publication,
  (select count(*)::int from campaigns c where c.program_id = p.id) as campaigns_count,
  (select count(*)::int from campaigns c where c.program_id = p.id and c.held_at is not null) as held_count,
  (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count
from awareness_programs p
where concat_ws(' ', p.name, p.title ->> 'en', p.title ->> 'hi') ilike $2 and p.publication = $3
order by campaigns_count desc nulls first, p.id desc nulls first
limit $4 offset $5;

-- selectAdminAwareness
select count(*)::int as total
from awareness_programs p
where concat_ws(' ', p.name, p.title ->> 'en', p.title ->> 'hi') ilike $1 and p.publication = $2;

-- selectAdminAwareness, with the least that it may be given
select p.id,
  p.name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  p.publication,
  (select count(*)::int from campaigns c where c.program_id = p.id) as campaigns_count,
  (select count(*)::int from campaigns c where c.program_id = p.id and c.held_at is not null) as held_count,
  (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count
from awareness_programs p
where true
order by lower(coalesce(p.title ->> $2::text, p.title ->> 'en', p.title ->> 'hi')) asc nulls last,
  p.id asc nulls last
limit $3 offset $4;

-- selectAdminAwareness, with the least that it may be given
select count(*)::int as total from awareness_programs p where true;

-- selectAwarenessChoices
select (
  select coalesce(
    json_agg(
      json_build_object('id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'))
      order by t.position,
      t.id
    ), '[]'
  )
  from skills t
  where not t.is_hidden or t.id in (select l.skill_id from awareness_program_skills l where l.program_id = $2)
) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    where not t.is_hidden or t.id in (select l.tag_id from awareness_program_tags l where l.program_id = $4)
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from age_groups t
    where not t.is_hidden
      or t.id in (select l.age_group_id from awareness_program_age_groups l where l.program_id = $6)
  ) as age_groups;

-- src/features/awareness-programs/server/admin/campaigns-of-person.queries.ts

-- campaignsOfPerson
select c.id,
  p.name as program_name,
  c.held_at is not null as is_hidden,
  concat_ws(' – ', p.name, coalesce(nullif(c.display_name, ''), c.organisation_name)) as title,
  count(*) over ()::int as total
from campaigns c
join awareness_programs p on p.id = c.program_id
where c.owner_id = $1
order by c.id desc
limit $2;

-- src/features/awareness-programs/server/admin/campaigns/admin-campaigns.queries.ts

-- selectAdminCampaigns
select c.id,
  c.kind,
  c.status,
  to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  c.hold_reason,
  c.display_name,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  case c.kind when 'individual' then u.username end as username,
  json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) as owner,
  c.goal,
  c.completions_count + coalesce(
    (
      select sum(part.completions_count)
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null
    ),
    0
  )::int as completions_count,
  (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invitations_count,
  (select count(*)::int from campaigns part where part.part_of_id = c.id) as promoters_count,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from campaigns c
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.program_id = $1
  and c.held_at is null
  and c.status = $2
  and concat_ws(
    ' ', c.display_name, c.organisation_name, o.organisation_name, u.first_name, u.last_name, u.email
  ) ilike $3
order by completions_count desc nulls first, c.id desc nulls first
limit $4 offset $5;

-- selectAdminCampaigns
select count(*)::int as total
from campaigns c
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.program_id = $1
  and c.held_at is null
  and c.status = $2
  and concat_ws(
    ' ', c.display_name, c.organisation_name, o.organisation_name, u.first_name, u.last_name, u.email
  ) ilike $3;

-- selectAdminCampaigns, with the least that it may be given
select c.id,
  c.kind,
  c.status,
  to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  c.hold_reason,
  c.display_name,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  case c.kind when 'individual' then u.username end as username,
  json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) as owner,
  c.goal,
  c.completions_count + coalesce(
    (
      select sum(part.completions_count)
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null
    ),
    0
  )::int as completions_count,
  (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invitations_count,
  (select count(*)::int from campaigns part where part.part_of_id = c.id) as promoters_count,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from campaigns c
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.program_id = $1 and true and true
order by c.id desc nulls first
limit $2 offset $3;

-- selectAdminCampaigns, with the least that it may be given
select count(*)::int as total
from campaigns c
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.program_id = $1 and true and true;

-- selectAwarenessTotals
select count(*) filter (where c.held_at is null and c.status = $1)::int as live,
  count(*) filter (where c.held_at is null and c.status = $2)::int as paused,
  count(*) filter (where c.held_at is null and c.status = $3)::int as ended,
  count(*) filter (where c.held_at is not null)::int as held,
  count(distinct c.owner_id)::int as promoters,
  count(*) filter (where c.kind = 'organisation')::int as organisations,
  (
    select count(*)::int
    from campaign_invitations t
    join campaigns c on c.id = t.campaign_id
    where c.program_id = $4
  ) as invitations,
  (
    select count(*)::int
    from campaign_visits t
    join campaigns c on c.id = t.campaign_id
    where c.program_id = $5
  ) as visits,
  (select count(*)::int from awareness_completions d where d.program_id = $6) as completions
from campaigns c
where c.program_id = $7;

-- findAwarenessNames
select p.id, p.name, coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title
from awareness_programs p
where p.id = $2;

-- src/features/awareness-programs/server/admin/campaigns/campaign-suspension.queries.ts

-- lockCampaign
select held_at is not null as is_suspended from campaigns where id = $1 for no key update;

-- writeCampaignSuspension
update campaigns set held_at = $1::timestamptz, hold_reason = $2 where id = $3;

-- findOwnerToNotify
select u.id as user_id,
  u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language,
  p.name as program_name,
  concat_ws(' – ', p.name, coalesce(nullif(c.display_name, ''), c.organisation_name)) as title
from campaigns c
join users u on u.id = c.owner_id
join awareness_programs p on p.id = c.program_id
where c.id = $1 and u.disabled_at is null;

-- src/features/awareness-programs/server/admin/campaigns/watch-invitations.queries.ts

-- selectWatchedInvitations
select to_char(i.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
  json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) as owner,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', p.id, 'title', coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi')
        )
        order by p.id
      ), '[]'
    )
    from awareness_programs p
    where p.id = any(array_agg(c.program_id))
  ) as programs,
  count(*) filter (where l.status in ('sent', 'kept'))::int as sent,
  count(*) filter (where l.status = 'queued' or l.status is null and i.opted_out_at is null)::int as waiting,
  count(*) filter (where l.status = 'failed')::int as failed,
  count(i.opened_at)::int as opened,
  count(i.opted_out_at)::int as opted_out
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
join users u on u.id = c.owner_id
left join lateral (
  select (select mails.status::text from mails where mails.key = 'invitation:' || i.id) as status
) l on true
where i.created_at >= $2::date::timestamp at time zone $3
  and i.created_at < ($4::date + 1)::timestamp at time zone $5
  and concat_ws(' ', u.first_name, u.last_name, u.email) ilike $6
group by 1, u.id
order by 1 desc, count(*) desc, u.id
limit $7 offset $8;

-- selectWatchedInvitations
select count(*)::int as total
from (
  select 1
  from campaign_invitations i
  join campaigns c on c.id = i.campaign_id
  join users u on u.id = c.owner_id
  left join lateral (
    select (select mails.status::text from mails where mails.key = 'invitation:' || i.id) as status
  ) l on true
  where i.created_at >= $1::date::timestamp at time zone $2
    and i.created_at < ($3::date + 1)::timestamp at time zone $4
    and concat_ws(' ', u.first_name, u.last_name, u.email) ilike $5
  group by to_char(i.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), u.id
) grouped;

-- selectWatchedInvitations, with the least that it may be given
select to_char(i.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
  json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) as owner,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', p.id, 'title', coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi')
        )
        order by p.id
      ), '[]'
    )
    from awareness_programs p
    where p.id = any(array_agg(c.program_id))
  ) as programs,
  count(*) filter (where l.status in ('sent', 'kept'))::int as sent,
  count(*) filter (where l.status = 'queued' or l.status is null and i.opted_out_at is null)::int as waiting,
  count(*) filter (where l.status = 'failed')::int as failed,
  count(i.opened_at)::int as opened,
  count(i.opted_out_at)::int as opted_out
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
join users u on u.id = c.owner_id
left join lateral (
  select (select mails.status::text from mails where mails.key = 'invitation:' || i.id) as status
) l on true
where i.created_at >= $2::date::timestamp at time zone $3
  and i.created_at < ($4::date + 1)::timestamp at time zone $5
  and true
group by 1, u.id
order by 1 desc, count(*) desc, u.id
limit $6 offset $7;

-- selectWatchedInvitations, with the least that it may be given
select count(*)::int as total
from (
  select 1
  from campaign_invitations i
  join campaigns c on c.id = i.campaign_id
  join users u on u.id = c.owner_id
  left join lateral (
    select (select mails.status::text from mails where mails.key = 'invitation:' || i.id) as status
  ) l on true
  where i.created_at >= $1::date::timestamp at time zone $2
    and i.created_at < ($3::date + 1)::timestamp at time zone $4
    and true
  group by to_char(i.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), u.id
) grouped;

-- src/features/awareness-programs/server/admin/managed-awareness.queries.ts

-- findAwarenessRow
select p.publication,
  p.picture,
  p.picture_alt,
  p.name,
  coalesce(p.title ->> 'en', '') as title_en,
  coalesce(p.title ->> 'hi', '') as title_hi,
  coalesce(p.summary ->> 'en', '') as summary_en,
  coalesce(p.summary ->> 'hi', '') as summary_hi,
  coalesce(p.description ->> 'en', '') as description_en,
  coalesce(p.description ->> 'hi', '') as description_hi,
  coalesce(p.pledge ->> 'en', '') as pledge_en,
  coalesce(p.pledge ->> 'hi', '') as pledge_hi,
  coalesce(p.transcript ->> 'en', '') as transcript_en,
  coalesce(p.transcript ->> 'hi', '') as transcript_hi,
  coalesce(p.film_url, '') as film_url,
  p.film_minutes,
  (
    select coalesce(json_agg(l.skill_id order by l.position, l.skill_id), '[]')
    from "awareness_program_skills" l
    where l.program_id = p.id
  ) as skill_ids,
  (
    select coalesce(json_agg(l.tag_id order by l.position, l.tag_id), '[]')
    from "awareness_program_tags" l
    where l.program_id = p.id
  ) as tag_ids,
  (
    select coalesce(json_agg(l.age_group_id order by l.position, l.age_group_id), '[]')
    from "awareness_program_age_groups" l
    where l.program_id = p.id
  ) as age_group_ids,
  (select count(*)::int from campaigns c where c.program_id = p.id) as campaigns_count,
  (
    select count(*) = $1 from awareness_steps s where s.program_id = p.id and s.description <> '{}'
  ) as has_steps,
  (
    select count(*) = 3
    from awareness_questions q
    where q.program_id = p.id
      and q.explanation <> '{}'
      and (select count(*) > 1 and bool_or(h.is_right) from awareness_choices h where h.question_id = q.id)
  ) as has_questions
from awareness_programs p
where p.id = $2;

-- src/features/awareness-programs/server/admin/questions.queries.ts

-- selectWrittenQuestions
select q.position,
  coalesce(q.question ->> 'en', '') as question_en,
  coalesce(q.question ->> 'hi', '') as question_hi,
  coalesce(q.explanation ->> 'en', '') as explanation_en,
  coalesce(q.explanation ->> 'hi', '') as explanation_hi,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'position',
          c.position, 'choice_en',
          coalesce(c.choice ->> 'en', ''), 'choice_hi',
          coalesce(c.choice ->> 'hi', ''), 'is_right',
          c.is_right
        )
        order by c.position
      ), '[]'
    )
    from awareness_choices c
    where c.question_id = q.id
  ) as choices
from awareness_questions q
where q.program_id = $1
order by q.position;

-- writeQuestions
delete
from "awareness_questions"
where ("awareness_questions"."program_id" = $1 and "awareness_questions"."position" not in ($2));

-- writeQuestions
insert into "awareness_questions" ("id", "program_id", "position", "question", "explanation")
values (default, $1, $2, $3, $4)
on conflict ("program_id","position")
do update
set "question" = excluded.question, "explanation" = excluded.explanation
returning "id", "position";

-- writeQuestions
update "awareness_choices" set "is_right" = $1 where false;

-- src/features/awareness-programs/server/admin/steps.queries.ts

-- selectWrittenSteps
select coalesce(s.title ->> 'en', '') as title_en,
  coalesce(s.title ->> 'hi', '') as title_hi,
  coalesce(s.description ->> 'en', '') as description_en,
  coalesce(s.description ->> 'hi', '') as description_hi
from awareness_steps s
where s.program_id = $1
order by s.position;

-- writeSteps
insert into "awareness_steps" ("program_id", "position", "title", "description")
values ($1, $2, $3, $4)
on conflict ("program_id","position")
do update
set "title" = excluded.title, "description" = excluded.description;

-- src/features/awareness-programs/server/admin/write-awareness.queries.ts

-- isNameTaken
select count(*)::int as total
from awareness_programs p
where lower(btrim(regexp_replace(replace(p.name, '+', ' '), '\s+', ' ', 'g'))) = $1 and p.id <> $2;

-- insertAwarenessDraft
insert into "awareness_programs" (
  "id",
  "publication",
  "name",
  "title",
  "summary",
  "description",
  "pledge",
  "film_url",
  "film_minutes",
  "transcript",
  "picture",
  "picture_alt",
  "published_at",
  "created_at"
)
values (default, default, $1, $2, $3, $4, $5, $6, $7, $8, default, default, default, default)
returning "id";

-- updateAwareness
update "awareness_programs"
set "name" = $1,
  "title" = $2,
  "summary" = $3,
  "description" = $4,
  "pledge" = $5,
  "film_url" = $6,
  "film_minutes" = $7,
  "transcript" = $8
where "awareness_programs"."id" = $9;

-- src/features/awareness-programs/server/area/steps.queries.ts

-- selectCampaignsWithSteps
select c.id,
  c.program_id,
  c.status,
  c.held_at is not null as is_suspended,
  c.shared_at is not null as has_share,
  btrim(c.display_name) <> '' as has_display_name,
  btrim(c.message) <> '' as has_message,
  exists (select from campaign_invitations i where i.campaign_id = c.id)
    or exists (
      select
      from campaign_steps s
      where s.campaign_id = c.id and s.position = $1 and s.completed_at < c.shared_at
    ) as has_invitation,
  c.completions_count > 0
    or exists (
      select
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null and part.completions_count > 0
    ) as has_completion,
  (
    select json_agg(
      json_build_object(
        'id',
        s.id, 'position',
        s.position, 'title',
        coalesce(coalesce(w.title ->> $2::text, w.title ->> 'en', w.title ->> 'hi'), ''), 'description',
        coalesce(
          coalesce(w.description ->> $3::text, w.description ->> 'en', w.description ->> 'hi'), ''
        ), 'completed_at',
        to_char(s.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      )
      order by s.position
    )
    from campaign_steps s
    left join awareness_steps w on w.program_id = c.program_id and w.position = s.position
    where s.campaign_id = c.id
  ) as steps
from campaigns c
where c.owner_id = $4 and c.program_id = $5 and c.id = $6
order by c.id desc
limit $7;

-- selectCampaignsWithSteps, with the least that it may be given
select c.id,
  c.program_id,
  c.status,
  c.held_at is not null as is_suspended,
  c.shared_at is not null as has_share,
  btrim(c.display_name) <> '' as has_display_name,
  btrim(c.message) <> '' as has_message,
  exists (select from campaign_invitations i where i.campaign_id = c.id)
    or exists (
      select
      from campaign_steps s
      where s.campaign_id = c.id and s.position = $1 and s.completed_at < c.shared_at
    ) as has_invitation,
  c.completions_count > 0
    or exists (
      select
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null and part.completions_count > 0
    ) as has_completion,
  (
    select json_agg(
      json_build_object(
        'id',
        s.id, 'position',
        s.position, 'title',
        coalesce(coalesce(w.title ->> $2::text, w.title ->> 'en', w.title ->> 'hi'), ''), 'description',
        coalesce(
          coalesce(w.description ->> $3::text, w.description ->> 'en', w.description ->> 'hi'), ''
        ), 'completed_at',
        to_char(s.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      )
      order by s.position
    )
    from campaign_steps s
    left join awareness_steps w on w.program_id = c.program_id and w.position = s.position
    where s.campaign_id = c.id
  ) as steps
from campaigns c
where c.owner_id = $4
order by c.id desc
limit $5;

-- findCampaignOfStep
select c.id,
  c.program_id,
  c.status,
  c.held_at is not null as is_suspended,
  c.shared_at is not null as has_share,
  btrim(c.display_name) <> '' as has_display_name,
  btrim(c.message) <> '' as has_message,
  exists (select from campaign_invitations i where i.campaign_id = c.id)
    or exists (
      select
      from campaign_steps s
      where s.campaign_id = c.id and s.position = $1 and s.completed_at < c.shared_at
    ) as has_invitation,
  c.completions_count > 0
    or exists (
      select
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null and part.completions_count > 0
    ) as has_completion,
  (
    select json_agg(
      json_build_object(
        'id',
        s.id, 'position',
        s.position, 'title',
        coalesce(coalesce(w.title ->> $2::text, w.title ->> 'en', w.title ->> 'hi'), ''), 'description',
        coalesce(
          coalesce(w.description ->> $3::text, w.description ->> 'en', w.description ->> 'hi'), ''
        ), 'completed_at',
        to_char(s.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      )
      order by s.position
    )
    from campaign_steps s
    left join awareness_steps w on w.program_id = c.program_id and w.position = s.position
    where s.campaign_id = c.id
  ) as steps
from campaigns c
where c.owner_id = $4 and c.id = (select s.campaign_id from campaign_steps s where s.id = $5);

-- lockCampaignOfStep
select
from campaigns c
where c.owner_id = $1 and c.id = (select s.campaign_id from campaign_steps s where s.id = $2)
for update;

-- markCompleted
update campaign_steps set completed_at = $1::timestamptz where id = $2 and completed_at is null;

-- src/features/awareness-programs/server/campaigns.queries.ts

-- findCampaignOf
select c.id,
  c.kind,
  c.status,
  to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  c.hold_reason,
  p.id as program_id,
  p.name as program_name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
  p.publication as program_publication,
  c.owner_id,
  case c.kind when 'individual' then u.username end as username,
  c.part_of_id,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  c.display_name,
  c.message,
  c.goal,
  c.logo,
  c.cover,
  c.is_listed,
  c.referral_code,
  c.join_code,
  c.completions_count,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from campaigns c
join awareness_programs p on p.id = c.program_id
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.id = $2 and c.owner_id = $3;

-- findVisibleCampaign
select c.id,
  c.kind,
  c.status,
  to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  c.hold_reason,
  p.id as program_id,
  p.name as program_name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
  p.publication as program_publication,
  c.owner_id,
  case c.kind when 'individual' then u.username end as username,
  c.part_of_id,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  c.display_name,
  c.message,
  c.goal,
  c.logo,
  c.cover,
  c.is_listed,
  c.referral_code,
  c.join_code,
  c.completions_count,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from campaigns c
join awareness_programs p on p.id = c.program_id
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.id = $2 and p.publication <> 'draft' and u.disabled_at is null;

-- findVisibleCampaign, with the least that it may be given
select c.id,
  c.kind,
  c.status,
  to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
  c.hold_reason,
  p.id as program_id,
  p.name as program_name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
  p.publication as program_publication,
  c.owner_id,
  case c.kind when 'individual' then u.username end as username,
  c.part_of_id,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  c.display_name,
  c.message,
  c.goal,
  c.logo,
  c.cover,
  c.is_listed,
  c.referral_code,
  c.join_code,
  c.completions_count,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from campaigns c
join awareness_programs p on p.id = c.program_id
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.id = $2 and p.publication <> 'draft' and c.held_at is null and u.disabled_at is null;

-- src/features/awareness-programs/server/editing/editing.queries.ts

-- findOrganisationCampaign
select id, status
from campaigns
where program_id = $1 and owner_id = $2 and kind = 'organisation' and lower(organisation_name) = lower($3);

-- countOrganisations
select count(*)::int as count from campaigns where owner_id = $1 and kind = 'organisation';

-- noteShared
update "campaigns" set "shared_at" = $1 where "campaigns"."id" = $2;

-- src/features/awareness-programs/server/insert-awareness.queries.ts

-- insertAwarenessProgram
insert into "awareness_programs" (
  "id",
  "publication",
  "name",
  "title",
  "summary",
  "description",
  "pledge",
  "film_url",
  "film_minutes",
  "transcript",
  "picture",
  "picture_alt",
  "published_at",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
returning "id";

-- insertAwarenessProgram, with the least that it may be given
insert into "awareness_programs" (
  "id",
  "publication",
  "name",
  "title",
  "summary",
  "description",
  "pledge",
  "film_url",
  "film_minutes",
  "transcript",
  "picture",
  "picture_alt",
  "published_at",
  "created_at"
)
values (default, default, $1, $2, $3, $4, $5, default, default, $6, default, default, default, default)
returning "id";

-- insertCampaign
insert into "campaigns" (
  "id",
  "program_id",
  "kind",
  "owner_id",
  "part_of_id",
  "organisation_name",
  "status",
  "held_at",
  "hold_reason",
  "display_name",
  "message",
  "goal",
  "logo",
  "cover",
  "is_listed",
  "referral_code",
  "join_code",
  "referred_by_id",
  "signup_variant",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "shared_at",
  "completions_count",
  "ended_at",
  "created_at"
)
values (
  default,
  $1,
  $2,
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
  $16,
  $17,
  $18,
  $19,
  $20,
  $21,
  $22,
  $23,
  $24,
  $25
)
on conflict
do nothing
returning "id";

-- insertCampaign, with the least that it may be given
insert into "campaigns" (
  "id",
  "program_id",
  "kind",
  "owner_id",
  "part_of_id",
  "organisation_name",
  "status",
  "held_at",
  "hold_reason",
  "display_name",
  "message",
  "goal",
  "logo",
  "cover",
  "is_listed",
  "referral_code",
  "join_code",
  "referred_by_id",
  "signup_variant",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "shared_at",
  "completions_count",
  "ended_at",
  "created_at"
)
values (
  default,
  $1,
  $2,
  $3,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  $4,
  $5,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default
)
on conflict
do nothing
returning "id";

-- src/features/awareness-programs/server/inviting/forgotten-invitations.queries.ts

-- lockOldInvitations
select i.id
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
where i.email like '%@%' and (i.created_at < $1::timestamptz or c.ended_at < $2::timestamptz)
order by i.id
limit $3
for no key update of i;

-- forgetAddresses
update awareness_completions a
set invitation_id = i.id
from campaign_invitations i
where i.id = any($1::int[])
  and a.invitation_id is null
  and a.campaign_id = i.campaign_id
  and a.email = i.email;

-- forgetAddresses
update campaign_invitations
set email = 'forgotten-' || id, name = '', token = gen_random_uuid()::text
where id = any($1::int[]);

-- src/features/awareness-programs/server/inviting/invitation-list.queries.ts

-- selectInvitations
select i.id,
  case when i.email like '%@%' then i.email else '' end as email,
  i.name,
  i.state,
  to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(i.reminded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reminded_at,
  (
    i.reminded_at is null and i.created_at <= $1 and i.state in ('sent', 'opened') and i.email like '%@%'
  ) as can_remind,
  n.total
from (
  select count(*)::int as total
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $2
  ) i
  where true and i.state = $3 and (strpos(i.email, $4) > 0 or strpos(lower(i.name), $5) > 0)
) n
left join lateral (
  select *
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $6
  ) i
  where true and i.state = $7 and (strpos(i.email, $8) > 0 or strpos(lower(i.name), $9) > 0)
  order by i.id desc
  limit $10 offset $11
) i on true
order by i.id desc;

-- selectInvitations, with the least that it may be given
select i.id,
  case when i.email like '%@%' then i.email else '' end as email,
  i.name,
  i.state,
  to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(i.reminded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reminded_at,
  (
    i.reminded_at is null and i.created_at <= $1 and i.state in ('sent', 'opened') and i.email like '%@%'
  ) as can_remind,
  n.total
from (
  select count(*)::int as total
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $2
  ) i
  where true
) n
left join lateral (
  select *
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $3
  ) i
  where true
  order by i.id desc
  limit $4 offset $5
) i on true
order by i.id desc;

-- countStates
select i.state,
  count(*)::int as total,
  (
    count(*) filter (
      where (
        i.reminded_at is null and i.created_at <= $1 and i.state in ('sent', 'opened') and i.email like '%@%'
      )
    )
  )::int as due
from (
  select i.*,
    case
      when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
        or exists (
          select 1
          from awareness_completions a
          where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
        ) then 'completed'
      when i.opted_out_at is not null then 'opted_out'
      when i.opened_at is not null then 'opened'
      else case
        (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
        when 'sent' then 'sent'
        when 'kept' then 'sent'
        when 'failed' then 'failed'
        else 'waiting'
      end
    end as state
  from campaign_invitations i
  join campaigns c on c.id = i.campaign_id
  where i.campaign_id = $2
) i
group by i.state;

-- selectDue
select i.id, i.email
from (
  select i.*,
    case
      when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
        or exists (
          select 1
          from awareness_completions a
          where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
        ) then 'completed'
      when i.opted_out_at is not null then 'opted_out'
      when i.opened_at is not null then 'opened'
      else case
        (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
        when 'sent' then 'sent'
        when 'kept' then 'sent'
        when 'failed' then 'failed'
        else 'waiting'
      end
    end as state
  from campaign_invitations i
  join campaigns c on c.id = i.campaign_id
  where i.campaign_id = $1
) i
where (i.reminded_at is null and i.created_at <= $2 and i.state in ('sent', 'opened') and i.email like '%@%')
  and i.id = $3
order by i.id;

-- selectDue, with the least that it may be given
select i.id, i.email
from (
  select i.*,
    case
      when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
        or exists (
          select 1
          from awareness_completions a
          where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
        ) then 'completed'
      when i.opted_out_at is not null then 'opted_out'
      when i.opened_at is not null then 'opened'
      else case
        (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
        when 'sent' then 'sent'
        when 'kept' then 'sent'
        when 'failed' then 'failed'
        else 'waiting'
      end
    end as state
  from campaign_invitations i
  join campaigns c on c.id = i.campaign_id
  where i.campaign_id = $1
) i
where (i.reminded_at is null and i.created_at <= $2 and i.state in ('sent', 'opened') and i.email like '%@%')
order by i.id;

-- markReminded
update campaign_invitations
set reminded_at = $1
where id in (
  select i.id
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $2
  ) i
  where (
    i.reminded_at is null and i.created_at <= $3 and i.state in ('sent', 'opened') and i.email like '%@%'
  )
    and i.id = $4
  order by i.id
  limit $5
)
returning id;

-- markReminded, with the least that it may be given
update campaign_invitations
set reminded_at = $1
where id in (
  select i.id
  from (
    select i.*,
      case
        when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
          or exists (
            select 1
            from awareness_completions a
            where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
          ) then 'completed'
        when i.opted_out_at is not null then 'opted_out'
        when i.opened_at is not null then 'opened'
        else case
          (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
          when 'sent' then 'sent'
          when 'kept' then 'sent'
          when 'failed' then 'failed'
          else 'waiting'
        end
      end as state
    from campaign_invitations i
    join campaigns c on c.id = i.campaign_id
    where i.campaign_id = $2
  ) i
  where (
    i.reminded_at is null and i.created_at <= $3 and i.state in ('sent', 'opened') and i.email like '%@%'
  )
  order by i.id
  limit $4
)
returning id;

-- isInvitationOf
select 1 from campaign_invitations where id = $1 and campaign_id = any($2::int[]);

-- src/features/awareness-programs/server/inviting/invitations.queries.ts

-- selectInvited
select email from campaign_invitations where campaign_id = $1;

-- countSentBy
select coalesce(sum((i.created_at > $1)::int + coalesce((i.reminded_at > $2)::int, 0)), 0)::int as total
from campaigns c
join campaign_invitations i on i.campaign_id = c.id
where c.owner_id = $3 and (i.created_at > $4 or i.reminded_at > $5);

-- insertInvitations
insert into campaign_invitations (campaign_id, email, name, language, token, created_at)
select $1, g.email, g.name, $2, g.token, $3
from rows
from (jsonb_to_recordset($4::jsonb) as (email text, name text, token text))
with ordinality as g(email, name, token, place)
order by g.place
on conflict
do nothing
returning id;

-- findInvitationByToken
select i.id, i.campaign_id, c.program_id, i.email, i.name, i.language
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
where i.token = $1;

-- src/features/awareness-programs/server/inviting/mailing/mailed-invitations.queries.ts

-- selectMailedInvitations
select i.id,
  i.email,
  i.name,
  i.language,
  i.token,
  i.campaign_id,
  c.kind,
  c.referral_code,
  case c.kind when 'individual' then u.username end as username,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  c.display_name,
  c.message,
  p.name as program_name,
  coalesce(p.title ->> i.language::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
  coalesce(p.summary ->> i.language::text, p.summary ->> 'en', p.summary ->> 'hi') as program_summary,
  p.film_minutes
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
join awareness_programs p on p.id = c.program_id
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where i.id = any($1::int[])
  and i.email like '%@%'
  and c.status = 'live'
  and p.publication = 'published'
  and c.held_at is null
  and u.disabled_at is null
  and case
    when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
      or exists (
        select 1
        from awareness_completions a
        where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
      ) then 'completed'
    when i.opted_out_at is not null then 'opted_out'
    when i.opened_at is not null then 'opened'
    else case
      (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
      when 'sent' then 'sent'
      when 'kept' then 'sent'
      when 'failed' then 'failed'
      else 'waiting'
    end
  end not in ('completed', 'opted_out')
order by i.id;

-- selectUnmailed
select i.id,
  (select mails.status::text from mails where mails.key = 'invitation:' || i.id) is not null as is_reminder
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
where i.campaign_id = $1
  and i.email like '%@%'
  and (
    not (select mails.status::text from mails where mails.key = 'invitation:' || i.id) is not null
    or i.reminded_at is not null
    and (select mails.status::text from mails where mails.key = 'invitation-reminder:' || i.id) is null
  )
  and case
    when exists (select 1 from awareness_completions a where a.invitation_id = i.id)
      or exists (
        select 1
        from awareness_completions a
        where a.program_id = c.program_id and a.email = i.email and a.campaign_id = c.id
      ) then 'completed'
    when i.opted_out_at is not null then 'opted_out'
    when i.opened_at is not null then 'opened'
    else case
      (select mails.status::text from mails where mails.key = 'invitation:' || i.id)
      when 'sent' then 'sent'
      when 'kept' then 'sent'
      when 'failed' then 'failed'
      else 'waiting'
    end
  end not in ('completed', 'opted_out')
order by i.id;

-- selectQueuedKeys
select k.key from campaign_invitations i
cross join lateral (values ('invitation:' || i.id), ('invitation-reminder:' || i.id)) as k(key)
where i.campaign_id = $1 and (select mails.status::text from mails where mails.key = k.key) = 'queued';

-- selectUnmailedCampaigns
select c.id
from campaigns c
where c.program_id = $1
  and c.status = 'live'
  and exists (
    select
    from campaign_invitations i
    where i.campaign_id = c.id
      and i.email like '%@%'
      and (
        not (select mails.status::text from mails where mails.key = 'invitation:' || i.id) is not null
        or i.reminded_at is not null
        and (select mails.status::text from mails where mails.key = 'invitation-reminder:' || i.id) is null
      )
  )
order by c.id;

-- src/features/awareness-programs/server/inviting/stopping/opt-outs.queries.ts

-- selectOptOuts
select address_hash
from invitation_opt_outs
where address_hash in (select jsonb_array_elements_text($1::jsonb));

-- markOptedOut
update campaign_invitations i
set opted_out_at = coalesce(i.opted_out_at, o.created_at)
from jsonb_to_recordset($1::jsonb) as g(id int, address_hash text)
join invitation_opt_outs o using (address_hash)
where i.id = g.id
returning i.id;

-- insertOptOut
insert into invitation_opt_outs (address_hash, created_at) values ($1, $2) on conflict do nothing;

-- insertOptOut
update campaign_invitations
set opted_out_at = $1
where opted_out_at is null and email = (select email from campaign_invitations where id = $2)
returning id;

-- src/features/awareness-programs/server/joining/change-campaign.queries.ts

-- lockCampaignOf
select c.kind,
  c.status,
  c.held_at is not null as is_suspended,
  p.publication as program_publication,
  c.organisation_name,
  c.display_name,
  c.message,
  c.goal,
  c.logo,
  c.cover
from campaigns c
join awareness_programs p on p.id = c.program_id
where c.id = $1 and c.owner_id = $2
for update of c;

-- updateCampaign
update "campaigns"
set "program_id" = $1,
  "kind" = $2,
  "owner_id" = $3,
  "part_of_id" = $4,
  "organisation_name" = $5,
  "status" = $6,
  "held_at" = $7,
  "hold_reason" = $8,
  "display_name" = $9,
  "message" = $10,
  "goal" = $11,
  "logo" = $12,
  "cover" = $13,
  "is_listed" = $14,
  "referral_code" = $15,
  "join_code" = $16,
  "referred_by_id" = $17,
  "signup_variant" = $18,
  "utm_source" = $19,
  "utm_medium" = $20,
  "utm_campaign" = $21,
  "shared_at" = $22,
  "completions_count" = $23,
  "ended_at" = $24,
  "created_at" = $25
where "campaigns"."id" = $26;

-- detachPromoter
update campaigns c
set part_of_id = null
from campaigns o
where c.id = $1 and c.part_of_id = o.id and o.id = $2 and o.owner_id = $3
returning c.id;

-- setJoinCode
update campaigns set join_code = $1 where id = $2 and owner_id = $3 and kind = 'organisation' returning id;

-- src/features/awareness-programs/server/joining/joining.queries.ts

-- findReferrer
select id from campaigns where referral_code = $1 and owner_id <> $2;

-- findOrganisationToJoin
select c.id, c.organisation_name
from campaigns c
join users u on u.id = c.owner_id
where c.join_code = $1
  and c.program_id = $2
  and c.kind = 'organisation'
  and c.status <> 'ended'
  and c.held_at is null
  and u.disabled_at is null;

-- lockOwnCampaignFor
select c.id, c.status, c.part_of_id, o.organisation_name
from campaigns c
left join campaigns o on o.id = c.part_of_id
where c.program_id = $1 and c.owner_id = $2 and c.kind = 'individual'
for update of c;

-- joinOrganisation
update campaigns set part_of_id = $1 where id = $2;

-- lockProgramToJoin
select p.id, coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title, p.publication
from awareness_programs p
where lower(btrim(regexp_replace(replace(p.name, '+', ' '), '\s+', ' ', 'g'))) = $2
  and p.publication <> 'draft'
order by p.id
limit 1
for share of p;

-- src/features/awareness-programs/server/joining/programs.queries.ts

-- selectAwarenessPrograms
select p.id,
  p.name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  coalesce(coalesce(p.summary ->> $2::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  coalesce(
    coalesce(p.description ->> $3::text, p.description ->> 'en', p.description ->> 'hi'), ''
  ) as description,
  coalesce(coalesce(p.pledge ->> $4::text, p.pledge ->> 'en', p.pledge ->> 'hi'), '') as pledge,
  case when p.title ? $5::text then $6::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  p.picture,
  coalesce(
    coalesce(p.picture_alt ->> $7::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  p.film_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_skills l
    join skills t on t.id = l.skill_id
    where l.program_id = p.id
  ) as skills_data,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $9::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_tags l
    join tags t on t.id = l.tag_id
    where l.program_id = p.id
  ) as tags_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $10::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.program_id = p.id
  ) as age_groups_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'position',
          s.position, 'title',
          coalesce(s.title ->> $11::text, s.title ->> 'en', s.title ->> 'hi'), 'description',
          coalesce(coalesce(s.description ->> $12::text, s.description ->> 'en', s.description ->> 'hi'), '')
        )
        order by s.position
      ), '[]'
    )
    from awareness_steps s
    where s.program_id = p.id
  ) as steps,
  (
    select count(distinct c.owner_id)::int from campaigns c where c.program_id = p.id and c.held_at is null
  ) as promoters_count,
  (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count,
  p.publication = 'published' as is_open,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          c.id, 'kind',
          c.kind, 'status',
          c.status, 'organisation_name',
          coalesce(c.organisation_name, o.organisation_name)
        )
        order by c.kind,
        c.id
      ), '[]'
    )
    from campaigns c
    left join campaigns o on o.id = c.part_of_id
    where c.program_id = p.id and c.owner_id = $13
  ) as own_campaigns
from awareness_programs p
where p.publication <> 'draft'
  and lower(btrim(regexp_replace(replace(p.name, '+', ' '), '\s+', ' ', 'g'))) = $14
order by p.published_at desc, p.id desc
limit $15 offset $16;

-- selectAwarenessPrograms
select count(*)::int as total
from awareness_programs p
where p.publication <> 'draft'
  and lower(btrim(regexp_replace(replace(p.name, '+', ' '), '\s+', ' ', 'g'))) = $1;

-- selectAwarenessPrograms, with the least that it may be given
select p.id,
  p.name,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  coalesce(coalesce(p.summary ->> $2::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  coalesce(
    coalesce(p.description ->> $3::text, p.description ->> 'en', p.description ->> 'hi'), ''
  ) as description,
  coalesce(coalesce(p.pledge ->> $4::text, p.pledge ->> 'en', p.pledge ->> 'hi'), '') as pledge,
  case when p.title ? $5::text then $6::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  p.picture,
  coalesce(
    coalesce(p.picture_alt ->> $7::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  p.film_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_skills l
    join skills t on t.id = l.skill_id
    where l.program_id = p.id
  ) as skills_data,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $9::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_tags l
    join tags t on t.id = l.tag_id
    where l.program_id = p.id
  ) as tags_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $10::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from awareness_program_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.program_id = p.id
  ) as age_groups_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'position',
          s.position, 'title',
          coalesce(s.title ->> $11::text, s.title ->> 'en', s.title ->> 'hi'), 'description',
          coalesce(coalesce(s.description ->> $12::text, s.description ->> 'en', s.description ->> 'hi'), '')
        )
        order by s.position
      ), '[]'
    )
    from awareness_steps s
    where s.program_id = p.id
  ) as steps,
  (
    select count(distinct c.owner_id)::int from campaigns c where c.program_id = p.id and c.held_at is null
  ) as promoters_count,
  (select count(*)::int from awareness_completions d where d.program_id = p.id) as completions_count,
  p.publication = 'published' as is_open,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          c.id, 'kind',
          c.kind, 'status',
          c.status, 'organisation_name',
          coalesce(c.organisation_name, o.organisation_name)
        )
        order by c.kind,
        c.id
      ), '[]'
    )
    from campaigns c
    left join campaigns o on o.id = c.part_of_id
    where c.program_id = p.id and c.owner_id = $13
  ) as own_campaigns
from awareness_programs p
where p.publication <> 'draft'
order by p.published_at desc, p.id desc
limit $14 offset $15;

-- selectAwarenessPrograms, with the least that it may be given
select count(*)::int as total from awareness_programs p where p.publication <> 'draft';

-- selectAvailablePrograms
select p.id, p.name, coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title
from awareness_programs p
where p.publication = 'published'
  and not exists (
    select from campaigns c where c.program_id = p.id and c.owner_id = $2 and c.kind = 'individual'
  )
order by p.published_at desc, p.id desc;

-- countPromoters
select count(*)::int as total
from (
  select distinct c.owner_id
  from campaigns c
  join awareness_programs p on p.id = c.program_id
  where c.held_at is null and p.publication <> 'draft' and p.id = $1
) promoters;

-- countPromoters, with the least that it may be given
select count(*)::int as total
from (
  select distinct c.owner_id
  from campaigns c
  join awareness_programs p on p.id = c.program_id
  where c.held_at is null and p.publication <> 'draft'
) promoters;

-- src/features/awareness-programs/server/joining/subscriptions.queries.ts

-- selectSubscriptions
select s.*,
  (select count(*)::int from campaigns part where part.part_of_id = s.id) as parts_count,
  coalesce(
    (
      select sum(part.completions_count)
      from campaigns part
      where part.part_of_id = s.id and part.held_at is null
    ),
    0
  )::int as parts_completions_count
from (
  select c.id,
    c.kind,
    c.status,
    to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
    c.hold_reason,
    p.id as program_id,
    p.name as program_name,
    coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
    p.publication as program_publication,
    c.owner_id,
    case c.kind when 'individual' then u.username end as username,
    c.part_of_id,
    coalesce(c.organisation_name, o.organisation_name) as organisation_name,
    c.display_name,
    c.message,
    c.goal,
    c.logo,
    c.cover,
    c.is_listed,
    c.referral_code,
    c.join_code,
    c.completions_count,
    to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
  from campaigns c
  join awareness_programs p on p.id = c.program_id
  join users u on u.id = c.owner_id
  left join campaigns o on o.id = c.part_of_id
  where c.owner_id = $2 and c.id = $3 and c.kind = $4 and c.program_id = $5
  order by c.id desc
  limit $6 offset $7
) s
order by s.id desc;

-- selectSubscriptions, with the least that it may be given
select s.*,
  (select count(*)::int from campaigns part where part.part_of_id = s.id) as parts_count,
  coalesce(
    (
      select sum(part.completions_count)
      from campaigns part
      where part.part_of_id = s.id and part.held_at is null
    ),
    0
  )::int as parts_completions_count
from (
  select c.id,
    c.kind,
    c.status,
    to_char(c.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as held_at,
    c.hold_reason,
    p.id as program_id,
    p.name as program_name,
    coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program_title,
    p.publication as program_publication,
    c.owner_id,
    case c.kind when 'individual' then u.username end as username,
    c.part_of_id,
    coalesce(c.organisation_name, o.organisation_name) as organisation_name,
    c.display_name,
    c.message,
    c.goal,
    c.logo,
    c.cover,
    c.is_listed,
    c.referral_code,
    c.join_code,
    c.completions_count,
    to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
  from campaigns c
  join awareness_programs p on p.id = c.program_id
  join users u on u.id = c.owner_id
  left join campaigns o on o.id = c.part_of_id
  where c.owner_id = $2
  order by c.id desc
  limit $3 offset $4
) s
order by s.id desc;

-- countSubscriptions
select count(*)::int as total
from (
  select c.id
  from campaigns c
  where c.owner_id = $1 and c.id = $2 and c.kind = $3 and c.program_id = $4
  limit $5
) counted;

-- countSubscriptions, with the least that it may be given
select count(*)::int as total from (select c.id from campaigns c where c.owner_id = $1 limit $2) counted;

-- src/features/awareness-programs/server/landing/completions.queries.ts

-- insertCompletion
insert into awareness_completions (
  program_id, campaign_id, invitation_id, user_id, email, name, source, language, created_at
)
values (
  $1,
  $2,
  $3,
  (select id from users where email = $4 and email_verified_at is not null and disabled_at is null),
  $5,
  $6,
  $7,
  $8,
  $9::timestamptz
)
on conflict
do nothing
returning id;

-- addToCompletions
update campaigns c
set completions_count = completions_count + 1
from awareness_programs p
where c.id = $1
  and c.status = 'live'
  and c.held_at is null
  and p.id = c.program_id
  and p.publication = 'published'
returning c.id, c.kind, c.part_of_id, c.owner_id, p.name as program_name, p.title, c.goal, c.completions_count;

-- lockWhole
select from campaigns where id = $1 for no key update;

-- lockWhole
select c.id,
  c.owner_id,
  p.name as program_name,
  p.title,
  c.goal,
  c.completions_count + (
    select coalesce(sum(part.completions_count), 0)::int
    from campaigns part
    where part.part_of_id = c.id and part.held_at is null
  ) as completions_count
from campaigns c
join awareness_programs p on p.id = c.program_id
where c.id = $1;

-- claimCompletions
update awareness_completions a
set user_id = u.id
from awareness_programs p
cross join users u
where u.id = $1
  and u.email_verified_at is not null
  and a.program_id = p.id
  and a.email = u.email
  and a.user_id is null
  and not exists (select from awareness_completions o where o.program_id = p.id and o.user_id = u.id)
returning a.id;

-- src/features/awareness-programs/server/landing/landing.queries.ts

-- selectLandingFacts
select coalesce(coalesce(p.summary ->> $1::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  coalesce(coalesce(p.pledge ->> $2::text, p.pledge ->> 'en', p.pledge ->> 'hi'), '') as pledge,
  p.film_url,
  p.film_minutes,
  coalesce(
    coalesce(p.transcript ->> $3::text, p.transcript ->> 'en', p.transcript ->> 'hi'), ''
  ) as transcript,
  p.picture,
  coalesce(
    coalesce(p.picture_alt ->> $4::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  case when p.title ? $5::text then $6::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  c.completions_count + coalesce(
    (
      select sum(part.completions_count)
      from campaigns part
      where part.part_of_id = c.id and part.held_at is null
    ),
    0
  )::int as completions_count
from campaigns c
join awareness_programs p on p.id = c.program_id
where c.id = $7;

-- selectLandingQuestions
select q.position,
  coalesce(q.question ->> $1::text, q.question ->> 'en', q.question ->> 'hi') as question,
  coalesce(
    coalesce(q.explanation ->> $2::text, q.explanation ->> 'en', q.explanation ->> 'hi'), ''
  ) as explanation,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          o.id, 'choice',
          coalesce(o.choice ->> $3::text, o.choice ->> 'en', o.choice ->> 'hi'), 'is_right',
          o.is_right
        )
        order by o.position
      ), '[]'
    )
    from awareness_choices o
    where o.question_id = q.id
  ) as choices
from awareness_questions q
where q.program_id = $4
order by q.position;

-- hasCompleted
select exists (select from awareness_completions where program_id = $1 and user_id = $2) or exists (
  select
  from awareness_completions a
  join users u on u.email = a.email
  where a.program_id = $3 and u.id = $4 and u.email_verified_at is not null
) as has_completed;

-- findPromotersPart
select c.id, c.owner_id
from campaigns c
join users u on u.id = c.owner_id
where c.referral_code = $1
  and c.part_of_id = $2
  and c.status = 'live'
  and c.held_at is null
  and u.disabled_at is null;

-- src/features/awareness-programs/server/landing/visits.queries.ts

-- insertVisit
insert into campaign_visits (campaign_id, day, visitor, source, created_at)
values ($1, $2::date, $3, $4, $5::timestamptz)
on conflict
do nothing;

-- markInvitationOpened
update campaign_invitations set opened_at = $1::timestamptz where id = $2 and opened_at is null;

-- src/features/awareness-programs/server/metrics/campaign-metrics.queries.ts

-- campaignMetrics.countDays
select 'campaigns-started' as metric,
  to_char(created_at at time zone $1, 'YYYY-MM-DD') as day,
  program_id as subject_id,
  count(*)::float8 as value
from campaigns
where created_at >= $2::date::timestamp at time zone $3
  and created_at < ($4::date + 1)::timestamp at time zone $5
group by day, program_id
union all
select 'campaigns-visited', v.day::text, c.program_id, count(*)::float8
from campaign_visits v
join campaigns c on c.id = v.campaign_id
where v.day between $6::date and $7::date
group by v.day, c.program_id
union all
select 'campaigns-completed',
  to_char(created_at at time zone $8, 'YYYY-MM-DD') as day,
  program_id,
  count(*)::float8
from awareness_completions
where created_at >= $9::date::timestamp at time zone $10
  and created_at < ($11::date + 1)::timestamp at time zone $12
group by day, program_id;

-- src/features/awareness-programs/server/personal/erase-awareness.queries.ts

-- waitForOthersToLeave
select pg_advisory_xact_lock($1);

-- lockReceivedInvitations
select id
from campaign_invitations
where email in (
  select email
  from users
  where id = $1 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $2
)
order by id
for no key update;

-- eraseCompletions
update awareness_completions a
set email = 'erased-' || a.id || $1::text, name = '—', user_id = null
where (
  a.user_id = $2
  or (
    a.user_id is null
    and a.email in (
      select email
      from users
      where id = $3 and email_verified_at is not null
      union all
      select email
      from earlier_emails
      where user_id = $4
    )
  )
);

-- lockOwnCampaigns
select
from campaigns
where owner_id = $1
  or part_of_id in (select id from campaigns where owner_id = $2)
  or referred_by_id in (select id from campaigns where owner_id = $3)
order by kind, id
for update;

-- selectSentInvitations
select id from campaign_invitations where campaign_id = any($1::int[]) and id > $2 order by id limit $3;

-- deleteCampaigns
delete from campaigns where id = any($1::int[]);

-- src/features/awareness-programs/server/personal/personal-awareness.queries.ts

-- selectOwnCampaigns
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  c.kind,
  c.organisation_name,
  o.organisation_name as part_of,
  c.status,
  c.display_name,
  c.message,
  c.goal,
  c.is_listed,
  c.referral_code,
  c.join_code,
  c.hold_reason,
  c.utm_source,
  c.utm_medium,
  c.utm_campaign,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as started_at,
  to_char(c.shared_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as shared_at,
  to_char(c.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at,
  array(
    select s.position::text
    from campaign_steps s
    where s.campaign_id = c.id and s.completed_at is not null
    order by s.position
  ) as steps_done,
  (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invited_count,
  (select count(*)::int from campaign_visits v where v.campaign_id = c.id) as visits_count,
  c.completions_count
from campaigns c
join awareness_programs p on p.id = c.program_id
left join campaigns o on o.id = c.part_of_id
where c.owner_id = $2
order by c.id;

-- selectOwnCompletions
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  a.name,
  a.email,
  a.source,
  a.language,
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as completed_at
from awareness_completions a
join awareness_programs p on p.id = a.program_id
where (
  a.user_id = $2
  or (
    a.user_id is null
    and a.email in (
      select email
      from users
      where id = $3 and email_verified_at is not null
      union all
      select email
      from earlier_emails
      where user_id = $4
    )
  )
)
order by a.id;

-- selectOwnInvitations
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  i.name,
  i.email,
  i.language,
  to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as invited_at,
  to_char(i.reminded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reminded_at,
  to_char(i.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as opened_at,
  to_char(i.opted_out_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as opted_out_at
from campaign_invitations i
join campaigns c on c.id = i.campaign_id
join awareness_programs p on p.id = c.program_id
where i.email in (
  select email
  from users
  where id = $2 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $3
)
order by i.id;

-- selectOwnPictures
select id, logo, cover from campaigns where owner_id = $1 order by id;

-- src/features/awareness-programs/server/reportable-campaigns.queries.ts

-- reportableCampaigns.lock
select c.id,
  concat_ws(' – ', nullif(c.display_name, ''), c.organisation_name, nullif(c.message, '')) as text,
  c.held_at is not null as is_hidden,
  json_build_object('id', u.id, 'name', trim(concat(u.first_name, ' ', u.last_name))) as author,
  p.name as program_name,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  case c.kind when 'individual' then u.username end as username
from campaigns c
join awareness_programs p on p.id = c.program_id and p.publication <> 'draft'
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.id = any($1::int[]);

-- reportableCampaigns.selectThings
select c.id,
  concat_ws(' – ', nullif(c.display_name, ''), c.organisation_name, nullif(c.message, '')) as text,
  c.held_at is not null as is_hidden,
  json_build_object('id', u.id, 'name', trim(concat(u.first_name, ' ', u.last_name))) as author,
  p.name as program_name,
  coalesce(c.organisation_name, o.organisation_name) as organisation_name,
  case c.kind when 'individual' then u.username end as username
from campaigns c
join awareness_programs p on p.id = c.program_id and p.publication <> 'draft'
join users u on u.id = c.owner_id
left join campaigns o on o.id = c.part_of_id
where c.id = any($1::int[]);

-- src/features/awareness-programs/server/tracking/leader-board.queries.ts

-- selectLeaders
with counted as (
  select c.id,
    c.completions_count as completions_count,
    coalesce(nullif(btrim(c.display_name), ''), c.organisation_name) as display_name,
    coalesce(c.organisation_name, o.organisation_name) as organisation_name,
    case c.kind when 'individual' then u.username end as username
  from campaigns c
  join users u on u.id = c.owner_id
  left join campaigns o on o.id = c.part_of_id
  where c.program_id = $1
    and c.kind = $2
    and c.is_listed
    and c.held_at is null
    and u.disabled_at is null
    and coalesce(nullif(btrim(c.display_name), ''), c.organisation_name) is not null
),
board as (
  select *,
    (rank() over (order by completions_count desc))::int as rank,
    (count(*) over ())::int as campaigns_count
  from counted
  where completions_count > 0
),
first as (select * from board order by rank, id limit $3)
select *
from first
union select *
from board
where id = $4
order by rank, id;

-- countForBoard
select c.completions_count as count from campaigns c where c.id = $1;

-- setListed
update campaigns set is_listed = $1 where id = $2 and owner_id = $3 returning id;

-- src/features/awareness-programs/server/tracking/tracking.queries.ts

-- selectInvitedDays
select to_char(created_at at time zone $1, 'YYYY-MM-DD') as day,
  count(*)::int as invited,
  count(opened_at)::int as opened
from campaign_invitations
where campaign_id in (select id from campaigns where id = $2 or part_of_id = $3 and held_at is null)
group by 1;

-- selectOpenedDays
select day::text as day, source, count(*)::int as opened
from campaign_visits
where campaign_id in (select id from campaigns where id = $1 or part_of_id = $2 and held_at is null)
group by 1, 2;

-- selectCompletedDays
select to_char(created_at at time zone $1, 'YYYY-MM-DD') as day,
  source,
  count(*)::int as completed,
  count(invitation_id)::int as invited
from awareness_completions
where campaign_id in (select id from campaigns where id = $2 or part_of_id = $3 and held_at is null)
group by 1, 2;

-- selectPromoters
select c.id,
  btrim(c.display_name) as name,
  c.status,
  (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invited,
  (select count(*)::int from campaign_visits v where v.campaign_id = c.id) as opened,
  c.completions_count as completed
from campaigns c
where c.part_of_id = $1 and c.held_at is null
order by c.completions_count desc, c.id
limit $2::int offset $3;

-- selectPromoters
select count(*)::int as total from campaigns c where c.part_of_id = $1 and c.held_at is null;

-- selectTrackedPeople
select a.id,
  a.name,
  a.source,
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  (
    select i.email
    from campaign_invitations i
    where i.id = a.invitation_id and i.campaign_id = a.campaign_id and i.email like '%@%'
  ) as invited_email
from awareness_completions a
where a.campaign_id = $1 and a.name ilike $2
order by a.id desc
limit $3::int offset $4;

-- selectTrackedPeople
select count(*)::int as total from awareness_completions a where a.campaign_id = $1 and a.name ilike $2;
