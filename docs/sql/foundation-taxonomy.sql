-- src/foundation/taxonomy/server/admin/merged-terms.queries.ts

-- selectMergedTerms
select $1::text as list, id, merged_into_id as "into"
from age_groups
where merged_into_id is not null
union all
select $2::text as list, id, merged_into_id as "into"
from skills
where merged_into_id is not null
union all
select $3::text as list, id, merged_into_id as "into"
from tags
where merged_into_id is not null
union all
select $4::text as list, id, merged_into_id as "into"
from resource_types
where merged_into_id is not null
union all
select $5::text as list, id, merged_into_id as "into"
from event_types
where merged_into_id is not null
union all
select $6::text as list, id, merged_into_id as "into"
from school_types
where merged_into_id is not null
union all
select $7::text as list, id, merged_into_id as "into"
from occupations
where merged_into_id is not null;

-- src/foundation/taxonomy/server/admin/term-uses.queries.ts

-- selectTermColumns
select c.conrelid::regclass::text as "table",
  quote_ident(a.attname) as "column",
  coalesce(
    (
      select json_agg(others)
      from (
        select array(
          select quote_ident(o.attname)
          from unnest(i.indkey) k
          join pg_attribute o on o.attrelid = i.indrelid and o.attnum = k
          where k <> a.attnum
        ) as others
        from pg_index i
        where i.indrelid = c.conrelid
          and i.indisunique
          and i.indpred is null
          and i.indexprs is null
          and a.attnum = any(i.indkey)
      ) u
    ), '[]'
  ) as unique_with
from pg_constraint c
join pg_attribute a on a.attrelid = c.conrelid
  and a.attnum = c.conkey[array_position(
    c.confkey, (select k.attnum from pg_attribute k where k.attrelid = c.confrelid and k.attname = 'id')
  )]
where c.contype = 'f' and c.confrelid = $1::regclass and c.conrelid <> c.confrelid
order by 1, 2;

-- countUses
select id, sum(n)::int as n
from (select text as id, count(*) as n from text where text is not null group by 1) used
group by id;

-- selectUses
select "table", "column", count
from (
  select $1::int as place, $2::text as "table", $3::text as "column", count(*)::int as count
  from text a
  where a.text = $4
) c
order by place;

-- selectMoves
select "table", "column", count
from (
  select $1::int as place, $2::text as "table", $3::text as "column", count(*)::int as count
  from text a
  where a.text = $4 and (exists (select from text b where b.text = $5 and b.text = a.text))
) c
order by place;

-- moveUses
delete from text a where a.text = $1 and (exists (select from text b where b.text = $2 and b.text = a.text));

-- moveUses
with moved as (update text set text = $1 where text = $2 returning 1) select count(*)::int as n from moved;

-- src/foundation/taxonomy/server/admin/terms.queries.ts

-- lockList
select pg_advisory_xact_lock($1);

-- selectTerms
select t.id,
  t.key,
  coalesce(t.name ->> 'en', '') as name_en,
  coalesce(t.name ->> 'hi', '') as name_hi,
  null as motif,
  t.is_hidden,
  (
    select json_build_object(
      'id', o.id, 'name', coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    )
    from age_groups o
    where o.id = t.merged_into_id
  ) as merged_into
from age_groups t
where t.id = $2
order by t.position, t.id;

-- selectTerms, with the least that it may be given
select t.id,
  t.key,
  coalesce(t.name ->> 'en', '') as name_en,
  coalesce(t.name ->> 'hi', '') as name_hi,
  null as motif,
  t.is_hidden,
  (
    select json_build_object(
      'id', o.id, 'name', coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    )
    from age_groups o
    where o.id = t.merged_into_id
  ) as merged_into
from age_groups t
order by t.position, t.id;

-- countTerms
select list, shown_count, hidden_count
from (
  select $1::int as place,
    $2::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from age_groups
  union all
  select $3::int as place,
    $4::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from skills
  union all
  select $5::int as place,
    $6::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from tags
  union all
  select $7::int as place,
    $8::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from resource_types
  union all
  select $9::int as place,
    $10::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from event_types
  union all
  select $11::int as place,
    $12::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from school_types
  union all
  select $13::int as place,
    $14::text as list,
    (count(*) filter (where not is_hidden))::int as shown_count,
    (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count
  from occupations
) l
order by place;

-- insertTerm
insert into age_groups (key, name, position, motif)
select $1::text, $2::jsonb, coalesce(max(position), -1) + 1, $3::text
from age_groups
returning id;

-- insertTerm, with the least that it may be given
insert into age_groups (key, name, position)
select $1::text, $2::jsonb, coalesce(max(position), -1) + 1
from age_groups
returning id;

-- updateTerm
update age_groups set name = $1::jsonb, motif = $2 where id = $3;

-- updateTerm, with the least that it may be given
update age_groups set name = $1::jsonb where id = $2;

-- setTermHidden
update age_groups set is_hidden = $1 where id = $2;

-- orderTerms
update age_groups t
set position = p.place - 1
from unnest($1::int[])
with ordinality as p (id, place)
where p.id = t.id;

-- leadTerm
update age_groups set is_hidden = true, merged_into_id = $1 where id = $2 or merged_into_id = $3;

-- src/foundation/taxonomy/server/insert-terms.queries.ts

-- insertTerms
insert into "age_groups" ("id", "key", "name", "position", "is_hidden", "merged_into_id")
values (default, $1, $2, $3, $4, default)
returning "key", "id";

-- insertTerms, with the least that it may be given
insert into "age_groups" ("id", "key", "name", "position", "is_hidden", "merged_into_id")
values (default, $1, $2, $3, default, default)
returning "key", "id";

-- insertSkills
insert into "skills" ("id", "key", "name", "motif", "position", "is_hidden", "merged_into_id")
values (default, $1, $2, $3, $4, $5, default)
returning "key", "id";

-- insertSkills, with the least that it may be given
insert into "skills" ("id", "key", "name", "motif", "position", "is_hidden", "merged_into_id")
values (default, $1, $2, $3, $4, default, default)
returning "key", "id";

-- selectTermIds
select "key", "id" from "age_groups";
