-- src/features/resources/server/admin/admin-resources.queries.ts

-- selectAdminResources
select r.id,
  r.title,
  (
    select coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_types t
    where t.id = r.resource_type_id
  ) as type,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as creator,
  r.status,
  r.hidden_reason,
  (
    select count(*)::int from reports o where o.kind = $2 and o.subject_id = r.id and o.decided_at is null
  ) as open_reports,
  (select count(*)::int from resource_links l where l.resource_id = r.id and l.failures >= $3) as dead_links,
  r.likes_count,
  round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
  r.rating_count,
  to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
from resources r
left join users u on u.id = r.creator_id
where r.status <> 'draft' and r.privacy = 'Everyone' and true and r.title ilike $4
order by r.likes_count desc nulls first, r.id desc nulls first
limit $5 offset $6;

-- selectAdminResources
select count(*)::int as total
from resources r
left join users u on u.id = r.creator_id
where r.status <> 'draft' and r.privacy = 'Everyone' and true and r.title ilike $1;

-- selectAdminResources, with the least that it may be given
select r.id,
  r.title,
  (
    select coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_types t
    where t.id = r.resource_type_id
  ) as type,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as creator,
  r.status,
  r.hidden_reason,
  (
    select count(*)::int from reports o where o.kind = $2 and o.subject_id = r.id and o.decided_at is null
  ) as open_reports,
  (select count(*)::int from resource_links l where l.resource_id = r.id and l.failures >= $3) as dead_links,
  r.likes_count,
  round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
  r.rating_count,
  to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
from resources r
left join users u on u.id = r.creator_id
where r.status <> 'draft' and r.privacy = 'Everyone' and true and true
order by r.published_at desc nulls first, r.id desc nulls first
limit $4 offset $5;

-- selectAdminResources, with the least that it may be given
select count(*)::int as total
from resources r
left join users u on u.id = r.creator_id
where r.status <> 'draft' and r.privacy = 'Everyone' and true and true;

-- src/features/resources/server/admin/reportable-resources.queries.ts

-- reportableResources.lock
select status = 'hidden' as is_hidden
from resources
where id = $1 and status <> 'draft' and privacy = 'Everyone'
for no key update;

-- reportableResources.setHidden
update resources set status = 'hidden', hidden_reason = $1 where id = $2;

-- reportableResources.setHidden, with the least that it may be given
update resources r
set status = 'published', hidden_reason = null, shown_to_all_at = coalesce(r.shown_to_all_at, $1::timestamptz)
from resources before
where r.id = $2 and before.id = r.id
returning r.title, r.creator_id, before.shown_to_all_at is null as is_new;

-- reportableResources.selectThings
select r.id,
  concat_ws(' – ', r.title, nullif(r.summary, '')) as text,
  r.status = 'hidden' as is_hidden, '/resource/r/' || r.id as address,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as author
from resources r
left join users u on u.id = r.creator_id
where r.id = any($1::int[]) and r.status <> 'draft' and r.privacy = 'Everyone';

-- src/features/resources/server/admin/resource-creator.queries.ts

-- findCreatorToNotify
select u.id as user_id,
  u.email,
  u.first_name,
  r.title,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language
from resources r
join users u on u.id = r.creator_id
where r.id = $1 and u.disabled_at is null;

-- src/features/resources/server/admin/resources-of-person.queries.ts

-- resourcesOfPerson
select (
  select count(*)::int
  from resources r
  where r.creator_id = $1 and r.status <> 'draft' and r.privacy = 'Everyone'
) as resources,
  (select count(*)::int from resource_reviews v where v.user_id = $2) as resource_reviews;

-- resourcesOfPerson
select r.id, r.title, r.status = 'hidden' as is_hidden
from resources r
where r.creator_id = $1 and r.status <> 'draft' and r.privacy = 'Everyone'
order by r.id desc
limit $2;

-- src/features/resources/server/catalogue/library.queries.ts

-- selectLibrarySizes
select coalesce(sum(listed) filter (where facet = 'all'), 0)::int as resources_count,
  count(*) filter (where facet = 'creator')::int as creators_count,
  count(*) filter (where facet = 'type')::int as types_count
from resource_facet_counts
where facet in ('all', 'creator', 'type') and listed > 0;

-- sumLikes
select coalesce(sum(r.likes_count), 0)::int as likes
from resources r
where (r.status = 'published' and r.privacy = 'Everyone');

-- selectCreators
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
  case when c.hidden_at is null then u.picture end as picture,
  coalesce(c.followers_count, 0) as followers,
  shown.listed as resources_count
from (
  select c.term_id, c.listed
  from resource_facet_counts c
  join users u on u.id = c.term_id and u.disabled_at is null
  where c.facet = 'creator'
    and c.listed > 0
    and (
      c.term_id is null or c.term_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $1))
    )
    and position(pankh_plain($2) in pankh_plain(concat_ws(' ', u.first_name, u.last_name))) > 0
  order by c.listed desc nulls last, u.id
  limit $3 offset $4
) shown
join users u on u.id = shown.term_id
left join creator_profiles c on c.user_id = u.id
order by shown.listed desc, u.id;

-- selectCreators
select count(*)::int as total
from (
  select
  from resource_facet_counts c
  join users u on u.id = c.term_id and u.disabled_at is null
  where c.facet = 'creator'
    and c.listed > 0
    and (
      c.term_id is null or c.term_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $1))
    )
    and position(pankh_plain($2) in pankh_plain(concat_ws(' ', u.first_name, u.last_name))) > 0
  limit $3
) counted;

-- selectCreators, with the least that it may be given
select u.id,
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
  case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
  case when c.hidden_at is null then u.picture end as picture,
  coalesce(c.followers_count, 0) as followers,
  shown.listed as resources_count
from (
  select c.term_id, c.listed
  from resource_facet_counts c
  join users u on u.id = c.term_id and u.disabled_at is null
  where c.facet = 'creator' and c.listed > 0 and true
  order by c.listed desc nulls last, u.id
  limit $1 offset $2
) shown
join users u on u.id = shown.term_id
left join creator_profiles c on c.user_id = u.id
order by shown.listed desc, u.id;

-- selectCreators, with the least that it may be given
select count(*)::int as total
from (
  select
  from resource_facet_counts c
  join users u on u.id = c.term_id and u.disabled_at is null
  where c.facet = 'creator' and c.listed > 0 and true
  limit $1
) counted;

-- src/features/resources/server/catalogue/most-liked.queries.ts

-- selectMostLikedIds
select r.id
from resources r
where (r.status = 'published' and r.privacy = 'Everyone')
  and (
    r.creator_id is null
    or r.creator_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $1))
  )
order by r.likes_count desc nulls last, r.id desc nulls last
limit $2;

-- selectMostLikedIds, with the least that it may be given
select r.id
from resources r
where (r.status = 'published' and r.privacy = 'Everyone') and true
order by r.likes_count desc nulls last, r.id desc nulls last
limit $1;

-- src/features/resources/server/catalogue/own-list.queries.ts

-- selectOwnIds
with last as materialized (select r.likes_count as key_0, r.id as key_1 from resources r where r.id = $1::int)
select r.id
from resources r
where (
  r.id = any(
    array(
      select id
      from resources
      where creator_id = $2
      union select resource_id
      from resource_bookmarks
      where user_id = $3
    )
  )
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $4
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  )
)
  and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $5 limit 1)
  and r.search_vector @@ (
    (to_tsquery('english', $6) || to_tsquery('simple', $7)) && (
      websearch_to_tsquery('english', pankh_plain($8)) || websearch_to_tsquery('simple', $9)
    )
  )
  and (r.likes_count, r.id) < ((select key_0 from last), (select key_1 from last))
order by r.likes_count desc nulls last, r.id desc nulls last
limit $10 offset $11;

-- selectOwnIds, with the least that it may be given
with last as materialized (select r.likes_count as key_0, r.id as key_1 from resources r where r.id = $1::int)
select r.id
from resources r
where (
  r.id = any(
    array(
      select id
      from resources
      where creator_id = $2
      union select resource_id
      from resource_bookmarks
      where user_id = $3
    )
  )
  and ((r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $4)
)
  and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $5 limit 1)
order by r.likes_count desc nulls last, r.id desc nulls last
limit $6 offset $7;

