-- src/foundation/search-words/server/admin/search-words.queries.ts

-- wereThereGroups
select pg_sequence_last_value(
  pg_get_serial_sequence('search_synonym_groups', 'id')::regclass
) is not null as were;

-- selectGroups
select g.id,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $1
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $2
      )
    end
  ) as words_en,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $3
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $4
      )
    end
  ) as words_hi,
  g.removed_words is not null as is_removed
from search_synonym_groups g
where (g.removed_words is not null) = $5
  and exists (
    select
    from json_array_elements_text(
      (
        case
          when g.removed_words is null then (
            select coalesce(json_agg(s.word order by s.position), '[]')
            from search_synonyms s
            where s.group_id = g.id
          )
          else (
            select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
            from jsonb_array_elements(g.removed_words)
            with ordinality as r (word, place)
          )
        end
      )
    ) w (word)
    where position(pankh_plain($6) in pankh_plain(w.word)) > 0
  )
order by lower(
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
      )
    end
  ) ->> 0
),
  g.id
limit $7 offset $8;

-- selectGroups
select count(*)::int as total
from search_synonym_groups g
where (g.removed_words is not null) = $1
  and exists (
    select
    from json_array_elements_text(
      (
        case
          when g.removed_words is null then (
            select coalesce(json_agg(s.word order by s.position), '[]')
            from search_synonyms s
            where s.group_id = g.id
          )
          else (
            select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
            from jsonb_array_elements(g.removed_words)
            with ordinality as r (word, place)
          )
        end
      )
    ) w (word)
    where position(pankh_plain($2) in pankh_plain(w.word)) > 0
  );

-- selectGroups, with the least that it may be given
select g.id,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $1
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $2
      )
    end
  ) as words_en,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $3
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $4
      )
    end
  ) as words_hi,
  g.removed_words is not null as is_removed
from search_synonym_groups g
where (g.removed_words is not null) = $5 and true
order by lower(
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
      )
    end
  ) ->> 0
),
  g.id
limit $6 offset $7;

-- selectGroups, with the least that it may be given
select count(*)::int as total from search_synonym_groups g where (g.removed_words is not null) = $1 and true;

-- selectGroup
select g.id,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $1
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $2
      )
    end
  ) as words_en,
  (
    case
      when g.removed_words is null then (
        select coalesce(json_agg(s.word order by s.position), '[]')
        from search_synonyms s
        where s.group_id = g.id and s.language = $3
      )
      else (
        select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
        from jsonb_array_elements(g.removed_words)
        with ordinality as r (word, place)
        where r.word ->> 'language' = $4
      )
    end
  ) as words_hi,
  g.removed_words is not null as is_removed
from search_synonym_groups g
where g.id = $5;

-- selectPlain
select btrim(
  regexp_replace(
    translate(
      pankh_plain(normalize(given ->> 'word', NFC)), U&'\0901\093C\200B\200C\200D', U&'\0902'
    ), '[[:space:][:punct:]]+', ' ', 'g'
  )
) as plain
from jsonb_array_elements($1::jsonb)
with ordinality as words (given, place)
order by place;

-- insertGroup
insert into search_synonym_groups default values returning id;

-- writeWords
delete from search_synonyms where group_id = $1;

-- writeWords
update search_synonym_groups set removed_words = null where id = $1;

-- writeWords
insert into search_synonyms (group_id, language, word, position)
select $1, given ->> 'language', given ->> 'word', place
from jsonb_array_elements($2::jsonb)
with ordinality as words (given, place);

-- removeWords
update search_synonym_groups
set removed_words = (
  select jsonb_agg(jsonb_build_object('language', language, 'word', word) order by position)
  from search_synonyms
  where group_id = $1
)
where id = $2;

-- removeWords
delete from search_synonyms where group_id = $1;

-- lockSearchWords
select pg_advisory_xact_lock($1);

-- selectWordsInUse
select group_id, word, plain from search_synonyms order by group_id, position;

-- countGroups
select count(*)::int as total from search_synonym_groups where removed_words is null;

-- src/foundation/search-words/server/query/vocabulary.queries.ts

-- selectVocabulary
select (
  select coalesce(json_agg(t order by t.list, t.position, t.id), '[]')
  from (
    select $1::text as list,
      id,
      key,
      coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi,
      position
    from age_groups
    where not is_hidden
    union all
    select $2::text as list,
      id,
      key,
      coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi,
      position
    from skills
    where not is_hidden
    union all
    select $3::text as list,
      id,
      key,
      coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi,
      position
    from tags
    where not is_hidden
    union all
    select $4::text as list,
      id,
      key,
      coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi,
      position
    from resource_types
    where not is_hidden
    union all
    select $5::text as list,
      id,
      key,
      coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi,
      position
    from event_types
    where not is_hidden
  ) t
) as terms,
  (
    select coalesce(json_agg(g.words order by g.group_id), '[]')
    from (
      select group_id,
        json_agg(json_build_object('language', language, 'word', word) order by position, id) as words
      from search_synonyms
      group by group_id
    ) g
  ) as groups;
