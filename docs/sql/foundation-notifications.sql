-- src/foundation/notifications/server/choices/choices.queries.ts

-- selectChoices
select u.is_whatsapp_notification as is_consented,
  u.mobile is not null as has_mobile,
  (select d.pace from notification_digests d where d.user_id = u.id) as pace,
  (
    select coalesce(
      json_agg(json_build_object('topic', c.topic, 'channel', c.channel, 'is_wanted', c.is_wanted)), '[]'
    )
    from notification_choices c
    where c.user_id = u.id
  ) as chosen
from users u
where u.id = $1;

-- replaceChoices
delete from notification_choices where user_id = $1 and channel = any($2::text[]);

-- replaceChoices
insert into "notification_choices" ("user_id", "topic", "channel", "is_wanted") values ($1, $2, $3, $4);

-- setPace
insert into notification_digests (user_id, pace, told_until)
values ($1, $2, $3::timestamptz)
on conflict (user_id)
do update
set pace = excluded.pace;

-- setWanted
insert into "notification_choices" ("user_id", "topic", "channel", "is_wanted")
values ($1, $2, $3, $4)
on conflict ("user_id","topic","channel")
do update
set "is_wanted" = $5;

-- src/foundation/notifications/server/delivering/digests.queries.ts

-- selectDueDigests
select d.user_id
from notification_digests d
where (
  (
    d.pace = 'day'
    and d.told_until < (
      (date_trunc('day', $1::timestamptz at time zone $2) - make_interval(days => $3::int)) at time zone $4
    )
  )
  or (
    d.pace = 'week'
    and d.told_until < (
      (date_trunc('day', $5::timestamptz at time zone $6) - make_interval(days => $7::int)) at time zone $8
    )
  )
)
  and d.user_id > $9
order by d.user_id
limit $10;

-- lockDueDigest
select d.pace,
  d.told_until::text as told_until,
  u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from notification_digests d
join users u on u.id = d.user_id
where d.user_id = $1
  and u.disabled_at is null
  and (
    (
      d.pace = 'day'
      and d.told_until < (
        (date_trunc('day', $2::timestamptz at time zone $3) - make_interval(days => $4::int)) at time zone $5
      )
    )
    or (
      d.pace = 'week'
      and d.told_until < (
        (date_trunc('day', $6::timestamptz at time zone $7) - make_interval(days => $8::int)) at time zone $9
      )
    )
  )
for update of d;

-- selectUntold
select n.id,
  n.topic,
  n.kind,
  n.params,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as actor_name,
  n.path,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  n.read_at is not null as is_read
from notifications n
left join users u on u.id = n.actor_id and u.disabled_at is null
where n.user_id = $1
  and n.read_at is null
  and exists (
    select
    from users u
    where u.id = n.user_id
      and (
        (
          n.topic = $2
          and not coalesce(
            (
              select c.is_wanted
              from notification_choices c
              where c.user_id = u.id and c.topic = $3 and c.channel = $4
            ),
            $5::boolean
          )
        )
        or (
          n.topic = $6
          and not coalesce(
            (
              select c.is_wanted
              from notification_choices c
              where c.user_id = u.id and c.topic = $7 and c.channel = $8
            ),
            $9::boolean
          )
        )
        or (n.topic = $10 and not true)
        or (
          n.topic = $11
          and not coalesce(
            (
              select c.is_wanted
              from notification_choices c
              where c.user_id = u.id and c.topic = $12 and c.channel = $13
            ),
            $14::boolean
          )
        )
        or (
          n.topic = $15
          and not coalesce(
            (
              select c.is_wanted
              from notification_choices c
              where c.user_id = u.id and c.topic = $16 and c.channel = $17
            ),
            $18::boolean
          )
        )
        or (n.topic = $19 and not true)
      )
  )
  and not exists (select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)
  and n.created_at > $20::timestamptz
  and n.created_at <= $21::timestamptz
order by n.id desc nulls last
limit $22;

-- setToldUntil
update notification_digests set told_until = $1::timestamptz where user_id = $2;

-- src/foundation/notifications/server/delivering/recipients.queries.ts

-- selectMailRecipients
select u.id as user_id,
  u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from users u
where u.id = any($1::int[])
  and u.disabled_at is null
  and coalesce(
    (
      select c.is_wanted
      from notification_choices c
      where c.user_id = u.id and c.topic = $2 and c.channel = $3
    ),
    $4::boolean
  )
order by u.id;

-- selectWhatsappRecipients
select u.id as user_id,
  u.mobile,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from users u
where u.id = any($1::int[])
  and u.disabled_at is null
  and (
    u.is_whatsapp_notification
    and u.mobile is not null
    and coalesce(
      (
        select c.is_wanted
        from notification_choices c
        where c.user_id = u.id and c.topic = $2 and c.channel = $3
      ),
      $4::boolean
    )
  )
order by u.id;

-- selectActorName
select case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name
from users u
where u.id = $1::int and u.disabled_at is null;

-- src/foundation/notifications/server/followers/followers.queries.ts

-- selectFollowers
select follower_id, created_at::text as followed_at
from follows
where followed_id = $1 and (created_at, follower_id) < ($2::timestamptz, $3::int)
order by created_at desc nulls last, follower_id desc nulls last
limit $4;