-- countOwn
select count(*)::int as total
from (
  select r.id
  from resources r
  where r.creator_id = $1
    and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $2 limit 1)
    and r.search_vector @@ (
      (to_tsquery('english', $3) || to_tsquery('simple', $4)) && (
        websearch_to_tsquery('english', pankh_plain($5)) || websearch_to_tsquery('simple', $6)
      )
    )
  union all
  select r.id
  from resources r
  where (
    r.id = any(array(select resource_id from resource_bookmarks where user_id = $7))
    and (
      (r.status = 'published' and r.privacy = 'Everyone')
      or r.creator_id = $8
      or r.status = 'hidden'
      and r.privacy = 'Everyone'
    )
  )
    and r.creator_id is distinct
  from $9
    and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $10 limit 1)
    and r.search_vector @@ (
      (to_tsquery('english', $11) || to_tsquery('simple', $12)) && (
        websearch_to_tsquery('english', pankh_plain($13)) || websearch_to_tsquery('simple', $14)
      )
    )
  limit $15
) counted;

-- countOwn, with the least that it may be given
select count(*)::int as total
from (
  select r.id
  from resources r
  where r.creator_id = $1
    and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $2 limit 1)
  union all
  select r.id
  from resources r
  where (
    r.id = any(array(select resource_id from resource_bookmarks where user_id = $3))
    and ((r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $4)
  )
    and r.creator_id is distinct
  from $5
    and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $6 limit 1)
  limit $7
) counted;

-- hasOwn
select
from resources r
where (
  r.id = any(
    array(
      select id
      from resources
      where creator_id = $1
      union select resource_id
      from resource_bookmarks
      where user_id = $2
    )
  )
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $3
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  )
)
  and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $4 limit 1)
  and r.search_vector @@ (
    (to_tsquery('english', $5) || to_tsquery('simple', $6)) && (
      websearch_to_tsquery('english', pankh_plain($7)) || websearch_to_tsquery('simple', $8)
    )
  )
limit 1;

-- hasOwn, with the least that it may be given
select
from resources r
where (
  r.id = any(
    array(
      select id
      from resources
      where creator_id = $1
      union select resource_id
      from resource_bookmarks
      where user_id = $2
    )
  )
  and ((r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $3)
)
  and (select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $4 limit 1)
limit 1;

-- src/features/resources/server/catalogue/resource-card.queries.ts

-- withCards
select r.id,
  r.id as resource_id,
  r.resource_type_id,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from resource_types t
    where t.id = r.resource_type_id
  ) as type,
  r.title,
  r.summary,
  r.language,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.resource_id = r.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_skills l
    join skills t on t.id = l.skill_id
    where l.resource_id = r.id
  ) as skills,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as created_by,
  r.creator_id,
  (
    select coalesce(json_agg(f.kind order by l.position, l.id), '[]')
    from resource_files l
    join uploaded_files f on f.id = l.file_id
    where l.resource_id = r.id
  ) as file_kinds,
  (
    select coalesce(json_agg(l.url order by l.position, l.id), '[]')
    from resource_links l
    where l.resource_id = r.id
  ) as link_urls,
  (
    select case when bool_and(l.page_count is not null) then sum(l.page_count)::int end
    from resource_files l
    join uploaded_files f on f.id = l.file_id
    where l.resource_id = r.id and f.kind = 'pdf'
  ) as page_count,
  coalesce(
    first_page.address,
    coalesce(
      (
        select '/art/' || k.motif || case r.id % 5 when 0 then '' else '-' || r.id % 5 + 1 end || '.svg'
        from resource_skills l
        join skills k on k.id = l.skill_id
        where l.resource_id = r.id
        order by k.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  first_page.address is not null as is_page,
  coalesce(first_page.alt, '') as picture_alt,
  r.likes_count,
  r.shares_count,
  exists (select from resource_likes k where k.user_id = $4 and k.resource_id = r.id) as is_liked,
  exists (select from resource_bookmarks k where k.user_id = $5 and k.resource_id = r.id) as is_bookmarked,
  round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
  r.rating_count,
  r.privacy,
  r.status,
  (
    r.status = 'hidden'
    and exists (select from held_things h where h.kind = $6 and h.subject_id = r.id and h.decided_at is null)
  ) as is_waiting,
  to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
from resources r
left join users u on u.id = r.creator_id and u.disabled_at is null
left join lateral (
  select '/resource-pages/' || f.id || '/' || f.drawing || '/1-480.webp' as address, f.alt
  from resource_files f
  where f.resource_id = r.id and f.drawn_pages > 0
  order by f.position, f.id
  limit 1
) first_page on true
where r.id = any($7::int[])
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $8
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- withCards, with the least that it may be given
select r.id,
  r.id as resource_id,
  r.resource_type_id,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from resource_types t
    where t.id = r.resource_type_id
  ) as type,
  r.title,
  r.summary,
  r.language,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.resource_id = r.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_skills l
    join skills t on t.id = l.skill_id
    where l.resource_id = r.id
  ) as skills,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as created_by,
  r.creator_id,
  (
    select coalesce(json_agg(f.kind order by l.position, l.id), '[]')
    from resource_files l
    join uploaded_files f on f.id = l.file_id
    where l.resource_id = r.id
  ) as file_kinds,
  (
    select coalesce(json_agg(l.url order by l.position, l.id), '[]')
    from resource_links l
    where l.resource_id = r.id
  ) as link_urls,
  (
    select case when bool_and(l.page_count is not null) then sum(l.page_count)::int end
    from resource_files l
    join uploaded_files f on f.id = l.file_id
    where l.resource_id = r.id and f.kind = 'pdf'
  ) as page_count,
  coalesce(
    first_page.address,
    coalesce(
      (
        select '/art/' || k.motif || case r.id % 5 when 0 then '' else '-' || r.id % 5 + 1 end || '.svg'
        from resource_skills l
        join skills k on k.id = l.skill_id
        where l.resource_id = r.id
        order by k.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  first_page.address is not null as is_page,
  coalesce(first_page.alt, '') as picture_alt,
  r.likes_count,
  r.shares_count,
  false as is_liked,
  false as is_bookmarked,
  round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
  r.rating_count,
  r.privacy,
  r.status,
  (
    r.status = 'hidden'
    and exists (select from held_things h where h.kind = $4 and h.subject_id = r.id and h.decided_at is null)
  ) as is_waiting,
  to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
from resources r
left join users u on u.id = r.creator_id and u.disabled_at is null
left join lateral (
  select '/resource-pages/' || f.id || '/' || f.drawing || '/1-480.webp' as address, f.alt
  from resource_files f
  where f.resource_id = r.id and f.drawn_pages > 0
  order by f.position, f.id
  limit 1
) first_page on true
where r.id = any($5::int[]) and (r.status = 'published' and r.privacy = 'Everyone');

-- src/features/resources/server/catalogue/resource-filter.queries.ts

-- selectResourceFacets
with found as materialized (select unnest($1::int[]) as id),
seen as materialized (
  select r.id,
    r.resource_type_id as type_id,
    r.creator_id,
    concat_ws(
      ' ',
      case
        when (
          select true from resource_age_groups l where l.resource_id = r.id and l.age_group_id = $2 limit 1
        ) then null
        else $3::text
      end
    ) as missed
  from found
  join resources r on r.id = found.id
  where (r.status = 'published' and r.privacy = 'Everyone')
)
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id',
        t.id, 'name',
        coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
        coalesce(c.n, 0)
      )
      order by t.position,
      t.id
    ), '[]'
  )
  from age_groups t
  left join (
    select l.age_group_id as id, count(*)::int as n
    from seen
    join resource_age_groups l on l.resource_id = seen.id
    where seen.missed in ('', $5::text) and l.age_group_id is not null
    group by 1
  ) c on c.id = t.id
  where not t.is_hidden and (c.n > 0 or t.id = any($6::int[]))
) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $7::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from skills t
    left join (
      select l.skill_id as id, count(*)::int as n
      from seen
      join resource_skills l on l.resource_id = seen.id
      where seen.missed in ('', $8::text) and l.skill_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($9::int[]))
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $10::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    left join (
      select l.tag_id as id, count(*)::int as n
      from seen
      join resource_tags l on l.resource_id = seen.id
      where seen.missed in ('', $11::text) and l.tag_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($12::int[]))
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $13::text, t.name ->> 'en', t.name ->> 'hi') , 'key',
          t.key, 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_types t
    left join (
      select seen.type_id as id, count(*)::int as n
      from seen
      where seen.missed in ('', $14::text) and seen.type_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($15::int[]))
  ) as types,
  (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', n) order by n desc, id), '[]')
    from (
      select u.id,
        case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
        coalesce(c.n, 0) as n,
        row_number() over (order by c.n desc nulls last, u.id) as place
      from (
        select seen.creator_id as id, count(*)::int as n
        from seen
        where seen.missed in ('', $16::text) and seen.creator_id is not null
        group by 1
      ) c
      full join (
        select term_id as id
        from resource_facet_counts
        where facet = 'creator' and listed > 0 and term_id = any($17::int[])
      ) k on k.id = c.id
      join users u on u.id = coalesce(c.id, k.id) and u.disabled_at is null
    ) creators
    where n > 0 and place <= $18 or id = any($19::int[])
  ) as creators,
  $20::boolean as counts_are_capped;

