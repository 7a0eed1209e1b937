-- src/foundation/metrics/server/people-metrics.queries.ts

-- peopleMetrics.countDays
with seen as materialized (
  select distinct to_char(s.at at time zone $1, 'YYYY-MM-DD') as day, s.user_id
  from signals s
  where s.user_id is not null
    and s.at >= $2::date::timestamp at time zone $3
    and s.at < ($4::date + 1)::timestamp at time zone $5
)
select 'people-joined' as metric,
  to_char(u.created_at at time zone $6, 'YYYY-MM-DD') as day,
  coalesce(o.key, $7) as dimension,
  count(*)::float8 as value
from users u
left join occupations o on o.id = u.user_type_id
where u.created_at >= $8::date::timestamp at time zone $9
  and u.created_at < ($10::date + 1)::timestamp at time zone $11
group by 2, 3
union all
select 'people-active', day, coalesce(o.key, $12), count(*)::float8
from seen
join users u on u.id = seen.user_id
left join occupations o on o.id = u.occupation_id
group by 2, 3
union all
select 'people-returning', day, '', count(*)::float8
from seen
join users u on u.id = seen.user_id
where to_char(u.created_at at time zone $13, 'YYYY-MM-DD') < day
group by 2
union all
select $14::text, day, case when place <= $15 then source else $16 end, sum(value)::float8
from (
  select *, row_number() over (partition by day order by value desc, source) as place
  from (
    select to_char(at at time zone $17, 'YYYY-MM-DD') as day,
      left(coalesce(nullif(btrim(utm_source), ''), 'Direct'), 80) as source,
      count(*) as value
    from signals
    where key = 'view_page'
      and at >= $18::date::timestamp at time zone $19
      and at < ($20::date + 1)::timestamp at time zone $21
    group by 1, 2
  ) counted
) placed
group by 1, 2, 3
union all
select $22::text, day, case when place <= $23 then source else $24 end, sum(value)::float8
from (
  select *, row_number() over (partition by day order by value desc, source) as place
  from (
    select to_char(created_at at time zone $25, 'YYYY-MM-DD') as day,
      left(coalesce(nullif(btrim(utm_source), ''), 'Direct'), 80) as source,
      count(*) as value
    from users
    where created_at >= $26::date::timestamp at time zone $27
      and created_at < ($28::date + 1)::timestamp at time zone $29
    group by 1, 2
  ) counted
) placed
group by 1, 2, 3;

-- src/foundation/metrics/server/read-metrics.queries.ts

-- selectDayTotals
select metric, day::text as day, value::float8 as value
from daily_numbers
where metric = any($1::text[]) and subject_id = 0 and dimension = '' and day between $2::date and $3::date
order by day, metric;

-- selectCountedAt
select to_char(rolled_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
from rolled_up_days
order by day desc
limit 1;

-- selectDivided
select metric, dimension as key, sum(value)::float8 as total, max(value)::float8 as most
from daily_numbers
where metric = any($1::text[]) and subject_id = 0 and dimension <> '' and day between $2::date and $3::date
group by metric, dimension
having sum(value) > 0
order by total desc, key;

-- selectSummedMonths
select day::text as day
from daily_numbers
where metric = $1 and subject_id = 0 and dimension = '' and day between $2::date and $3::date;

-- selectThingsInOrder
select metric, subject_id, sum(value)::float8 as total
from daily_numbers
where metric = $1 and subject_id > $2 and dimension = '' and day between $3::date and $4::date
group by metric, subject_id
having sum(value) > 0
order by subject_id
limit $5;

-- sumMetrics
select metric, sum(value)::float8 as total
from daily_numbers
where metric = any($1::text[]) and subject_id = 0 and dimension = '' and day between $2::date and $3::date
group by metric;

-- src/foundation/metrics/server/roll-up.queries.ts

-- selectDueDays
select d::date::text as day
from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') d
left join rolled_up_days r on r.day = d::date
where r.day is null
  or d::date = $3::date
  or (d::date >= $4::date and to_char(r.rolled_up_at at time zone $5, 'YYYY-MM-DD') < $6)
order by 1;

-- lockRollUp
select pg_advisory_xact_lock($1);

-- replaceDays
delete
from daily_numbers
where metric = any($1::text[]) and day between $2::date and $3::date and (subject_id = 0 or dimension = '');

-- replaceDays
insert into daily_numbers (metric, day, subject_id, dimension, value)
select metric, day, subject_id, dimension, value
from jsonb_to_recordset($1::jsonb) as counted (
  metric text, day date, subject_id int, dimension text, value bigint
);

-- markRolledUp
insert into rolled_up_days (day, rolled_up_at)
select d::date, $1::timestamptz
from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') d
on conflict (day)
do update
set rolled_up_at = excluded.rolled_up_at;

-- sumMonths
delete
from daily_numbers n using (
  select m::date as month, (m + interval '1 month')::date as next
  from generate_series(date_trunc('month', $1::date::timestamp), $2::date::timestamp, interval '1 month') m
  where (m + interval '1 month')::date <= $3::date
) m
where n.metric = any($4::text[]) and n.day = m.month and n.dimension = 'month' and n.subject_id > 0;

-- sumMonths
insert into daily_numbers (metric, day, subject_id, dimension, value)
select n.metric, m.month, n.subject_id, 'month', sum(n.value)
from (
  select m::date as month, (m + interval '1 month')::date as next
  from generate_series(date_trunc('month', $1::date::timestamp), $2::date::timestamp, interval '1 month') m
  where (m + interval '1 month')::date <= $3::date
) m
join daily_numbers n on n.metric = any($4::text[])
  and n.day >= m.month
  and n.day < m.next
  and n.subject_id > 0
  and n.dimension = ''
group by n.metric, m.month, n.subject_id
union all
select $5::text, m.month, 0, '', 1
from (
  select m::date as month, (m + interval '1 month')::date as next
  from generate_series(date_trunc('month', $6::date::timestamp), $7::date::timestamp, interval '1 month') m
  where (m + interval '1 month')::date <= $8::date
) m
on conflict (metric, subject_id, dimension, day)
do nothing;
