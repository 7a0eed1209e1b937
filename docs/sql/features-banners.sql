-- src/features/banners/server/admin/managed-banners.queries.ts

-- selectManagedBanners
select b.id,
  coalesce(b.title ->> 'en', '') as title_en,
  coalesce(b.title ->> 'hi', '') as title_hi,
  coalesce(b.text ->> 'en', '') as text_en,
  coalesce(b.text ->> 'hi', '') as text_hi,
  b.link,
  b.audience,
  b.is_hidden,
  b.picture,
  coalesce(b.picture_alt ->> 'en', '') as alt_en,
  coalesce(b.picture_alt ->> 'hi', '') as alt_hi,
  coalesce(to_char(b.shown_from at time zone $1, 'YYYY-MM-DD"T"HH24:MI'), '') as shown_from,
  coalesce(to_char(b.shown_until at time zone $2, 'YYYY-MM-DD"T"HH24:MI'), '') as shown_until,
  case
    when b.is_hidden then 'hidden'
    when b.shown_until <= $3::timestamptz then 'over'
    when b.shown_from > $4::timestamptz then 'coming'
    else 'shown'
  end as state,
  (
    select coalesce(json_agg(o.occupation_id order by o.occupation_id), '[]')
    from banner_occupations o
    where o.banner_id = b.id
  ) as occupation_ids
from banners b
where b.id = $5
order by b.position, b.id;

-- selectManagedBanners, with the least that it may be given
select b.id,
  coalesce(b.title ->> 'en', '') as title_en,
  coalesce(b.title ->> 'hi', '') as title_hi,
  coalesce(b.text ->> 'en', '') as text_en,
  coalesce(b.text ->> 'hi', '') as text_hi,
  b.link,
  b.audience,
  b.is_hidden,
  b.picture,
  coalesce(b.picture_alt ->> 'en', '') as alt_en,
  coalesce(b.picture_alt ->> 'hi', '') as alt_hi,
  coalesce(to_char(b.shown_from at time zone $1, 'YYYY-MM-DD"T"HH24:MI'), '') as shown_from,
  coalesce(to_char(b.shown_until at time zone $2, 'YYYY-MM-DD"T"HH24:MI'), '') as shown_until,
  case
    when b.is_hidden then 'hidden'
    when b.shown_until <= $3::timestamptz then 'over'
    when b.shown_from > $4::timestamptz then 'coming'
    else 'shown'
  end as state,
  (
    select coalesce(json_agg(o.occupation_id order by o.occupation_id), '[]')
    from banner_occupations o
    where o.banner_id = b.id
  ) as occupation_ids
from banners b
order by b.position, b.id;

-- selectOccupationChoices
select o.id, coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi') as name
from occupations o
where not o.is_hidden or o.id in (select occupation_id from banner_occupations)
order by o.position, o.id;

-- src/features/banners/server/admin/write-banner.queries.ts

-- lockBanners
select pg_advisory_xact_lock($1);

-- insertHiddenBanner
insert into "banners" (
  "id",
  "key",
  "title",
  "text",
  "link",
  "picture",
  "picture_alt",
  "position",
  "shown_from",
  "shown_until",
  "audience",
  "is_hidden",
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
  (select coalesce(max(position), -1) + 1 from banners),
  nullif($7::text, '')::timestamp at time zone $8,
  nullif($9::text, '')::timestamp at time zone $10,
  $11,
  $12,
  default
)
returning "id";

-- updateBanner
update "banners"
set "title" = $1,
  "text" = $2,
  "link" = $3,
  "shown_from" = nullif($4::text, '')::timestamp at time zone $5,
  "shown_until" = nullif($6::text, '')::timestamp at time zone $7,
  "audience" = $8
where "banners"."id" = $9;

-- updateBanner
delete from "banner_occupations" where "banner_occupations"."banner_id" = $1;

-- updateBanner
insert into "banner_occupations" ("banner_id", "occupation_id") values ($1, $2);

-- setBannerHidden
update "banners" set "is_hidden" = $1 where "banners"."id" = $2;

-- countBanners
select count(*)::int as n from banners;

-- orderBanners
update banners b
set position = p.place - 1
from unnest($1::int[])
with ordinality as p (id, place)
where p.id = b.id;

-- src/features/banners/server/banners.queries.ts

-- selectShownBanners
select b.id,
  coalesce(b.title ->> $1::text, b.title ->> 'en', b.title ->> 'hi') as title,
  coalesce(b.text ->> $2::text, b.text ->> 'en', b.text ->> 'hi') as text,
  case when b.title ? $3::text then $4::text when b.title ? 'en' then 'en' else 'hi' end as text_language,
  b.link,
  b.picture,
  coalesce(
    coalesce(b.picture_alt ->> $5::text, b.picture_alt ->> 'en', b.picture_alt ->> 'hi'), ''
  ) as picture_alt
from banners b
where not b.is_hidden
  and (
    b.audience in ('everyone', 'people', $6::text)
    or b.audience = 'occupations'
    and exists (
      select
      from banner_occupations o
      join users u on u.occupation_id = o.occupation_id
      where o.banner_id = b.id and u.id = $7
    )
  )
  and coalesce(b.shown_from <= $8::timestamptz, true)
  and coalesce(b.shown_until > $9::timestamptz, true)
order by b.position, b.id
limit $10;

-- selectShownBanners, with the least that it may be given
select b.id,
  coalesce(b.title ->> $1::text, b.title ->> 'en', b.title ->> 'hi') as title,
  coalesce(b.text ->> $2::text, b.text ->> 'en', b.text ->> 'hi') as text,
  case when b.title ? $3::text then $4::text when b.title ? 'en' then 'en' else 'hi' end as text_language,
  b.link,
  b.picture,
  coalesce(
    coalesce(b.picture_alt ->> $5::text, b.picture_alt ->> 'en', b.picture_alt ->> 'hi'), ''
  ) as picture_alt
from banners b
where not b.is_hidden
  and b.audience in ('everyone', 'visitors')
  and coalesce(b.shown_from <= $6::timestamptz, true)
  and coalesce(b.shown_until > $7::timestamptz, true)
order by b.position, b.id
limit $8;

-- src/features/banners/server/insert-banner.queries.ts

-- insertBanners
insert into "banners" (
  "id",
  "key",
  "title",
  "text",
  "link",
  "picture",
  "picture_alt",
  "position",
  "shown_from",
  "shown_until",
  "audience",
  "is_hidden",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "id";

-- insertBanners, with the least that it may be given
insert into "banners" (
  "id",
  "key",
  "title",
  "text",
  "link",
  "picture",
  "picture_alt",
  "position",
  "shown_from",
  "shown_until",
  "audience",
  "is_hidden",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, default, default, default, default, default)
returning "id";