-- selectResourceFacets, with the least that it may be given
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
met_all as materialized (
  select block,
    ids,
    coalesce(sum(n) over (order by block desc rows between unbounded preceding and 1 preceding), 0) as before
  from (
    select *
    from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
    where n > 0
  ) met
),
met_but_age_group as materialized (
  select block,
    ids,
    coalesce(sum(n) over (order by block desc rows between unbounded preceding and 1 preceding), 0) as before
  from (
    select *
    from (
      select block, ids, bit_count(ids) as n
      from (
        select block, bit_and(ids) as ids
        from chosen
        where facet <> 'age_group'
        group by block
        having count(*) = 0
      ) met offset 0
    ) counted
    where n > 0
  ) met
)
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id',
        t.id, 'name',
        coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
        coalesce(c.n, 0)
      )
      order by t.position,
      t.id
    ), '[]'
  )
  from age_groups t
  left join (
    select term_id as id, listed as n from resource_facet_counts where facet = 'age_group'
  ) c on c.id = t.id
  where not t.is_hidden and (c.n > 0 or t.id = any($3::int[]))
) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from skills t
    left join (
      select id, sum(n)::int as n
      from met_all met
      cross join lateral (
        select b.term_id as id, bit_count(b.ids & met.ids) as n
        from resource_facet_ids b
        where b.facet = 'skill'
          and b.block = met.block
          and b.term_id = any(
            array(
              select id
              from (
                select term_id as id, listed as n from resource_facet_counts where facet = 'skill'
              ) offered
            )
          ) offset 0
      ) counted
      where met.before < 10000
      group by id
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($5::int[]))
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $6::text, t.name ->> 'en', t.name ->> 'hi') , 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    left join (
      select id, sum(n)::int as n
      from met_all met
      cross join lateral (
        select b.term_id as id, bit_count(b.ids & met.ids) as n
        from resource_facet_ids b
        where b.facet = 'tag'
          and b.block = met.block
          and b.term_id = any(
            array(
              select id
              from (select term_id as id, listed as n from resource_facet_counts where facet = 'tag') offered
            )
          ) offset 0
      ) counted
      where met.before < 10000
      group by id
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($7::int[]))
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi') , 'key',
          t.key, 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_types t
    left join (
      select id, sum(n)::int as n
      from met_all met
      cross join lateral (
        select b.term_id as id, bit_count(b.ids & met.ids) as n
        from resource_facet_ids b
        where b.facet = 'type'
          and b.block = met.block
          and b.term_id = any(
            array(
              select id
              from (select term_id as id, listed as n from resource_facet_counts where facet = 'type') offered
            )
          ) offset 0
      ) counted
      where met.before < 10000
      group by id
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($9::int[]))
  ) as types,
  (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', n) order by n desc, id), '[]')
    from (
      select u.id,
        case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
        coalesce(c.n, 0) as n,
        row_number() over (order by c.n desc nulls last, u.id) as place
      from (
        select id, sum(n)::int as n
        from met_all met
        cross join lateral (
          select b.term_id as id, bit_count(b.ids & met.ids) as n
          from resource_facet_ids b
          where b.facet = 'creator'
            and b.block = met.block
            and b.term_id = any(
              array(
                select id
                from (
                  (
                    select term_id as id, listed as n
                    from resource_facet_counts
                    where facet = 'creator'
                    order by listed desc nulls last, term_id
                    limit $10
                  )
                  union select term_id as id,
                  listed as n from resource_facet_counts where facet = 'creator' and term_id = any($11::int[])
                ) offered
              )
            ) offset 0
        ) counted
        where met.before < 10000
        group by id
      ) c
      full join (
        select term_id as id
        from resource_facet_counts
        where facet = 'creator' and listed > 0 and term_id = any($12::int[])
      ) k on k.id = c.id
      join users u on u.id = coalesce(c.id, k.id) and u.disabled_at is null
    ) creators
    where n > 0 and place <= $13 or id = any($14::int[])
  ) as creators,
  (
    exists (select from met_all where before >= 10000)
    or exists (select from met_but_age_group where before >= 10000)
  ) as counts_are_capped;

-- selectResourceTopics
select t.id, coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi') as name, c.listed as count
from resource_facet_counts c
join tags t on t.id = c.term_id
where c.facet = 'tag' and c.listed > 0 and not t.is_hidden
order by c.listed desc, t.position, t.id
limit $2;

-- selectResourceTopics
select t.id, coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi') as name, c.listed as count
from resource_facet_counts c
join skills t on t.id = c.term_id
where c.facet = 'skill' and c.listed > 0 and not t.is_hidden
order by c.listed desc, t.position, t.id
limit $2;

-- src/features/resources/server/catalogue/resource-list.queries.ts

-- selectListedIds
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
matching as materialized (
  select id
  from (
    select sets.*, (sets.block * 16384 + place)::int as id
    from (
      select *
      from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
      where n > 0
    ) sets
    cross join lateral (
      select sum(length(zeros)) over (order by nth) + nth - 1 as place
      from string_to_table(sets.ids::text, '1')
      with ordinality as parts (zeros, nth)
    ) places
    where place < 16384
  ) met
),
last as materialized (select r.likes_count as key_0, r.id as key_1 from resources r where r.id = $2::int)
select r.id
from matching
join resources r on r.id = matching.id
where (r.status = 'published' and r.privacy = 'Everyone')
  and (r.creator_id is null or r.creator_id <> all($3::int[]))
  and r.search_vector @@ (
    (to_tsquery('english', $4) || to_tsquery('simple', $5)) && (
      websearch_to_tsquery('english', pankh_plain($6)) || websearch_to_tsquery('simple', $7)
    )
  )
  and (r.likes_count, r.id) < ((select key_0 from last), (select key_1 from last))
order by r.likes_count desc nulls last, r.id desc nulls last
limit $8 offset $9;

-- selectListedIds, with the least that it may be given
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
matching as materialized (
  select id
  from (
    select sets.*, (sets.block * 16384 + place)::int as id
    from (
      select *
      from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
      where n > 0
    ) sets
    cross join lateral (
      select sum(length(zeros)) over (order by nth) + nth - 1 as place
      from string_to_table(sets.ids::text, '1')
      with ordinality as parts (zeros, nth)
    ) places
    where place < 16384
  ) met
),
last as materialized (select r.likes_count as key_0, r.id as key_1 from resources r where r.id = $2::int)
select r.id
from matching
join resources r on r.id = matching.id
where (r.status = 'published' and r.privacy = 'Everyone')
  and (r.creator_id is null or r.creator_id <> all($3::int[]))
order by r.likes_count desc nulls last, r.id desc nulls last
limit $4 offset $5;

-- countListed
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
matching as materialized (
  select id
  from (
    select sets.*, (sets.block * 16384 + place)::int as id
    from (
      select *
      from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
      where n > 0
    ) sets
    cross join lateral (
      select sum(length(zeros)) over (order by nth) + nth - 1 as place
      from string_to_table(sets.ids::text, '1')
      with ordinality as parts (zeros, nth)
    ) places
    where place < 16384
  ) met
),
listed as (
  select r.id
  from matching
  join resources r on r.id = matching.id
  where (r.status = 'published' and r.privacy = 'Everyone')
    and (r.creator_id is null or r.creator_id <> all($2::int[]))
    and r.search_vector @@ (
      (to_tsquery('english', $3) || to_tsquery('simple', $4)) && (
        websearch_to_tsquery('english', pankh_plain($5)) || websearch_to_tsquery('simple', $6)
      )
    )
  limit $7
)
select count(*)::int as total
from listed;

-- countListed, with the least that it may be given
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
matching as materialized (
  select id
  from (
    select sets.*, (sets.block * 16384 + place)::int as id
    from (
      select *
      from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
      where n > 0
    ) sets
    cross join lateral (
      select sum(length(zeros)) over (order by nth) + nth - 1 as place
      from string_to_table(sets.ids::text, '1')
      with ordinality as parts (zeros, nth)
    ) places
    where place < 16384
  ) met
),
listed as (
  select r.id
  from matching
  join resources r on r.id = matching.id
  where (r.status = 'published' and r.privacy = 'Everyone')
    and (r.creator_id is null or r.creator_id <> all($2::int[]))
  limit $3
)
select count(*)::int as total
from listed;

