-- src/foundation/reviews/server/own-reviews.queries.ts

-- selectOwnReviews
select w.id,
  w.rating,
  w.given,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  w.edited_at is not null as is_edited,
  w.hidden_at is not null as is_hidden,
  (
    w.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = w.id and h.decided_at is null)
  ) as is_waiting,
  given
from (select * from given where user_id = $2 and id < $3 order by id desc nulls last limit $4 offset $5) w
join given given on given.id = w.given
order by w.id desc;

-- selectOwnReviews, with the least that it may be given
select w.id,
  w.rating,
  w.given,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  w.edited_at is not null as is_edited,
  w.hidden_at is not null as is_hidden,
  (
    w.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = w.id and h.decided_at is null)
  ) as is_waiting,
  given
from (select * from given where user_id = $2 order by id desc nulls last limit $3 offset $4) w
join given given on given.id = w.given
order by w.id desc;

-- countOwnReviews
select count(*)::int as total from (select from given where user_id = $1 limit $2) counted;

-- isOwnReview
select from given where id = $1 and user_id = $2;

-- src/foundation/reviews/server/reviews.queries.ts

-- selectReviews
select w.id,
  w.rating,
  w.given,
  case
    when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.')
  end as reviewed_by,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  w.edited_at is not null as is_edited,
  coalesce(w.user_id = $1::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $2 and o.subject_id = w.id and o.user_id = $3::int
  ) as is_reported
from given w
left join users u on u.id = w.user_id and u.disabled_at is null
where w.given = $4
  and w.hidden_at is null
  and (
    w.user_id is null or w.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $5))
  )
  and w.id < $6
order by w.id desc nulls last
limit $7 offset $8;

-- selectReviews, with the least that it may be given
select w.id,
  w.rating,
  w.given,
  case
    when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.')
  end as reviewed_by,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  w.edited_at is not null as is_edited,
  coalesce(w.user_id = $1::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $2 and o.subject_id = w.id and o.user_id = $3::int
  ) as is_reported
from given w
left join users u on u.id = w.user_id and u.disabled_at is null
where w.given = $4 and w.hidden_at is null and true
order by w.id desc nulls last
limit $5 offset $6;

-- selectOwnReview
select w.rating,
  w.given,
  w.hidden_at is not null as is_hidden,
  (
    w.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = w.id and h.decided_at is null)
  ) as is_waiting
from given w
where w.given = $2 and w.user_id = $3;

-- selectOwnWords
select given as words from given where given = $1 and user_id = $2;

-- isReviewOf
select from given where id = $1 and given = $2;

-- countBlockedReviews
select count(*)::int as total
from given w
join blocks b on b.blocked_id = w.user_id and b.blocker_id = $1
where w.given = $2 and w.hidden_at is null;

-- selectRating
select round(t.rating_sum::numeric / nullif(t.rating_count, 0), 1)::float8 as rating, t.rating_count
from given t
where t.id = $1;

-- lockReviewed
select from given where id = $1 for no key update;

-- writeReview
insert into given (given, user_id, rating, given, created_at)
values ($1, $2, $3, $4, $5::timestamptz)
on conflict (given, user_id)
do update
set rating = excluded.rating, given = excluded.given, edited_at = $6::timestamptz
returning id;

-- writeReview
select w.id,
  w.rating,
  w.given,
  case
    when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.')
  end as reviewed_by,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  w.edited_at is not null as is_edited,
  coalesce(w.user_id = $1::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $2 and o.subject_id = w.id and o.user_id = $3::int
  ) as is_reported
from given w
left join users u on u.id = w.user_id
where w.id = $4;

-- moveRating
update given set rating_sum = rating_sum + $1, rating_count = rating_count + $2 where id = $3;

-- eraseReviews
select given as id from given where user_id = $1 and hidden_at is not null order by 1;

-- eraseReviews, with the least that it may be given
select given as id from given where user_id = $1 order by 1;

-- eraseReview
delete from given where user_id = $1 and given = $2 returning id, rating, hidden_at is not null as is_hidden;