-- selectFollowers, with the least that it may be given
select follower_id, created_at::text as followed_at
from follows
where followed_id = $1 and created_at <= $2::timestamptz
order by created_at desc nulls last, follower_id desc nulls last
limit $3;

-- src/foundation/notifications/server/notifications.queries.ts

-- selectNotifications
select n.id,
  n.topic,
  n.kind,
  n.params,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as actor_name,
  n.path,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  n.read_at is not null as is_read
from notifications n
left join users u on u.id = n.actor_id and u.disabled_at is null
where n.user_id = $1
  and n.id < $2
  and (
    not exists (select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)
    and n.topic not in (
      select c.topic
      from notification_choices c
      where c.user_id = $3 and c.channel = 'site' and not c.is_wanted
    )
  )
order by n.id desc nulls last
limit $4 offset $5;

-- selectNotifications, with the least that it may be given
select n.id,
  n.topic,
  n.kind,
  n.params,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as actor_name,
  n.path,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  n.read_at is not null as is_read
from notifications n
left join users u on u.id = n.actor_id and u.disabled_at is null
where n.user_id = $1
  and true
  and (
    not exists (select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)
    and n.topic not in (
      select c.topic
      from notification_choices c
      where c.user_id = $2 and c.channel = 'site' and not c.is_wanted
    )
  )
order by n.id desc nulls last
limit $3 offset $4;

-- countNotifications
select count(*)::int as total
from (
  select
  from notifications n
  where n.user_id = $1
    and (
      not exists (select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)
      and n.topic not in (
        select c.topic
        from notification_choices c
        where c.user_id = $2 and c.channel = 'site' and not c.is_wanted
      )
    )
  limit $3
) counted;

-- countUnread
select count(*)::int as total
from (
  select
  from notifications n
  where n.user_id = $1
    and (
      not exists (select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)
      and n.topic not in (
        select c.topic
        from notification_choices c
        where c.user_id = $2 and c.channel = 'site' and not c.is_wanted
      )
    )
    and n.read_at is null
  limit $3
) counted;

-- isNotificationOf
select from notifications where id = $1 and user_id = $2;

-- markRead
update notifications n
set read_at = $1::timestamptz
where n.user_id = $2 and n.read_at is null and n.id = any($3::int[]);

-- deleteSomeOf
delete from notifications where id in (select id from notifications where key = $1 limit $2) returning id;

-- src/foundation/notifications/server/notify.queries.ts

-- withoutBlocked
select blocker_id as id
from blocks
where blocked_id = $1 and blocker_id = any($2::int[])
union select blocked_id
from blocks
where blocker_id = $3 and blocked_id = any($4::int[]);

-- insertNotifications
insert into notifications (user_id, topic, kind, key, params, actor_id, path, created_at)
select u.id, $1, $2, $3, $4::text::jsonb, $5::int, $6, $7::timestamptz
from users u
where u.id = any($8::int[])
  and u.disabled_at is null
  and (
    coalesce(
      (
        select c.is_wanted
        from notification_choices c
        where c.user_id = u.id and c.topic = $9 and c.channel = $10
      ),
      $11::boolean
    )
    or coalesce(
      (
        select c.is_wanted
        from notification_choices c
        where c.user_id = u.id and c.topic = $12 and c.channel = $13
      ),
      $14::boolean
    )
    or (
      u.is_whatsapp_notification
      and u.mobile is not null
      and coalesce(
        (
          select c.is_wanted
          from notification_choices c
          where c.user_id = u.id and c.topic = $15 and c.channel = $16
        ),
        $17::boolean
      )
    )
    or exists (select from notification_digests d where d.user_id = u.id)
  )
order by u.id
on conflict
do nothing
returning user_id;

-- insertNotifications, with the least that it may be given
insert into notifications (user_id, topic, kind, key, params, actor_id, path, created_at)
select u.id, $1, $2, $3, $4::text::jsonb, $5::int, $6, $7::timestamptz
from users u
where u.id = any($8::int[])
  and u.disabled_at is null
  and (
    coalesce(
      (
        select c.is_wanted
        from notification_choices c
        where c.user_id = u.id and c.topic = $9 and c.channel = $10
      ),
      $11::boolean
    )
    or false
    or (
      u.is_whatsapp_notification
      and u.mobile is not null
      and coalesce(
        (
          select c.is_wanted
          from notification_choices c
          where c.user_id = u.id and c.topic = $12 and c.channel = $13
        ),
        $14::boolean
      )
    )
    or exists (select from notification_digests d where d.user_id = u.id)
  )
order by u.id
on conflict
do nothing
returning user_id;

-- src/foundation/notifications/server/personal-notifications.queries.ts

-- selectNotificationsOf
select n.id,
  n.topic,
  n.kind,
  n.params,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as actor_name,
  n.path,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  n.read_at is not null as is_read
from notifications n
left join users u on u.id = n.actor_id and u.disabled_at is null
where n.user_id = $1
order by n.id;

-- selectChoicesOf
select c.topic, c.channel, c.is_wanted from notification_choices c where c.user_id = $1 order by 1, 2;

-- selectDigestOf
select d.pace, to_char(d.told_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as told_until
from notification_digests d
where d.user_id = $1;

-- deleteNotificationsAround
delete from "notifications" where ("notifications"."user_id" = $1 or "notifications"."actor_id" = $2);
