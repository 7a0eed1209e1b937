-- src/features/administration/server/alerts/alert-recipients.queries.ts

-- selectAlertRecipients
select u.id as user_id,
  u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from users u
where u.is_admin
  and u.disabled_at is null
  and u.email_verified_at is not null
  and not exists (
    select
    from mails m
    where m.user_id = u.id
      and m.kind = 'alert'
      and split_part(m.key, ':' || u.id || ':', 2)::timestamptz > $1::timestamptz - interval '59 minutes'
  )
order by u.id;

-- src/features/administration/server/people/people.queries.ts

-- selectPeople
select array_remove(searched.ids, null) as ids, cardinality(searched.ids) as count
from (
  select (
    select array(
      select case
        when u.is_admin
        and u.disabled_at is not null
        and u.occupation_id = $1
        and (
          (u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || u.username) ilike $2::text
        ) then u.id
      end
      from users u
      where true
      order by lower(u.first_name) desc nulls first,
        lower(u.last_name) desc nulls first,
        u.id desc nulls first
      limit $3
    )
  ) as ids offset 0
) searched;

-- selectPeople, with the least that it may be given
select (
  select array(
    select u.id from users u where true order by u.created_at desc nulls first, u.id desc nulls first limit $1
  )
)[$2::int:$3::int] as ids,
  (select count(*)::int from (select from users u where true limit $4) counted) as total;

-- selectPeopleAfter
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  u.email,
  u.username,
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where u.is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = u.id
    ) held
  ) as roles,
  (
    select coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    from occupations o
    where o.id = u.occupation_id
  ) as occupation,
  u.email_verified_at is not null as is_verified,
  u.is_member,
  u.disabled_at is not null as is_disabled,
  exists (select from account_deletions d where d.user_id = u.id) as is_leaving,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(
    (
      select max(s.last_seen_at) from sessions s where s.user_id = u.id
    ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
  ) as last_seen_at,
  u.mobile,
  u.school_name,
  u.is_promotional,
  u.utm_source
from users u
where u.id > $2 and u.is_admin and u.disabled_at is not null and u.occupation_id = $3 and given
order by u.id
limit $4;

-- selectPeopleAfter, with the least that it may be given
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  u.email,
  u.username,
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where u.is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = u.id
    ) held
  ) as roles,
  (
    select coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    from occupations o
    where o.id = u.occupation_id
  ) as occupation,
  u.email_verified_at is not null as is_verified,
  u.is_member,
  u.disabled_at is not null as is_disabled,
  exists (select from account_deletions d where d.user_id = u.id) as is_leaving,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(
    (
      select max(s.last_seen_at) from sessions s where s.user_id = u.id
    ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
  ) as last_seen_at,
  u.mobile,
  u.school_name,
  u.is_promotional,
  u.utm_source
from users u
where u.id > $2 and true and true
order by u.id
limit $3;

-- isPerson
select 1 from users where id = $1;

-- selectOccupationChoices
select o.id, coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi') as name
from occupations o
order by o.position, o.id;

-- src/features/administration/server/people/person.queries.ts

-- findPersonFacts
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  u.email,
  u.username,
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where u.is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = u.id
    ) held
  ) as roles,
  (
    select coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    from occupations o
    where o.id = u.occupation_id
  ) as occupation,
  u.email_verified_at is not null as is_verified,
  u.is_member,
  u.disabled_at is not null as is_disabled,
  exists (select from account_deletions d where d.user_id = u.id) as is_leaving,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(
    (
      select max(s.last_seen_at) from sessions s where s.user_id = u.id
    ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
  ) as last_seen_at,
  u.mobile,
  u.school_name,
  u.is_promoter,
  u.utm_source,
  (
    select coalesce(o.name ->> $2::text, o.name ->> 'en', o.name ->> 'hi')
    from occupations o
    where o.id = u.user_type_id
  ) as user_type,
  to_char(u.disabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as disabled_at,
  (
    select v.changes -> 'reason' ->> 1
    from audit_log a
    join audit_personal_values v on v.audit_id = a.id
    where a.kind = 'person'
      and a.subject_id = u.id
      and a.action = 'account-closed'
      and u.disabled_at is not null
    order by a.id desc
    limit 1
  ) as disabled_reason,
  (
    select to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from account_deletions d
    where d.user_id = u.id
  ) as delete_at,
  coalesce((select c.followers_count from creator_profiles c where c.user_id = u.id), 0) as followers,
  (select count(*)::int from reports r where r.user_id = u.id) as reports_made
from users u
where u.id = $3;