-- isCursor
select
from resources r
where r.id = $1
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $2
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- isCursor, with the least that it may be given
select from resources r where r.id = $1 and (r.status = 'published' and r.privacy = 'Everyone');

-- src/features/resources/server/details/related-resources.queries.ts

-- selectRelated
with near as materialized (
  select r.id,
    r.likes_count,
    (
      $1 * (select count(*) from resource_skills o where o.resource_id = r.id and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $2)) + $3 * (select count(*) from resource_tags o where o.resource_id = r.id and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $4)) + $5 * (
        select count(*)
        from resource_age_groups o
        where o.resource_id = r.id
          and o.age_group_id in (select m.age_group_id from resource_age_groups m where m.resource_id = $6)
      )
    )::int as nearness
  from (
    select r.id, r.likes_count
    from resources r
    where (r.status = 'published' and r.privacy = 'Everyone')
      and r.id <> $7
      and (
        r.creator_id is null
        or r.creator_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $8))
      )
      and (
        exists (
          select
          from resource_skills o
          where o.resource_id = r.id
            and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $9)
        )
        or exists (
          select
          from resource_tags o
          where o.resource_id = r.id
            and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $10)
        )
      )
    order by r.likes_count desc nulls last, r.id
    limit $11
  ) r
)
select id
from near
order by nearness desc, likes_count desc, id
limit $12 offset $13;

-- selectRelated, with the least that it may be given
with near as materialized (
  select r.id,
    r.likes_count,
    (
      $1 * (select count(*) from resource_skills o where o.resource_id = r.id and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $2)) + $3 * (select count(*) from resource_tags o where o.resource_id = r.id and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $4)) + $5 * (
        select count(*)
        from resource_age_groups o
        where o.resource_id = r.id
          and o.age_group_id in (select m.age_group_id from resource_age_groups m where m.resource_id = $6)
      )
    )::int as nearness
  from (
    select r.id, r.likes_count
    from resources r
    where (r.status = 'published' and r.privacy = 'Everyone')
      and r.id <> $7
      and true
      and (
        exists (
          select
          from resource_skills o
          where o.resource_id = r.id
            and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $8)
        )
        or exists (
          select
          from resource_tags o
          where o.resource_id = r.id
            and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $9)
        )
      )
    order by r.likes_count desc nulls last, r.id
    limit $10
  ) r
)
select id
from near
order by nearness desc, likes_count desc, id
limit $11 offset $12;

-- countRelated
with near as materialized (
  select r.id,
    r.likes_count,
    (
      $1 * (select count(*) from resource_skills o where o.resource_id = r.id and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $2)) + $3 * (select count(*) from resource_tags o where o.resource_id = r.id and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $4)) + $5 * (
        select count(*)
        from resource_age_groups o
        where o.resource_id = r.id
          and o.age_group_id in (select m.age_group_id from resource_age_groups m where m.resource_id = $6)
      )
    )::int as nearness
  from (
    select r.id, r.likes_count
    from resources r
    where (r.status = 'published' and r.privacy = 'Everyone')
      and r.id <> $7
      and (
        r.creator_id is null
        or r.creator_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $8))
      )
      and (
        exists (
          select
          from resource_skills o
          where o.resource_id = r.id
            and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $9)
        )
        or exists (
          select
          from resource_tags o
          where o.resource_id = r.id
            and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $10)
        )
      )
    order by r.likes_count desc nulls last, r.id
    limit $11
  ) r
)
select count(*)::int as total
from near;

-- countRelated, with the least that it may be given
with near as materialized (
  select r.id,
    r.likes_count,
    (
      $1 * (select count(*) from resource_skills o where o.resource_id = r.id and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $2)) + $3 * (select count(*) from resource_tags o where o.resource_id = r.id and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $4)) + $5 * (
        select count(*)
        from resource_age_groups o
        where o.resource_id = r.id
          and o.age_group_id in (select m.age_group_id from resource_age_groups m where m.resource_id = $6)
      )
    )::int as nearness
  from (
    select r.id, r.likes_count
    from resources r
    where (r.status = 'published' and r.privacy = 'Everyone')
      and r.id <> $7
      and true
      and (
        exists (
          select
          from resource_skills o
          where o.resource_id = r.id
            and o.skill_id in (select m.skill_id from resource_skills m where m.resource_id = $8)
        )
        or exists (
          select
          from resource_tags o
          where o.resource_id = r.id
            and o.tag_id in (select m.tag_id from resource_tags m where m.resource_id = $9)
        )
      )
    order by r.likes_count desc nulls last, r.id
    limit $10
  ) r
)
select count(*)::int as total
from near;

-- src/features/resources/server/details/resource-details.queries.ts

-- findResourceFacts
select r.id,
  r.add_type,
  r.description,
  r.instruction,
  json_build_object(
    'en',
    coalesce(r.in_short ->> 'en', ''), 'hi',
    coalesce(r.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(r.in_short_symbols)
  ) as easy_read,
  json_build_object(
    'warnings',
    to_jsonb(r.warnings), 'warning_note_en',
    coalesce(r.warning_note ->> 'en', ''), 'warning_note_hi',
    coalesce(r.warning_note ->> 'hi', '')
  ) as content_warnings,
  r.keywords,
  r.licence,
  r.credit,
  r.minutes_to_prepare,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_tags l
    join tags t on t.id = l.tag_id
    where l.resource_id = r.id
  ) as tags,
  r.bookmarks_count,
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
  r.hidden_reason,
  exists (select from resource_reviews w where w.resource_id = r.id and w.user_id = $2::int) as is_user_rated,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = r.id and o.user_id = $4::int
  ) as is_reported,
  exists (
    select from follows w where w.followed_id = r.creator_id and w.follower_id = $5::int
  ) as is_creator_followed
from resources r
where r.id = $6
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $7
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- findResourceFacts, with the least that it may be given
select r.id,
  r.add_type,
  r.description,
  r.instruction,
  json_build_object(
    'en',
    coalesce(r.in_short ->> 'en', ''), 'hi',
    coalesce(r.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(r.in_short_symbols)
  ) as easy_read,
  json_build_object(
    'warnings',
    to_jsonb(r.warnings), 'warning_note_en',
    coalesce(r.warning_note ->> 'en', ''), 'warning_note_hi',
    coalesce(r.warning_note ->> 'hi', '')
  ) as content_warnings,
  r.keywords,
  r.licence,
  r.credit,
  r.minutes_to_prepare,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_tags l
    join tags t on t.id = l.tag_id
    where l.resource_id = r.id
  ) as tags,
  r.bookmarks_count,
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
  r.hidden_reason,
  exists (select from resource_reviews w where w.resource_id = r.id and w.user_id = $2::int) as is_user_rated,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = r.id and o.user_id = $4::int
  ) as is_reported,
  exists (
    select from follows w where w.followed_id = r.creator_id and w.follower_id = $5::int
  ) as is_creator_followed
from resources r
where r.id = $6 and (r.status = 'published' and r.privacy = 'Everyone');

-- selectFiles
select f.id,
  f.file_id,
  u.name,
  u.kind,
  u.media_type,
  u.size_bytes::int as size,
  u.storage_key,
  f.alt,
  f.drawing,
  f.drawn_pages,
  f.page_count,
  f.page_width,
  f.page_height,
  f.fits_a4,
  f.has_colour,
  (
    select coalesce(json_agg(c.language order by c.language), '[]')
    from resource_captions c
    where c.resource_file_id = f.id
  ) as caption_languages
from resource_files f
join uploaded_files u on u.id = f.file_id
where f.resource_id = $1
order by f.position, f.id;

-- selectLinks
select id, url, failures >= $1 as is_dead from resource_links where resource_id = $2 order by position, id;

-- src/features/resources/server/doing/resource-marks.queries.ts

-- isMarked
select from resource_bookmarks where resource_id = $1 and user_id = $2;

-- writeMark
insert into resource_bookmarks (resource_id, user_id, created_at) values ($1, $2, $3::timestamptz);

-- writeMark
update resources set bookmarks_count = bookmarks_count + $1 where id = $2;

-- writeMark, with the least that it may be given
delete from resource_bookmarks where resource_id = $1 and user_id = $2;

-- selectMarkCount
select bookmarks_count as count from resources where id = $1;

