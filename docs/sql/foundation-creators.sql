-- src/foundation/creators/server/blocks/blocks.queries.ts

-- selectBlockedIds
select blocked_id as id from blocks where blocker_id = $1 order by 1;

-- isBlockBetween
select from blocks where (blocker_id, blocked_id) in (($1::int, $2::int), ($3::int, $4::int));

-- writeBlock
insert into blocks (blocker_id, blocked_id, created_at)
values ($1, $2, $3::timestamptz)
on conflict
do nothing;

-- writeBlock, with the least that it may be given
delete from blocks where blocker_id = $1 and blocked_id = $2;

-- selectBlocked
select u.id,
  case
    when (
      u.disabled_at is null
      and (
        (
          c.user_id is not null
          and concat(
            c.designation,
            c.introduction,
            c.user_experience,
            c.qualifications,
            c.expertise,
            c.associated_organisations,
            c.children_helped,
            u.recommendation_text
          ) <> ''
        )
        or given > 0
        or given
      )
    ) then case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    else case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end
  end as name,
  to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as blocked_at
from blocks k
join users u on u.id = k.blocked_id
left join creator_profiles c on c.user_id = u.id
where k.blocker_id = $1
order by k.created_at desc, u.id desc
limit $2;

-- countBlocked
select count(*)::int as total from blocks where blocker_id = $1;

-- src/foundation/creators/server/creator-card.queries.ts

-- findCreatorCard
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
  case when c.hidden_at is null then u.picture end as picture,
  coalesce(c.followers_count, 0) as followers
from users u
left join creator_profiles c on c.user_id = u.id
where u.id = $1 and u.disabled_at is null;

-- src/foundation/creators/server/details/creator-details.queries.ts

-- findCreator
select *
from (
  select u.id,
    case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
    u.picture,
    coalesce(c.designation, '') as designation,
    coalesce(c.introduction, '') as introduction,
    coalesce(c.user_experience, '') as user_experience,
    coalesce(c.qualifications, '') as qualifications,
    coalesce(c.expertise, '') as expertise,
    coalesce(c.associated_organisations, '') as associated_organisations,
    c.children_helped,
    coalesce(u.recommendation_text, '') as recommendation_text,
    coalesce(c.followers_count, 0) as followers,
    (
      select count(*)::int from (select from follows f where f.follower_id = u.id limit $1) followed
    ) as following,
    given as resources_count,
    exists (select from follows w where w.followed_id = u.id and w.follower_id = $2::int) as is_followed,
    exists (select from blocks k where k.blocked_id = u.id and k.blocker_id = $3::int) as is_blocked,
    (
      c.hidden_at is not null
      and exists (
        select from held_things h where h.kind = $4 and h.subject_id = u.id and h.decided_at is null
      )
    ) as is_waiting,
    exists (
      select from reports o where o.kind = $5 and o.subject_id = u.id and o.user_id = $6::int
    ) as is_reported,
    (
      u.disabled_at is null
      and (
        (
          c.user_id is not null
          and concat(
            c.designation,
            c.introduction,
            c.user_experience,
            c.qualifications,
            c.expertise,
            c.associated_organisations,
            c.children_helped,
            u.recommendation_text
          ) <> ''
        )
        or given > 0
        or given
      )
    ) as is_public,
    c.hidden_reason
  from users u
  left join creator_profiles c on c.user_id = u.id
  where u.id = $7 and u.disabled_at is null
) person
where is_public or id = $8::int;

-- src/foundation/creators/server/follows.queries.ts

-- lockProfile
select "id" from "users" where ("users"."id" = $1 and "users"."disabled_at" is null);

-- isFollowed
select count(*) as count from "follows" where ("follows"."follower_id" = $1 and "follows"."followed_id" = $2);;

-- writeFollow
insert into "follows" ("follower_id", "followed_id", "created_at") values ($1, $2, $3);

