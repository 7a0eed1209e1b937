-- src/foundation/audit/server/audit.queries.ts

-- insertAudit
insert into "audit_log" ("id", "at", "actor_id", "action", "kind", "subject_id", "changes")
values (default, $1, $2, $3, $4, $5, $6)
returning "id";

-- insertPersonalValues
insert into "audit_personal_values" ("audit_id", "user_id", "changes") values ($1, $2, $3);

-- selectPersonalValues
select to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, a.action, p.changes
from audit_personal_values p
join audit_log a on a.id = p.audit_id
where p.user_id = $1
order by a.id;

-- erasePersonalValues
delete from "audit_personal_values" where "audit_personal_values"."user_id" = $1;

-- selectAudit
select a.id,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  a.actor_id,
  a.action,
  a.kind,
  a.subject_id,
  a.changes,
  p.changes as personal_changes,
  case when u.id is not null then concat(u.first_name, ' ', u.last_name) end as actor_name,
  case when s.id is not null then concat(s.first_name, ' ', s.last_name) end as subject_name
from audit_log a
left join users u on u.id = a.actor_id
left join users s on a.kind = 'person' and s.id = a.subject_id
left join audit_personal_values p on p.audit_id = a.id
where a.kind = $1
  and a.action = $2
  and a.subject_id = $3
  and (
    a.actor_id = $4::int
    or (a.kind = 'person' and a.subject_id = $5::int)
    or exists (select from audit_personal_values v where v.audit_id = a.id and v.user_id = $6::int)
  )
  and a.id in (
    select l.id
    from audit_log l
    join users u on u.id = l.actor_id
    where given
    union all
    select l.id
    from audit_log l
    join users u on u.id = l.subject_id
    where l.kind = 'person' and given
    union all
    select v.audit_id
    from audit_personal_values v
    join users u on u.id = v.user_id
    where given
  )
  and a.at >= $7::date::timestamp at time zone $8
  and a.at < ($9::date + 1)::timestamp at time zone $10
order by a.id desc
limit $11 offset $12;

-- selectAudit
select count(*)::int as total
from (
  select 1
  from audit_log a
  where a.kind = $1
    and a.action = $2
    and a.subject_id = $3
    and (
      a.actor_id = $4::int
      or (a.kind = 'person' and a.subject_id = $5::int)
      or exists (select from audit_personal_values v where v.audit_id = a.id and v.user_id = $6::int)
    )
    and a.id in (
      select l.id
      from audit_log l
      join users u on u.id = l.actor_id
      where given
      union all
      select l.id
      from audit_log l
      join users u on u.id = l.subject_id
      where l.kind = 'person' and given
      union all
      select v.audit_id
      from audit_personal_values v
      join users u on u.id = v.user_id
      where given
    )
    and a.at >= $7::date::timestamp at time zone $8
    and a.at < ($9::date + 1)::timestamp at time zone $10
  limit $11
) counted;

-- selectAudit, with the least that it may be given
select a.id,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  a.actor_id,
  a.action,
  a.kind,
  a.subject_id,
  a.changes,
  p.changes as personal_changes,
  case when u.id is not null then concat(u.first_name, ' ', u.last_name) end as actor_name,
  case when s.id is not null then concat(s.first_name, ' ', s.last_name) end as subject_name
from audit_log a
left join users u on u.id = a.actor_id
left join users s on a.kind = 'person' and s.id = a.subject_id
left join audit_personal_values p on p.audit_id = a.id
where true
order by a.id desc
limit $1 offset $2;

-- selectAudit, with the least that it may be given
select count(*)::int as total from (select 1 from audit_log a where true limit $1) counted;

-- selectAuditWords
select coalesce(json_agg(distinct l.kind), '[]') as kinds,
  coalesce(json_agg(distinct l.action), '[]') as actions
from (select a.kind, a.action from audit_log a order by a.id desc limit $1) l;