-- src/features/resources/server/doing/resource-shares.queries.ts

-- writeShare
insert into "resource_shares" ("id", "resource_id", "user_id", "channel", "created_at")
values (default, $1, $2, $3, $4);

-- writeShare
update "resources"
set "shares_count" = "resources"."shares_count" + 1
where "resources"."id" = $1
returning "shares_count";

-- writeShare, with the least that it may be given
insert into "resource_shares" ("id", "resource_id", "user_id", "channel", "created_at")
values (default, $1, $2, default, $3);

-- countShares
select "shares_count" from "resources" where "resources"."id" = $1;

-- src/features/resources/server/files/find-resource-file.queries.ts

-- findResourceFile
select f.id, u.storage_key, u.name, u.kind, u.user_id, f.drawing, f.drawn_pages
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where f.id = $1
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $2
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- findResourceFile, with the least that it may be given
select f.id, u.storage_key, u.name, u.kind, u.user_id, f.drawing, f.drawn_pages
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where f.id = $1 and (r.status = 'published' and r.privacy = 'Everyone');

-- selectResourceFile
select f.id,
  u.storage_key,
  u.name,
  u.kind,
  u.user_id,
  f.drawing,
  f.drawn_pages,
  (r.status = 'published' and r.privacy = 'Everyone') as is_listed
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where f.id = $1;

-- isOfVisibleResource
select
from resource_files f
join resources r on r.id = f.resource_id
where f.file_id = $1
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $2
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- isOfVisibleResource, with the least that it may be given
select
from resource_files f
join resources r on r.id = f.resource_id
where f.file_id = $1 and (r.status = 'published' and r.privacy = 'Everyone');

-- findPublicSlides
select f.id, u.storage_key, u.name, u.media_type, u.kind, u.size_bytes::int as size_bytes
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where f.id = $1 and u.kind = 'powerpoint' and (r.status = 'published' and r.privacy = 'Everyone');

-- src/features/resources/server/files/page-facts.queries.ts

-- writePageRender
select drawing from resource_files where id = $1 for update;

-- writePageRender
update "resource_files"
set "pages_state" = $1,
  "page_count" = $2,
  "drawn_pages" = $3,
  "page_width" = $4,
  "page_height" = $5,
  "fits_a4" = $6,
  "has_colour" = $7,
  "drawing" = $8
where "resource_files"."id" = $9;

-- writePageRender, with the least that it may be given
update "resource_files" set "pages_state" = $1, "drawing" = $2 where "resource_files"."id" = $3;

-- writeFailure
update "resource_files"
set "pages_state" = $1
where ("resource_files"."id" = $2 and "resource_files"."drawn_pages" = $3);

-- isRenderShown
select "id" from "resource_files" where "resource_files"."drawing" = $1 limit $2;

-- src/features/resources/server/files/resource-captions.queries.ts

-- writeResourceCaptions
insert into "resource_captions" ("resource_file_id", "language", "vtt")
values ($1, $2, $3)
on conflict ("resource_file_id","language")
do update
set "vtt" = $4;

-- findResourceCaptions
select "vtt"
from "resource_captions"
where ("resource_captions"."resource_file_id" = $1 and "resource_captions"."language" = $2);

-- findFilm
select "resource_files"."id"
from "resource_files"
inner join "uploaded_files" on "uploaded_files"."id" = "resource_files"."file_id"
where (
  ("resource_files"."resource_id" = $1 and "resource_files"."file_id" = $2) and "uploaded_files"."kind" = $3
);

-- deleteResourceCaptions
delete
from "resource_captions"
where (
  "resource_captions"."resource_file_id" in (
    select "id"
    from "resource_files"
    where ("resource_files"."resource_id" = $1 and "resource_files"."file_id" = $2)
  )
  and "resource_captions"."language" = $3
);

-- src/features/resources/server/for-you/relevant-resources.queries.ts

-- countRelevant
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
kinds as materialized (
  select block,
    coalesce(bit_or(ids) filter (where facet = 'skill'), 0::bit(16384)) as skill,
    coalesce(bit_or(ids) filter (where facet = 'tag'), 0::bit(16384)) as tag,
    coalesce(bit_or(ids) filter (where facet = 'age_group'), 0::bit(16384)) as age_group
  from chosen
  group by block
),
own as materialized (
  select block, bit_or(ids) as ids
  from (
    select block, ids
    from resource_facet_ids
    where facet = 'creator'
      and (term_id = $2 or term_id = any(array(select blocked_id from blocks where blocker_id = $3)))
    union all
    select resource_id / 16384, bit_or(set_bit(0::bit(16384), resource_id % 16384, 1))
    from resource_bookmarks
    where user_id = $4
    group by 1
  ) kept
  group by block
),
relevant as materialized (
  select relevance, block, sets.ids & ~coalesce(own.ids, 0::bit(16384)) as ids
  from kinds
  left join own using (block)
  cross join lateral (
    values (7, skill & tag & age_group),
      (6, skill & tag & ~age_group),
      (4, (skill # tag) & age_group),
      (3, (skill # tag) & ~age_group),
      (1, ~(skill | tag) & age_group)
  ) sets (relevance, ids)
)
select relevance, sum(bit_count(ids))::int as n
from relevant
group by relevance
having sum(bit_count(ids)) > 0
order by relevance desc;

-- selectRelevant
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from resource_facet_ids
  where facet = 'age_group' and term_id = $1
  group by block
),
kinds as materialized (
  select block,
    coalesce(bit_or(ids) filter (where facet = 'skill'), 0::bit(16384)) as skill,
    coalesce(bit_or(ids) filter (where facet = 'tag'), 0::bit(16384)) as tag,
    coalesce(bit_or(ids) filter (where facet = 'age_group'), 0::bit(16384)) as age_group
  from chosen
  group by block
),
own as materialized (
  select block, bit_or(ids) as ids
  from (
    select block, ids
    from resource_facet_ids
    where facet = 'creator'
      and (term_id = $2 or term_id = any(array(select blocked_id from blocks where blocker_id = $3)))
    union all
    select resource_id / 16384, bit_or(set_bit(0::bit(16384), resource_id % 16384, 1))
    from resource_bookmarks
    where user_id = $4
    group by 1
  ) kept
  group by block
),
relevant as materialized (
  select relevance, block, sets.ids & ~coalesce(own.ids, 0::bit(16384)) as ids
  from kinds
  left join own using (block)
  cross join lateral (
    values (7, skill & tag & age_group),
      (6, skill & tag & ~age_group),
      (4, (skill # tag) & age_group),
      (3, (skill # tag) & ~age_group),
      (1, ~(skill | tag) & age_group)
  ) sets (relevance, ids)
),
near as materialized (
  select id, max(relevance) as relevance
  from (
    select id, relevance
    from (
      select sets.*, (sets.block * 16384 + place)::int as id
      from (select * from relevant where relevance >= $5 and bit_count(ids) > 0) sets
      cross join lateral (
        select sum(length(zeros)) over (order by nth) + nth - 1 as place
        from string_to_table(sets.ids::text, '1')
        with ordinality as parts (zeros, nth)
      ) places
      where place < 16384
    ) read
  ) found
  group by id
),
likely as materialized (
  select r.id, near.relevance, r.likes_count
  from near
  join resources r on r.id = near.id
  where (r.status = 'published' and r.privacy = 'Everyone')
  order by near.relevance desc, r.likes_count desc, r.id desc
  limit $6
),
counted as (
  select likely.*,
    (
      select count(*) from resource_age_groups l where l.resource_id = likely.id and l.age_group_id = $7
    ) as terms
  from likely
)
select r.id,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from resource_tags l
    join tags t on t.id = l.tag_id
    where l.resource_id = r.id
  ) as tags
from counted r
order by r.relevance desc, r.terms desc, r.likes_count desc, r.id desc
limit $9;

-- src/features/resources/server/insert-resource.queries.ts

-- insertResources
insert into "resources" (
  "id",
  "resource_type_id",
  "creator_id",
  "add_type",
  "title",
  "description",
  "instruction",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "summary",
  "keywords",
  "language",
  "licence",
  "credit",
  "minutes_to_prepare",
  "has_rights",
  "privacy",
  "status",
  "hidden_reason",
  "likes_count",
  "bookmarks_count",
  "shares_count",
  "rating_sum",
  "rating_count",
  "search_words",
  "published_at",
  "shown_to_all_at",
  "updated_at",
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
  $25,
  $26,
  $27,
  $28,
  $29,
  $30
)
returning "id";

-- insertResources, with the least that it may be given
insert into "resources" (
  "id",
  "resource_type_id",
  "creator_id",
  "add_type",
  "title",
  "description",
  "instruction",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "summary",
  "keywords",
  "language",
  "licence",
  "credit",
  "minutes_to_prepare",
  "has_rights",
  "privacy",
  "status",
  "hidden_reason",
  "likes_count",
  "bookmarks_count",
  "shares_count",
  "rating_sum",
  "rating_count",
  "search_words",
  "published_at",
  "shown_to_all_at",
  "updated_at",
  "created_at"
)
values (
  default,
  default,
  default,
  default,
  $1,
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
  default,
  default,
  default,
  default
)
returning "id";

-- recountResources
update resources r
set likes_count = (select count(*) from resource_likes l where l.resource_id = r.id),
  bookmarks_count = (select count(*) from resource_bookmarks b where b.resource_id = r.id),
  shares_count = (select count(*) from resource_shares s where s.resource_id = r.id),
  rating_count = (select count(*) from resource_reviews w where w.resource_id = r.id and w.hidden_at is null),
  rating_sum = (
    select coalesce(sum(rating), 0) from resource_reviews w where w.resource_id = r.id and w.hidden_at is null
  );

-- src/features/resources/server/links/resource-links.queries.ts

-- selectLinksToCheck
select l.id, l.resource_id, l.url, l.failures
from resource_links l
join resources r on r.id = l.resource_id
where r.status = 'published'
  and r.privacy = 'Everyone'
  and (l.checked_at is null or l.checked_at < $1::timestamptz)
order by l.checked_at asc nulls first, l.id
limit $2;

-- keepAnswer
update resource_links set failures = $1, checked_at = $2::timestamptz where id = $3 and url = $4 returning id;

-- src/features/resources/server/listed-resources.queries.ts

-- selectLinkedResources
select x.id,
  x.title,
  x.summary as description,
  x.likes_count,
  (
    select coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_types t
    where t.id = x.resource_type_id
  ) as type,
  (
    select coalesce(
      json_agg(
        json_build_object('id', a.id, 'name', coalesce(a.name ->> $2::text, a.name ->> 'en', a.name ->> 'hi'))
        order by a.position,
        a.id
      ), '[]'
    )
    from resource_age_groups g
    join age_groups a on a.id = g.age_group_id
    where g.resource_id = x.id
  ) as age_groups
from (given) l
join resources x on x.id = l.resource_id
where (x.status = 'published' and x.privacy = 'Everyone')
order by l.position, x.id
limit $3 offset $4;

-- selectLinkedResources
select count(*)::int as total
from (given) l
join resources x on x.id = l.resource_id
where (x.status = 'published' and x.privacy = 'Everyone');

-- isResourcePublic
select from resources where id = $1 and status = 'published' and privacy = 'Everyone';

-- src/features/resources/server/making/chosen-terms.queries.ts

-- selectChosenTerms
select $1::text as facet, t.id, t.name
from "resource_types" t
where t.id = any($2::int[])
  and (not t.is_hidden or t.id in (select resource_type_id from resources where id = $3::int))
union all
select $4::text as facet, t.id, t.name
from "skills" t
where t.id = any($5::int[])
  and (not t.is_hidden or t.id in (select skill_id from resource_skills where resource_id = $6::int))
union all
select $7::text as facet, t.id, t.name
from "tags" t
where t.id = any($8::int[])
  and (not t.is_hidden or t.id in (select tag_id from resource_tags where resource_id = $9::int))
union all
select $10::text as facet, t.id, t.name
from "age_groups" t
where t.id = any($11::int[])
  and (not t.is_hidden or t.id in (select age_group_id from resource_age_groups where resource_id = $12::int));

-- selectCreatorName
select concat_ws(' ', first_name, last_name) as name from users where id = $1::int;

-- selectChoices
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'), 'key', t.key
      )
      order by t.position,
      t.id
    ), '[]'
  )
  from "resource_types" t
  where not t.is_hidden
) as resource_types,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "skills" t
    where not t.is_hidden
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "age_groups" t
    where not t.is_hidden
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "tags" t
    where not t.is_hidden
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          d.id, 'title',
          d.title, 'updated_at',
          to_char(d.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        )
        order by d.updated_at desc,
        d.id desc
      ), '[]'
    )
    from (
      select id, title, updated_at
      from resources
      where creator_id = $5 and status = 'draft'
      order by updated_at desc, id desc
      limit $6
    ) d
  ) as drafts;

