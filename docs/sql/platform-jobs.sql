-- src/platform/jobs/due-jobs.queries.ts

-- selectDueQueues
select q.name
from unnest($1::text[]) as q(name)
where exists (
  select
  from "pgboss".job j
  where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= "pgboss".job_now()
);

-- giveBackJobs
update "pgboss".job
set state = 'retry', started_on = null, completed_on = null, start_after = "pgboss".job_now()
where id = any($1::uuid[]) and state in ('retry', 'failed');

-- src/platform/jobs/enqueue.queries.ts

-- enqueue
select count(*)::int as waiting
from "pgboss".job
where name = $1 and group_id = $2 and state in ('created', 'retry');

-- enqueue
SELECT q.name, q.policy, q.retry_limit as "retryLimit", q.retry_delay as "retryDelay", q.retry_backoff as "retryBackoff", q.retry_delay_max as "retryDelayMax", q.expire_seconds as "expireInSeconds", q.retention_seconds as "retentionSeconds", q.deletion_seconds as "deleteAfterSeconds", q.partition, q.heartbeat_seconds as "heartbeatSeconds", q.notify, q.dead_letter as "deadLetter", q.deferred_count as "deferredCount", q.warning_queued as "warningQueueSize", q.queued_count as "queuedCount", q.ready_count as "readyCount", q.active_count as "activeCount", q.failed_count as "failedCount", q.total_count as "totalCount", q.singletons_active as "singletonsActive", q.table_name as "table", q.created_on as "createdOn", q.updated_on as "updatedOn" FROM pgboss.queue q WHERE q.name = ANY(ARRAY[$1]::text[]);

