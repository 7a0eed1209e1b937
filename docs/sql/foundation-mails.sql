-- src/foundation/mails/server/admin/admin-mails.queries.ts

-- selectMails
select m.id,
  m.to_address as "to",
  m.kind,
  case
    m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject
  end as subject,
  m.status,
  m.tries,
  m.last_error,
  case when m.language = any(string_to_array($1, ',')) then m.language else 'en' end as language,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at,
  m.status in ('failed', 'kept') and m.html <> '' as can_be_retried
from mails m
where (
  lower(m.to_address) like $2
  or lower(
    case m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject end
  ) like $3
)
  and m.status = $4::mail_status
  and m.kind = $5
order by lower(
  case m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject end
) desc nulls first,
  m.id desc nulls first
limit $6 offset $7;

-- selectMails
select count(*)::int as total
from (
  select 1
  from mails m
  where (
    lower(m.to_address) like $1
    or lower(
      case
        m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject
      end
    ) like $2
  )
    and m.status = $3::mail_status
    and m.kind = $4
  limit $5
) counted;

-- selectMails, with the least that it may be given
select m.id,
  m.to_address as "to",
  m.kind,
  case
    m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject
  end as subject,
  m.status,
  m.tries,
  m.last_error,
  case when m.language = any(string_to_array($1, ',')) then m.language else 'en' end as language,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at,
  m.status in ('failed', 'kept') and m.html <> '' as can_be_retried
from mails m
where true and true and true
order by m.id desc nulls first
limit $2 offset $3;

-- selectMails, with the least that it may be given
select count(*)::int as total from (select 1 from mails m where true and true and true limit $1) counted;

-- findMail
select m.id,
  m.to_address as "to",
  m.kind,
  case
    m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject
  end as subject,
  m.status,
  m.tries,
  m.last_error,
  case when m.language = any(string_to_array($1, ',')) then m.language else 'en' end as language,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at,
  m.status in ('failed', 'kept') and m.html <> '' as can_be_retried,
  m.html,
  m.text,
  coalesce(
    (
      select jsonb_agg(a.file -> 'filename' order by a.place)
      from jsonb_array_elements(m.attachments)
      with ordinality a (file, place)
    ), '[]'
  ) as attachments
from mails m
where m.id = $2;

-- queueFailedAgain
update mails
set status = 'queued', last_error = null
where id in (
  select m.id
  from mails m
  where m.status = 'failed' and m.html <> ''
  order by m.id
  limit $1
  for update skip locked
)
returning id;

-- countFailedMails
select count(*)::int as total from mails m where m.status = 'failed' and m.html <> '';

-- src/foundation/mails/server/mail-gauges.queries.ts

-- countMails
select (case when c.reltuples > $1 then c.reltuples else (select count(*) from "mails") end)::int as total
from pg_class c
where c.oid = $2::text::regclass;

-- countMails
select (select count(*) from mails where status = 'queued')::int as queued,
  (select count(*) from mails where status = 'kept')::int as kept,
  (select count(*) from mails where status = 'failed')::int as failed;

-- ageOfOldestQueuedMail
select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
from mails
where status = 'queued';

-- src/foundation/mails/server/mails.queries.ts

-- insertMail
insert into "mails" (
  "id",
  "key",
  "to_address",
  "user_id",
  "kind",
  "language",
  "subject",
  "html",
  "text",
  "headers",
  "attachments",
  "message_id",
  "status",
  "tries",
  "last_error",
  "created_at",
  "sent_at"
)
values (
  default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, default, default, default, default, default, default
)
on conflict
do nothing
returning "id";

-- insertMail, with the least that it may be given
insert into "mails" (
  "id",
  "key",
  "to_address",
  "user_id",
  "kind",
  "language",
  "subject",
  "html",
  "text",
  "headers",
  "attachments",
  "message_id",
  "status",
  "tries",
  "last_error",
  "created_at",
  "sent_at"
)
values (
  default,
  default,
  $1,
  default,
  $2,
  $3,
  $4,
  $5,
  $6,
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

-- takeUnsentMail
update "mails"
set "tries" = "mails"."tries" + 1
where ("mails"."id" = $1 and ("mails"."status" = $2 or ("mails"."status" = $3 and "mails"."html" <> $4)))
returning "id",
  "key",
  "to_address",
  "user_id",
  "kind",
  "language",
  "subject",
  "html",
  "text",
  "headers",
  "attachments",
  "message_id",
  "status",
  "tries",
  "last_error",
  "created_at",
  "sent_at";

-- markMailDone
update "mails" set "status" = $1, "last_error" = $2, "sent_at" = $3 where "mails"."id" = $4;

-- markMailTried
update "mails" set "status" = $1, "last_error" = $2 where "mails"."id" = $3;

-- markMailQueuedAgain
update "mails"
set "status" = $1, "last_error" = $2
where ("mails"."id" = $3 and "mails"."status" in ($4, $5) and "mails"."html" <> $6)
returning "tries";

-- forgetAddressees
update "mails"
set "to_address" = $1, "subject" = $2, "html" = $3, "text" = $4, "headers" = $5, "attachments" = $6
where ("mails"."key" in ($7) and "mails"."status" <> $8);

-- deleteQueuedMails
delete from "mails" where ("mails"."key" in ($1) and "mails"."status" = $2);

-- forgetMailsOfKind
update "mails"
set "to_address" = $1, "subject" = $2, "html" = $3, "text" = $4, "headers" = $5, "attachments" = $6
where (
  "mails"."kind" = $7
  and ("mails"."created_at" < $8 and "mails"."status" <> $9)
  and "mails"."to_address" <> $10
);

-- selectNewestMails
select "id",
  "key",
  "to_address",
  "user_id",
  "kind",
  "language",
  "subject",
  "html",
  "text",
  "headers",
  "attachments",
  "message_id",
  "status",
  "tries",
  "last_error",
  "created_at",
  "sent_at"
from "mails"
order by "mails"."id" desc
limit $1;

-- src/foundation/mails/server/personal-mails.queries.ts

-- selectMailsTo
select m.to_address,
  case
    m.kind when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject
  end as subject,
  m.kind,
  m.text,
  m.status::text as status,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
  to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sent_at
from mails m
where m.user_id = $1 or (m.user_id is null and lower(m.to_address) in given)
order by m.id;

-- forgetPersonInMails
delete
from "mails"
where (("mails"."user_id" = $1 or lower("mails"."to_address") in given) and "mails"."status" = $2);

-- forgetPersonInMails
update "mails"
set "to_address" = $1,
  "user_id" = $2,
  "subject" = $3,
  "html" = $4,
  "text" = $5,
  "headers" = $6,
  "attachments" = $7
where ("mails"."user_id" = $8 or lower("mails"."to_address") in given);

-- forgetPersonInMails
update "mails"
set "subject" = $1, "html" = $2, "text" = $3, "headers" = $4, "attachments" = $5
where (
  (
    "mails"."kind" like 'notification-%'
    or "mails"."kind" in ('digest', 'campaign-invitation', 'campaign-invitation-reminder')
  )
  and "mails"."status" <> $6
  and (
    case when "mails"."kind" = 'digest' then "mails"."text" else "mails"."subject" end ~ $7
    or "mails"."text" ~ $8
  )
);