-- src/features/resources/server/making/find-twin.queries.ts

-- lockAdding
select pg_advisory_xact_lock($1::int, $2::int);

-- findTwin
select r.id,
  r.status,
  exists (
    select from held_things h where h.kind = $1 and h.subject_id = r.id and h.decided_at is null
  ) as is_waiting
from resources r
where r.creator_id = $2
  and r.created_at > $3::timestamptz
  and (r.status = $4 or $5 = 'published' and r.status = 'hidden')
  and r."language" is not distinct
from $6 and r."add_type" is not distinct
from $7 and r."licence" is not distinct
from $8 and r."has_rights" is not distinct
from $9 and r."privacy" is not distinct
from $10 and r."resource_type_id" is not distinct
from $11 and r."title" is not distinct
from $12 and r."description" is not distinct
from $13 and r."instruction" is not distinct
from $14 and r."summary" is not distinct
from $15 and array_to_string(r."keywords", $16) = $17 and r."credit" is not distinct
from $18 and r."minutes_to_prepare" is not distinct
from $19
  and r."in_short" = $20::jsonb
  and array_to_string(r."in_short_symbols", $21) = $22
  and array_to_string(r."warnings", $23) = $24
  and r."warning_note" = $25::jsonb
  and array(select l."skill_id" from "resource_skills" l where l.resource_id = r.id order by 1) = $26::int[]
  and array(select l."tag_id" from "resource_tags" l where l.resource_id = r.id order by 1) = $27::int[]
  and array(
    select l."age_group_id" from "resource_age_groups" l where l.resource_id = r.id order by 1
  ) = $28::int[]
  and array(select f.file_id from resource_files f where f.resource_id = r.id order by 1) = $29::int[]
  and (
    select coalesce(jsonb_agg(l.url order by l.position), '[]')
    from resource_links l
    where l.resource_id = r.id
  ) = $30::jsonb
order by r.id
limit 1;

-- findTwin, with the least that it may be given
select r.id,
  r.status,
  exists (
    select from held_things h where h.kind = $1 and h.subject_id = r.id and h.decided_at is null
  ) as is_waiting
from resources r
where r.creator_id = $2
  and r.created_at > $3::timestamptz
  and (r.status = $4 or $5 = 'published' and r.status = 'hidden')
  and r."language" is not distinct
from $6 and r."add_type" is not distinct
from $7 and r."licence" is not distinct
from $8 and r."has_rights" is not distinct
from $9 and r."privacy" is not distinct
from $10 and r."resource_type_id" is not distinct
from $11 and r."title" is not distinct
from $12 and r."description" is not distinct
from $13 and r."instruction" is not distinct
from $14 and r."summary" is not distinct
from $15 and array_to_string(r."keywords", $16) = $17 and r."credit" is not distinct
from $18 and r."minutes_to_prepare" is not distinct
from $19
  and r."in_short" = $20::jsonb
  and array_to_string(r."in_short_symbols", $21) = $22
  and array_to_string(r."warnings", $23) = $24
  and r."warning_note" is not distinct
from $25
  and array(select l."skill_id" from "resource_skills" l where l.resource_id = r.id order by 1) = $26::int[]
  and array(select l."tag_id" from "resource_tags" l where l.resource_id = r.id order by 1) = $27::int[]
  and array(
    select l."age_group_id" from "resource_age_groups" l where l.resource_id = r.id order by 1
  ) = $28::int[]
  and array(select f.file_id from resource_files f where f.resource_id = r.id order by 1) = $29::int[]
  and (
    select coalesce(jsonb_agg(l.url order by l.position), '[]')
    from resource_links l
    where l.resource_id = r.id
  ) = $30::jsonb
order by r.id
limit 1;

-- src/features/resources/server/making/named-after.queries.ts

-- lockNamedAfter
select r.id,
  r.keywords,
  r.creator_id,
  r.resource_type_id,
  array(select l.skill_id from resource_skills l where l.resource_id = r.id) as skill_ids,
  array(select l.tag_id from resource_tags l where l.resource_id = r.id) as tag_ids,
  array(select l.age_group_id from resource_age_groups l where l.resource_id = r.id) as age_group_ids