-- enqueue
WITH ins AS (
  INSERT INTO pgboss.1 (
    id,
    name,
    data,
    priority,
    start_after,
    created_on,
    singleton_key,
    singleton_on,
    group_id,
    group_tier,
    expire_seconds,
    deletion_seconds,
    keep_until,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    policy,
    dead_letter,
    heartbeat_seconds,
    blocked,
    blocking,
    pending_dependencies
  ) SELECT COALESCE(id, gen_random_uuid()) as id, 'text' as name,
  data,
  COALESCE(priority, 0) as priority,
  j.start_after,
  pgboss.job_now() as created_on,
  "singletonKey",
  CASE WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * (
    "singletonSeconds"::float8 * floor(
      (
        date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8
      ) / "singletonSeconds"::float8
    )
  ) ELSE NULL END as singleton_on,
  "groupId" as group_id,
  "groupTier" as group_tier,
  COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
  COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
  j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
  COALESCE("retryLimit", q.retry_limit) as retry_limit,
  COALESCE("retryDelay", q.retry_delay) as retry_delay,
  COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
  COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
  q.policy,
  COALESCE("deadLetter", q.dead_letter) as dead_letter,
  COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
  COALESCE(blocked, false) as blocked,
  COALESCE(blocking, false) as blocking,
  COALESCE("pendingDependencies", 0) as pending_dependencies FROM (
    SELECT *,
    CASE WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone) ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval) END as start_after FROM json_to_recordset($1::text::json) as x (
      id uuid,
      priority integer,
      data jsonb,
      "startAfter" text,
      "retryLimit" integer,
      "retryDelay" integer,
      "retryDelayMax" integer,
      "retryBackoff" boolean,
      "singletonKey" text,
      "singletonSeconds" integer,
      "singletonOffset" integer,
      "groupId" text,
      "groupTier" text,
      "expireInSeconds" integer,
      "deleteAfterSeconds" integer,
      "retentionSeconds" integer,
      "deadLetter" text,
      "heartbeatSeconds" integer,
      blocked boolean,
      blocking boolean,
      "pendingDependencies" integer
    )
  ) j JOIN pgboss.queue q ON q.name = 'text' ON CONFLICT DO NOTHING RETURNING id,
  start_after
), notified AS (SELECT pg_notify(
  ('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)), 'text'
) FROM ins WHERE start_after <= pgboss.job_now() LIMIT 1) SELECT id FROM ins WHERE (SELECT count(*) FROM notified) >= 0;

-- src/platform/jobs/forget-jobs.queries.ts

-- forgetJobsNaming
delete
from "pgboss".job
where state <> 'active'
  and jsonb_path_exists(data::jsonb, '$.** ? (@ == $word)', jsonb_build_object('word', $1::text));

-- forgetJobsWith
delete
from "pgboss".job
where state <> 'active'
  and data::jsonb -> $1::text in (select to_jsonb(number) from unnest($2::int[]) as number);

-- src/platform/jobs/job-gauges.queries.ts

-- selectQueueCounts
select name as queue,
  ready_count as waiting,
  deferred_count as later,
  active_count as active,
  failed_count as failed
from "pgboss".queue
where name not like '\_\_%'
order by name;

-- selectQueueAges
select q.name as queue,
  coalesce(
    (
      select extract(epoch from "pgboss".job_now() - min(j.start_after))
      from "pgboss".job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= "pgboss".job_now()
    ),
    0
  )::float8 as seconds
from "pgboss".queue q
where q.name not like '\_\_%'
order by q.name;

-- src/platform/jobs/job-watch.queries.ts

-- selectJobStates
select q.name,
  coalesce(j.waiting, 0) as waiting,
  coalesce(j.running, 0) as running,
  coalesce(j.failed, 0) as failed,
  to_char(j.last_done at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_done_at,
  to_char(j.last_failed at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_failed_at,
  s.cron,
  s.timezone
from "pgboss".queue q
left join (
  select name,
    (count(*) filter (where state in ('created', 'retry')))::int as waiting,
    (count(*) filter (where state = 'active'))::int as running,
    (count(*) filter (where state = 'failed'))::int as failed,
    max(completed_on) filter (where state = 'completed') as last_done,
    max(completed_on) filter (where state = 'failed') as last_failed
  from "pgboss".job
  group by name
) j on j.name = q.name
left join "pgboss".schedule s on s.name = q.name
where q.name not like '\_\_%'
order by q.name;

-- selectFailedJobs
select j.id,
  j.name,
  to_char(j.completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as failed_at,
  j.retry_count + 1 as tries,
  case
    when coalesce(
      j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', ''
    ) ~ '^\w{1,60}$' then coalesce(j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', '')
    when coalesce(
      j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', ''
    ) ~* 'timed out|expired' then 'TimedOut'
  end as code
from "pgboss".job j
where j.state = 'failed' and j.name = $1
order by array_position($2::text[], j.name) desc nulls first,
  j.completed_on asc nulls first,
  j.id asc nulls first
limit $3 offset $4;

-- selectFailedJobs
select count(*)::int as total from "pgboss".job j where j.state = 'failed' and j.name = $1;

-- selectFailedJobs, with the least that it may be given
select j.id,
  j.name,
  to_char(j.completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as failed_at,
  j.retry_count + 1 as tries,
  case
    when coalesce(
      j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', ''
    ) ~ '^\w{1,60}$' then coalesce(j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', '')
    when coalesce(
      j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', ''
    ) ~* 'timed out|expired' then 'TimedOut'
  end as code
from "pgboss".job j
where j.state = 'failed' and true
order by j.completed_on asc nulls last, j.id asc nulls last
limit $1 offset $2;

-- selectFailedJobs, with the least that it may be given
select count(*)::int as total from "pgboss".job j where j.state = 'failed' and true;

-- scheduledSince
select to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
from "pgboss".schedule
where name = $1;

-- retryFailedJob
update "pgboss".job
set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
where id = $1::uuid and state = 'failed'
returning name;

-- keepJob
update "pgboss".job set deletion_seconds = $1 where id = $2::uuid;

-- countFailedJobs
select count(*)::int as total from "pgboss".job where state = 'failed';

-- src/platform/jobs/last-runs.queries.ts

-- lastRunsOf
select name, to_char(max(completed_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
from "pgboss".job
where name in ($1) and state = 'completed'
group by name;