-- writeFollow
update "creator_profiles"
set "followers_count" = "creator_profiles"."followers_count" + $1
where "creator_profiles"."user_id" = $2;

-- writeFollow, with the least that it may be given
delete from "follows" where ("follows"."follower_id" = $1 and "follows"."followed_id" = $2);

-- selectFollowers
select "followers_count" from "creator_profiles" where "creator_profiles"."user_id" = $1;

-- recountFollowers
update creator_profiles c
set followers_count = (select count(*) from follows f where f.followed_id = c.user_id);

-- src/foundation/creators/server/own-profile/own-profile.queries.ts

-- selectOwnProfile
select u.id as user_id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  u.picture,
  coalesce(c.designation, '') as designation,
  coalesce(c.introduction, '') as introduction,
  coalesce(c.user_experience, '') as user_experience,
  coalesce(c.qualifications, '') as qualifications,
  coalesce(c.expertise, '') as expertise,
  coalesce(c.associated_organisations, '') as associated_organisations,
  c.children_helped,
  coalesce(u.recommendation_text, '') as recommendation_text,
  c.hidden_reason,
  (
    c.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = u.id and h.decided_at is null)
  ) as is_waiting
from users u
left join creator_profiles c on c.user_id = u.id
where u.id = $2;

-- updateProfile
update "creator_profiles"
set "designation" = $1,
  "introduction" = $2,
  "user_experience" = $3,
  "qualifications" = $4,
  "expertise" = $5,
  "associated_organisations" = $6,
  "children_helped" = $7
where "creator_profiles"."user_id" = $8;

-- updateProfile
update "users" set "recommendation_text" = $1 where "users"."id" = $2;

-- src/foundation/creators/server/people/people.queries.ts

-- countPeople
select count(*)::int as total
from (
  select
  from follows f
  where f.followed_id = $1
    and not exists (select from users u where u.id = f.follower_id and u.disabled_at is not null)
  limit $2
) counted;

-- isInPeople
select from follows f where f.followed_id = $1 and f.follower_id = $2;

-- selectPeople
with shown as (
  select f.follower_id as id, f.created_at
  from follows f
  where f.followed_id = $1
    and not exists (select from users u where u.id = f.follower_id and u.disabled_at is not null)
    and (f.created_at, f.follower_id) < (
      select w.created_at, w.follower_id from follows w where w.followed_id = $2 and w.follower_id = $3
    )
  order by f.created_at desc nulls last, f.follower_id desc nulls last
  limit $4 offset $5
),
people as materialized (
  select u.id,
    shown.created_at,
    case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
    case
      when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.')
    end as short_name,
    case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
    case when c.hidden_at is null then u.picture end as picture,
    coalesce(c.followers_count, 0) as followers,
    given as resources_count,
    exists (select from follows w where w.followed_id = u.id and w.follower_id = $6::int) as is_followed,
    (
      u.disabled_at is null
      and (
        (
          c.user_id is not null
          and concat(
            c.designation,
            c.introduction,
            c.user_experience,
            c.qualifications,
            c.expertise,
            c.associated_organisations,
            c.children_helped,
            u.recommendation_text
          ) <> ''
        )
        or given > 0
        or given
      )
    ) as is_public
  from shown
  join users u on u.id = shown.id
  left join creator_profiles c on c.user_id = u.id
)
select id,
  case when is_public then name else short_name end as name,
  case when is_public then designation else '' end as designation,
  case when is_public then picture end as picture,
  followers,
  resources_count,
  is_followed,
  is_public
from people
order by created_at desc, id desc;