from resources r
where r.creator_id = $1 and r.id > $2
order by r.id
limit $3
for update;

-- src/features/resources/server/making/public-texts.queries.ts

-- selectPublicTexts
select r.title,
  r.description,
  r.instruction,
  to_jsonb(r.keywords) as keywords,
  r.credit,
  (
    select coalesce(json_agg(t.value), '[]')
    from (
      select value
      from jsonb_each_text(r.in_short)
      union all
      select value
      from jsonb_each_text(coalesce(r.warning_note, '{}'))
      union all
      select f.alt
      from resource_files f
      where f.resource_id = r.id
    ) t
  ) as short_texts,
  (
    select coalesce(json_agg(l.url order by l.position), '[]')
    from resource_links l
    where l.resource_id = r.id
  ) as links
from resources r
where r.id = $1 and (r.status = 'published' and r.privacy = 'Everyone');

-- src/features/resources/server/making/resource-files.queries.ts

-- selectFilesOfResource
select "resource_files"."id",
  "resource_files"."file_id",
  "resource_files"."alt",
  "uploaded_files"."storage_key",
  "resource_files"."drawing"
from "resource_files"
inner join "uploaded_files" on "uploaded_files"."id" = "resource_files"."file_id"
where "resource_files"."resource_id" = $1
order by "resource_files"."position" asc, "resource_files"."id" asc;

-- insertResourceFiles
select max("position") from "resource_files" where "resource_files"."resource_id" = $1;

-- insertResourceFiles
insert into "resource_files" (
  "id",
  "resource_id",
  "file_id",
  "position",
  "alt",
  "pages_state",
  "page_count",
  "drawn_pages",
  "page_width",
  "page_height",
  "fits_a4",
  "has_colour",
  "drawing",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, default, default, default, default, default, default, default, default)
returning "id";

-- writePositions
update "resource_files" set "position" = $1 where "resource_files"."id" = $2;

-- deleteResourceFiles
delete from "resource_files" where "resource_files"."id" in ($1);

-- areLetGo
select "id"
from "uploaded_files"
where (
  "uploaded_files"."id" in ($1) and "uploaded_files"."user_id" = $2 and "uploaded_files"."is_temporary" = $3
);

-- replaceLinks
select "id", "resource_id", "url", "position", "checked_at", "failures"
from "resource_links"
where "resource_links"."resource_id" = $1;

-- replaceLinks
insert into "resource_links" ("id", "resource_id", "url", "position", "checked_at", "failures")
values (default, $1, $2, $3, default, default);

-- src/features/resources/server/making/write-resource.queries.ts

-- lockOwnResource
select id,
  status,
  add_type,
  privacy,
  language,
  licence,
  has_rights,
  published_at is not null as is_published_once,
  shown_to_all_at is not null as was_shown_to_all,
  exists (
    select from held_things h where h.kind = $1 and h.subject_id = resources.id and h.decided_at is null
  ) as is_waiting
from resources
where id = $2 and creator_id = $3
for update;

-- updateResource
update "resources"
set "resource_type_id" = $1,
  "creator_id" = $2,
  "add_type" = $3,
  "title" = $4,
  "description" = $5,
  "instruction" = $6,
  "in_short" = $7,
  "in_short_symbols" = $8,
  "warnings" = $9,
  "warning_note" = $10,
  "summary" = $11,
  "keywords" = $12,
  "language" = $13,
  "licence" = $14,
  "credit" = $15,
  "minutes_to_prepare" = $16,
  "has_rights" = $17,
  "privacy" = $18,
  "status" = $19,
  "hidden_reason" = $20,
  "likes_count" = $21,
  "bookmarks_count" = $22,
  "shares_count" = $23,
  "rating_sum" = $24,
  "rating_count" = $25,
  "search_words" = $26,
  "published_at" = $27,
  "shown_to_all_at" = $28,
  "updated_at" = $29,
  "created_at" = $30
where "resources"."id" = $31;

-- deleteResourceRow
delete from "resources" where "resources"."id" = $1;

-- src/features/resources/server/metrics/resource-metrics.queries.ts

-- resourceMetrics.countDays
select 'resources-opened' as metric,
  to_char(at at time zone $1, 'YYYY-MM-DD') as day,
  subject_id,
  count(*)::float8 as value
from signals
where key = 'view_page'
  and page in ('/resource/$title/$id', '/resource/$title/$id/')
  and subject_id is not null
  and at >= $2::date::timestamp at time zone $3
  and at < ($4::date + 1)::timestamp at time zone $5
group by day, subject_id
union all
select 'resources-saved',
  to_char(created_at at time zone $6, 'YYYY-MM-DD') as day,
  resource_id,
  count(*)::float8
from resource_bookmarks
where created_at >= $7::date::timestamp at time zone $8
  and created_at < ($9::date + 1)::timestamp at time zone $10
group by day, resource_id
union all
select 'resources-shared',
  to_char(created_at at time zone $11, 'YYYY-MM-DD') as day,
  resource_id,
  count(*)::float8
from resource_shares
where created_at >= $12::date::timestamp at time zone $13
  and created_at < ($14::date + 1)::timestamp at time zone $15
group by day, resource_id
union all
select 'resources-published',
  to_char(shown_to_all_at at time zone $16, 'YYYY-MM-DD') as day,
  null,
  count(*)::float8
from resources
where shown_to_all_at >= $17::date::timestamp at time zone $18
  and shown_to_all_at < ($19::date + 1)::timestamp at time zone $20
group by day;

-- src/features/resources/server/mine/following-news.queries.ts

-- selectResourcesOfFollowed
with last as materialized (select shown_to_all_at, id from resources where id = $1),
makers as (
  select n.creator_id
  from (
    select followed_id
    from follows
    where follower_id = $2
    order by created_at desc nulls last, followed_id desc nulls last
    limit $3
  ) f
  cross join lateral (
    select r.id, r.creator_id, r.shown_to_all_at
    from resources r
    where r.creator_id = f.followed_id
      and (r.status = 'published' and r.privacy = 'Everyone')
      and (r.shown_to_all_at, r.id) < (select shown_to_all_at, id from last)
    order by r.shown_to_all_at desc nulls last, r.id desc nulls last
    limit $4
  ) n
  order by n.shown_to_all_at desc, n.id desc
  limit $5
)
select n.id, to_char(n.shown_to_all_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as shared_at
from makers
cross join lateral (
  select r.id, r.creator_id, r.shown_to_all_at
  from resources r
  where r.creator_id = makers.creator_id
    and (r.status = 'published' and r.privacy = 'Everyone')
    and (r.shown_to_all_at, r.id) < (select shown_to_all_at, id from last)
  order by r.shown_to_all_at desc nulls last, r.id desc nulls last
  limit $6
) n
order by n.shown_to_all_at desc, n.id desc
limit $7;

-- selectResourcesOfFollowed, with the least that it may be given
with makers as (
  select n.creator_id
  from (
    select followed_id
    from follows
    where follower_id = $1
    order by created_at desc nulls last, followed_id desc nulls last
    limit $2
  ) f
  cross join lateral (
    select r.id, r.creator_id, r.shown_to_all_at
    from resources r
    where r.creator_id = f.followed_id and (r.status = 'published' and r.privacy = 'Everyone')
    order by r.shown_to_all_at desc nulls last, r.id desc nulls last
    limit $3
  ) n
  order by n.shown_to_all_at desc, n.id desc
  limit $4
)
select n.id, to_char(n.shown_to_all_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as shared_at
from makers
cross join lateral (
  select r.id, r.creator_id, r.shown_to_all_at
  from resources r
  where r.creator_id = makers.creator_id and (r.status = 'published' and r.privacy = 'Everyone')
  order by r.shown_to_all_at desc nulls last, r.id desc nulls last
  limit $5
) n
order by n.shown_to_all_at desc, n.id desc
limit $6;

-- countResourcesOfFollowed
select count(*)::int as total
from (
  select
  from (
    select followed_id
    from follows
    where follower_id = $1
    order by created_at desc nulls last, followed_id desc nulls last
    limit $2
  ) f
  join resources r on r.creator_id = f.followed_id
  where (r.status = 'published' and r.privacy = 'Everyone')
  limit $3
) counted;

-- src/features/resources/server/mine/suggested-creators.queries.ts

-- selectSuggestedCreators
with sharing as materialized (
  select term_id as id, listed
  from resource_facet_counts
  where facet = 'creator' and listed > 0
  order by listed desc nulls last
  limit $1
),
likely as materialized (
  select u.id,
    case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end as name,
    case when c.hidden_at is null then coalesce(c.designation, '') else '' end as designation,
    case when c.hidden_at is null then u.picture end as picture,
    coalesce(c.followers_count, 0) as followers,
    sharing.listed as resources_count
  from sharing
  join users u on u.id = sharing.id
  left join creator_profiles c on c.user_id = u.id
  where u.disabled_at is null
    and c.hidden_at is null
    and u.id <> $2
    and (u.id is null or u.id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $3)))
    and not exists (select from follows w where w.followed_id = u.id and w.follower_id = $4)
  order by followers desc, resources_count desc, u.id
  limit $5
),
asked as materialized (
  select likely.*,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', t.id, 'name', coalesce(t.name ->> $6::text, t.name ->> 'en', t.name ->> 'hi')
          )
          order by t.position,
          t.id
        ), '[]'
      )
      from skills t
      where t.id = any($7::int[])
        and exists (select from resource_skills l where l.skill_id = t.id and l.resource_id = any(newest.ids))
    ) as skills,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', t.id, 'name', coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi')
          )
          order by t.position,
          t.id
        ), '[]'
      )
      from tags t
      where t.id = any($9::int[])
        and exists (select from resource_tags l where l.tag_id = t.id and l.resource_id = any(newest.ids))
    ) as tags,
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
      from age_groups t
      where t.id = any($11::int[])
        and exists (
          select from resource_age_groups l where l.age_group_id = t.id and l.resource_id = any(newest.ids)
        )
    ) as age_groups
  from likely
  cross join lateral (
    select array(
      select r.id
      from resources r
      where r.creator_id = likely.id and (r.status = 'published' and r.privacy = 'Everyone')
      order by r.published_at desc nulls last, r.id desc nulls last
      limit $12
    ) as ids
  ) newest
)
select *
from asked
order by (skills::text || tags::text || age_groups::text <> '[][][]') desc,
  followers desc,
  resources_count desc,
  id
limit $13;

-- src/features/resources/server/personal/erase-resources.queries.ts

-- lockTouched
select
from resources
where creator_id = $1
  or id in (select resource_id from resource_likes where user_id = $2)
  or id in (select resource_id from resource_bookmarks where user_id = $3)
  or id in (select resource_id from resource_reviews where user_id = $4)
order by id
for update;

-- withdrawMarks
with withdrawn as (delete from resource_likes where user_id = $1 returning resource_id)
update resources
set likes_count = likes_count - 1
where id in (select resource_id from withdrawn);

-- withdrawMarks
with withdrawn as (delete from resource_bookmarks where user_id = $1 returning resource_id)
update resources
set bookmarks_count = bookmarks_count - 1
where id in (select resource_id from withdrawn);

-- lockResourcesOf
select from resources where creator_id = $1 order by id for update;

-- selectLeaving
select r.id, (r.status = 'published' and r.privacy = 'Everyone') as is_listed
from resources r
where r.creator_id = $1 and not ((r.status = 'published' and r.privacy = 'Everyone'))
order by r.id;

-- selectLeaving, with the least that it may be given
select r.id, (r.status = 'published' and r.privacy = 'Everyone') as is_listed
from resources r
where r.creator_id = $1
order by r.id;

-- selectLeavingFiles
select f.file_id, u.storage_key, f.drawing
from resource_files f
join uploaded_files u on u.id = f.file_id
where f.resource_id = any($1::int[])
order by f.id;

-- deleteLeaving
delete from resources where id = any($1::int[]);

-- deleteLeaving
delete from uploaded_files where id = any($1::int[]);

-- src/features/resources/server/personal/personal-resources.queries.ts

-- selectOwnResources
select r.title,
  coalesce(y.name ->> $1::text, y.name ->> 'en', y.name ->> 'hi') as type,
  r.status,
  r.hidden_reason,
  r.privacy,
  r.description,
  r.instruction,
  concat_ws(' / ', r.in_short ->> 'en', r.in_short ->> 'hi') as in_short,
  r.warnings,
  concat_ws(' / ', r.warning_note ->> 'en', r.warning_note ->> 'hi') as warning_note,
  array(select l.url from resource_links l where l.resource_id = r.id order by l.position) as links,
  r.keywords,
  array(
    select coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_skills l
    join skills t on t.id = l.skill_id
    where l.resource_id = r.id
    order by t.id
  ) as skills,
  array(
    select coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_tags l
    join tags t on t.id = l.tag_id
    where l.resource_id = r.id
    order by t.id
  ) as tags,
  array(
    select coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi')
    from resource_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.resource_id = r.id
    order by t.id
  ) as age_groups,
  r.language,
  r.licence,
  r.credit,
  r.minutes_to_prepare,
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at,
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
  r.likes_count,
  r.bookmarks_count,
  r.shares_count,
  r.rating_count
from resources r
left join resource_types y on y.id = r.resource_type_id
where r.creator_id = $5
order by r.id;

-- selectOwnFiles
select r.title as resource,
  u.name,
  f.alt,
  u.media_type,
  u.size_bytes::float8 as size_bytes,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as uploaded_at
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where r.creator_id = $1
order by r.id, f.position, f.id;

-- selectOwnCaptions
select r.title as resource, u.name as file, c.language, c.vtt as captions
from resource_captions c
join resource_files f on f.id = c.resource_file_id
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where r.creator_id = $1
order by r.id, f.id, c.language;

-- selectStoredFiles
select u.storage_key, 'resources/' || r.id || '-' || u.name as name
from resource_files f
join resources r on r.id = f.resource_id
join uploaded_files u on u.id = f.file_id
where r.creator_id = $1
order by r.id, f.position, f.id;

-- selectOwnResourceReviews
select case
  when (r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $1 then r.title
end as resource,
  w.rating,
  w.comment,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  to_char(w.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as edited_at,
  w.hidden_at is not null as is_hidden
from resource_reviews w
join resources r on r.id = w.resource_id
where w.user_id = $2
order by w.id;

-- selectOwnShares
select case
  when (r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $1 then r.title
end as resource,
  s.channel,
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as shared_at
from resource_shares s
join resources r on r.id = s.resource_id
where s.user_id = $2
order by s.id;

-- selectOwnLikes
select case
  when (r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $1 then r.title
end as resource,
  to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as liked_at
from resource_likes k
join resources r on r.id = k.resource_id
where k.user_id = $2
order by k.created_at, r.id;

-- selectOwnBookmarks
select case
  when (r.status = 'published' and r.privacy = 'Everyone') or r.creator_id = $1 then r.title
end as resource,
  to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saved_at
from resource_bookmarks k
join resources r on r.id = k.resource_id
where k.user_id = $2
order by k.created_at, r.id;

-- src/features/resources/server/reviews/resource-reviews.queries.ts

-- reportableResourceReviews.lock
select resource_id as id from resource_reviews where id = $1;

-- reportableResourceReviews.lock
select hidden_at is not null as is_hidden from resource_reviews where id = $1;

-- reportableResourceReviews.setHidden
update resource_reviews set hidden_at = $1::timestamptz where id = $2 returning resource_id as id, rating;

-- reportableResourceReviews.setHidden, with the least that it may be given
update resource_reviews set hidden_at = null where id = $1 returning resource_id as id, rating;

-- reportableResourceReviews.selectThings
select t.id,
  trim(concat(t.rating, '/5 ', t.comment)) as text,
  t.hidden_at is not null as is_hidden, '/resource/r/' || s.id || '#reviews' as address,
  s.title as place,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as author
from resource_reviews t
join resources s on s.id = t.resource_id
left join users u on u.id = t.user_id
where t.id = any($1::int[]);

-- src/features/resources/server/visible-resource.queries.ts

-- findVisibleResource
select r.id, r.title, r.creator_id, r.status, r.privacy
from resources r
where r.id = $1
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $2
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  );

-- findVisibleResource, with the least that it may be given
select r.id, r.title, r.creator_id, r.status, r.privacy
from resources r
where r.id = $1 and (r.status = 'published' and r.privacy = 'Everyone');

-- lockVisibleResource
select r.id, r.title, r.creator_id, r.status, r.privacy
from resources r
where r.id = $1
  and (
    (r.status = 'published' and r.privacy = 'Everyone')
    or r.creator_id = $2
    or r.status = 'hidden'
    and r.privacy = 'Everyone'
  )
for no key update;

-- lockVisibleResource, with the least that it may be given
select r.id, r.title, r.creator_id, r.status, r.privacy
from resources r
where r.id = $1 and (r.status = 'published' and r.privacy = 'Everyone')
for no key update;