-- selectPeople, with the least that it may be given
with shown as (
  select f.follower_id as id, f.created_at
  from follows f
  where f.followed_id = $1
    and not exists (select from users u where u.id = f.follower_id and u.disabled_at is not null)
  order by f.created_at desc nulls last, f.follower_id desc nulls last
  limit $2 offset $3
),
people as materialized (
  select u.id,
    shown.created_at,
    case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
    case
      when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.')
    end as short_name,
    case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
    case when c.hidden_at is null then u.picture end as picture,
    coalesce(c.followers_count, 0) as followers,
    given as resources_count,
    exists (select from follows w where w.followed_id = u.id and w.follower_id = $4::int) as is_followed,
    (
      u.disabled_at is null
      and (
        (
          c.user_id is not null
          and concat(
            c.designation,
            c.introduction,
            c.user_experience,
            c.qualifications,
            c.expertise,
            c.associated_organisations,
            c.children_helped,
            u.recommendation_text
          ) <> ''
        )
        or given > 0
        or given
      )
    ) as is_public
  from shown
  join users u on u.id = shown.id
  left join creator_profiles c on c.user_id = u.id
)
select id,
  case when is_public then name else short_name end as name,
  case when is_public then designation else '' end as designation,
  case when is_public then picture end as picture,
  followers,
  resources_count,
  is_followed,
  is_public
from people
order by created_at desc, id desc;

-- src/foundation/creators/server/person-to-notify.queries.ts

-- findPersonToNotify
select u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from users u
where u.id = $1 and u.disabled_at is null;

-- src/foundation/creators/server/personal-creators.queries.ts

-- selectProfileOf
select c.designation,
  c.introduction,
  c.user_experience,
  c.qualifications,
  c.expertise,
  c.associated_organisations,
  c.children_helped,
  c.followers_count,
  to_char(c.hidden_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hidden_at,
  c.hidden_reason
from creator_profiles c
where c.user_id = $1;

-- selectFollowsOf
select case
  when (
    u.disabled_at is null
    and (
      (
        c.user_id is not null
        and concat(
          c.designation,
          c.introduction,
          c.user_experience,
          c.qualifications,
          c.expertise,
          c.associated_organisations,
          c.children_helped,
          u.recommendation_text
        ) <> ''
      )
      or given > 0
      or given
    )
  ) then case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
  else case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end
end as name,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
from follows f
join users u on u.id = f.followed_id
left join creator_profiles c on c.user_id = u.id
where f.follower_id = $1
order by f.created_at, u.id;

-- selectBlocksOf
select case
  when (
    u.disabled_at is null
    and (
      (
        c.user_id is not null
        and concat(
          c.designation,
          c.introduction,
          c.user_experience,
          c.qualifications,
          c.expertise,
          c.associated_organisations,
          c.children_helped,
          u.recommendation_text
        ) <> ''
      )
      or given > 0
      or given
    )
  ) then case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
  else case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end
end as name,
  to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
from blocks b
join users u on u.id = b.blocked_id
left join creator_profiles c on c.user_id = u.id
where b.blocker_id = $1
order by b.created_at, u.id;

-- withdrawFollows
select
from creator_profiles
where user_id = $1 or user_id in (select f.followed_id from follows f where f.follower_id = $2)
order by user_id
for no key update;

-- withdrawFollows
with ended as (delete from follows where follower_id = $1 returning followed_id)
update creator_profiles
set followers_count = followers_count - 1
where user_id in (select followed_id from ended);

-- withdrawFollows
delete from follows where followed_id = $1;

-- withdrawFollows
delete from blocks where $1 in (blocker_id, blocked_id);

-- withdrawFollows
delete from creator_profiles where user_id = $1;

-- src/foundation/creators/server/public-work.queries.ts

-- isPublicPersonNow
select
from users u
left join creator_profiles c on c.user_id = u.id
where u.id = $1
  and (
    u.disabled_at is null
    and (
      (
        c.user_id is not null
        and concat(
          c.designation,
          c.introduction,
          c.user_experience,
          c.qualifications,
          c.expertise,
          c.associated_organisations,
          c.children_helped,
          u.recommendation_text
        ) <> ''
      )
      or given > 0
      or given
    )
  );
