-- src/features/events/server/admin/editing/admin-event-list.queries.ts

-- selectAdminEvents
select array_remove(searched.ids, null) as ids, cardinality(searched.ids) as count
from (
  select (
    select array(
      select case
        when true
        and e.publication = $1
        and e.event_type_id = $2
        and (e.search_text ilike pankh_plain($3::text)) then e.id
      end
      from events e
      where true and true
      order by e.registered_count desc nulls first, e.id desc nulls first
      limit $4
    )
  ) as ids offset 0
) searched;

-- selectAdminEvents, with the least that it may be given
select (
  select case
    when cardinality(before.ids) < $1::int then before.ids || array(
      select e.id
      from events e
      where e.start_date_time <= $2::timestamptz and e.end_date_time <= $3::timestamptz and true
      order by e.start_date_time desc nulls last, e.id desc nulls last
      limit $4
    )
    else before.ids
  end
  from (
    select (
      select case
        when cardinality(before.ids) < $5::int then before.ids || array(
          select e.id
          from events e
          where e.start_date_time is null and true
          order by e.start_date_time desc nulls last, e.id desc nulls last
          limit $6
        )
        else before.ids
      end
      from (
        select (
          select case
            when cardinality(before.ids) < $7::int then before.ids || array(
              select e.id
              from events e
              where e.start_date_time > $8::timestamptz and true
              order by e.start_date_time asc nulls first, e.id desc nulls last
              limit $9
            )
            else before.ids
          end
          from (
            select (
              select array(
                select e.id
                from events e
                where e.id = any(
                  array(
                    select r.id
                    from events r
                    where r.start_date_time is not null
                      and tstzrange(r.start_date_time, r.end_date_time) @> $10::timestamptz
                  )
                )
                  and true
                order by e.start_date_time asc nulls first, e.id desc nulls last
                limit $11
              )
            ) as ids offset 0
          ) before
        ) as ids offset 0
      ) before
    ) as ids offset 0
  ) before
)[$12::int:$13::int] as ids,
  (select count(*)::int from (select from events e where true limit $14) counted) as total;

-- selectEventChoices
select (
  select coalesce(
    json_agg(
      json_build_object('id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'))
      order by t.position,
      t.id
    ), '[]'
  )
  from event_types t
  where not t.is_hidden or t.id in (select e.event_type_id from events e where e.id = $2)
) as types,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.title ->> $3::text, t.title ->> 'en', t.title ->> 'hi')
        )
        order by coalesce(t.title ->> $4::text, t.title ->> 'en', t.title ->> 'hi'),
        t.id
      ), '[]'
    )
    from event_series t
  ) as series,
  (
    select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
    from speakers t
  ) as speakers,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from skills t
    where not t.is_hidden or t.id in (select l.skill_id from event_skills l where l.event_id = $6)
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $7::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    where not t.is_hidden or t.id in (select l.tag_id from event_tags l where l.event_id = $8)
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $9::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from age_groups t
    where not t.is_hidden or t.id in (select l.age_group_id from event_age_groups l where l.event_id = $10)
  ) as age_groups;

-- src/features/events/server/admin/editing/event-moments.queries.ts

-- momentsOf
select distinct moment
from (select $1::timestamp as clock) said
cross join lateral (select clock at time zone $2 as read) second
cross join lateral (
  values (read),
    (
      (
        clock - (((read - interval '1 day') at time zone $3) - ((read - interval '1 day') at time zone 'UTC'))
      ) at time zone 'UTC'
    )
) each (moment)
where moment at time zone $4 = clock
order by moment;

-- storedMoments
select start_date_time as start, end_date_time as "end" from events where id = $1;

-- src/features/events/server/admin/editing/new-event.queries.ts

-- selectSpeakersWithAccount
select u.id as user_id
from event_speakers e
join speaker_accounts a using (speaker_id)
join users u on u.id = a.user_id
where e.event_id = $1 and u.disabled_at is null
order by u.id;

-- src/features/events/server/admin/editing/preview-event.queries.ts

-- selectEventPreview
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $2::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  case when e.title ? $3::text then $4::text when e.title ? 'en' then 'en' else 'hi' end as text_language,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from event_types t
    where t.id = e.event_type_id
  ) as event_type,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $6::timestamptz and coalesce(e.end_date_time <= $7::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $8::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $9::timestamptz and e.end_date_time > $10::timestamptz, false)
  ) as is_live,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time,
  e.time_zone,
  case
    when (e.film_published_at <= $11::timestamptz and coalesce(e.end_date_time <= $12::timestamptz, true))
      or e.start_date_time is null then round(r.duration_seconds / 60.0)
    else round(extract(epoch from e.end_date_time - e.start_date_time) / 60)
  end::int as duration_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'designation',
          coalesce(s.designation ->> $13::text, s.designation ->> 'en', s.designation ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $14::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.event_id = e.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $15::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_skills l
    join skills t on t.id = l.skill_id
    where l.event_id = e.id
  ) as skills,
  json_build_object(
    'captions',
    e.access_captions, 'sign_language',
    e.access_sign_language, 'recording',
    e.access_recording, 'breaks',
    e.access_breaks, 'camera_optional',
    e.access_camera_optional, 'language',
    e.access_language
  ) as access,
  coalesce(
    e.picture,
    coalesce(
      (
        select '/art/' || k.motif || case e.id % 5 when 0 then '' else '-' || e.id % 5 + 1 end || '.svg'
        from event_skills l
        join skills k on k.id = l.skill_id
        where l.event_id = e.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(e.picture_alt ->> $16::text, e.picture_alt ->> 'en', e.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  e.capacity,
  e.capacity - e.registered_count as places_left,
  round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
  e.rating_count,
  e.has_certificate,
  coalesce(e.description ->> $17::text, e.description ->> 'en', e.description ->> 'hi') as description,
  json_build_object(
    'en',
    coalesce(e.in_short ->> 'en', ''), 'hi',
    coalesce(e.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(e.in_short_symbols)
  ) as easy_read,
  json_build_object(
    'warnings',
    to_jsonb(e.warnings), 'warning_note_en',
    coalesce(e.warning_note ->> 'en', ''), 'warning_note_hi',
    coalesce(e.warning_note ->> 'hi', '')
  ) as content_warnings,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $18::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_tags l
    join tags t on t.id = l.tag_id
    where l.event_id = e.id
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'place',
          s.place, 'picture',
          s.picture, 'creator_id',
          (
            select a.user_id
            from speaker_accounts a
            join users u on u.id = a.user_id
            where a.speaker_id = s.id and u.disabled_at is null and e.publication = 'published'
          ), 'designation',
          coalesce(
            s.designation ->> $19::text, s.designation ->> 'en', s.designation ->> 'hi'
          ), 'introduction',
          coalesce(s.introduction ->> $20::text, s.introduction ->> 'en', s.introduction ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  coalesce(
    e.access_adjustment ->> $21::text, e.access_adjustment ->> 'en', e.access_adjustment ->> 'hi'
  ) as adjustment,
  e.registered_count,
  e.attendance_share,
  case
    when (e.film_published_at <= $22::timestamptz and coalesce(e.end_date_time <= $23::timestamptz, true)) then json_build_object(
      'duration_seconds',
      r.duration_seconds, 'has_transcript',
      r.has_transcript, 'published_at',
      to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    )
  end as recording,
  (
    select json_build_object(
      'title',
      coalesce(s.title ->> $24::text, s.title ->> 'en', s.title ->> 'hi'), 'events',
      (
        select json_agg(
          json_build_object(
            'id',
            o.id, 'title',
            coalesce(o.title ->> $25::text, o.title ->> 'en', o.title ->> 'hi'), 'start_date_time',
            to_char(o.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          )
          order by o.start_date_time nulls last,
          o.id
        )
        from events o
        where o.series_id = s.id and o.publication = 'published'
      )
    )
    from event_series s
    where s.id = e.series_id
  ) as series
from events e
left join event_recordings r on r.event_id = e.id
where e.id = $26;

-- selectDraftPreview
with drafted as (
  select d.*
  from events e, lateral jsonb_populate_record(
    e,
    $1::jsonb || jsonb_build_object(
      'event_type_id', coalesce((select t.id from event_types t where t.id = $2), e.event_type_id)
    )
  ) d
  where e.id = $3
),
event_speakers as (
  select $4::int as event_id, v.value::int as speaker_id, v.ordinality::int as position
  from jsonb_array_elements_text($5::jsonb)
  with ordinality v
),
event_skills as (
  select $6::int as event_id, v.value::int as skill_id, v.ordinality::int as position
  from jsonb_array_elements_text($7::jsonb)
  with ordinality v
),
event_tags as (
  select $8::int as event_id, v.value::int as tag_id, v.ordinality::int as position
  from jsonb_array_elements_text($9::jsonb)
  with ordinality v
),
event_age_groups as (
  select $10::int as event_id, v.value::int as age_group_id, v.ordinality::int as position
  from jsonb_array_elements_text($11::jsonb)
  with ordinality v
)
select e.id,
  coalesce(e.title ->> $12::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $13::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  case when e.title ? $14::text then $15::text when e.title ? 'en' then 'en' else 'hi' end as text_language,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $16::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from event_types t
    where t.id = e.event_type_id
  ) as event_type,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $17::timestamptz and coalesce(e.end_date_time <= $18::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $19::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $20::timestamptz and e.end_date_time > $21::timestamptz, false)
  ) as is_live,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time,
  e.time_zone,
  case
    when (e.film_published_at <= $22::timestamptz and coalesce(e.end_date_time <= $23::timestamptz, true))
      or e.start_date_time is null then round(r.duration_seconds / 60.0)
    else round(extract(epoch from e.end_date_time - e.start_date_time) / 60)
  end::int as duration_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'designation',
          coalesce(s.designation ->> $24::text, s.designation ->> 'en', s.designation ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $25::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.event_id = e.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $26::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_skills l
    join skills t on t.id = l.skill_id
    where l.event_id = e.id
  ) as skills,
  json_build_object(
    'captions',
    e.access_captions, 'sign_language',
    e.access_sign_language, 'recording',
    e.access_recording, 'breaks',
    e.access_breaks, 'camera_optional',
    e.access_camera_optional, 'language',
    e.access_language
  ) as access,
  coalesce(
    e.picture,
    coalesce(
      (
        select '/art/' || k.motif || case e.id % 5 when 0 then '' else '-' || e.id % 5 + 1 end || '.svg'
        from event_skills l
        join skills k on k.id = l.skill_id
        where l.event_id = e.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(e.picture_alt ->> $27::text, e.picture_alt ->> 'en', e.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  e.capacity,
  e.capacity - e.registered_count as places_left,
  round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
  e.rating_count,
  e.has_certificate,
  coalesce(e.description ->> $28::text, e.description ->> 'en', e.description ->> 'hi') as description,
  json_build_object(
    'en',
    coalesce(e.in_short ->> 'en', ''), 'hi',
    coalesce(e.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(e.in_short_symbols)
  ) as easy_read,
  json_build_object(
    'warnings',
    to_jsonb(e.warnings), 'warning_note_en',
    coalesce(e.warning_note ->> 'en', ''), 'warning_note_hi',
    coalesce(e.warning_note ->> 'hi', '')
  ) as content_warnings,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $29::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_tags l
    join tags t on t.id = l.tag_id
    where l.event_id = e.id
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'place',
          s.place, 'picture',
          s.picture, 'creator_id',
          (
            select a.user_id
            from speaker_accounts a
            join users u on u.id = a.user_id
            where a.speaker_id = s.id and u.disabled_at is null and e.publication = 'published'
          ), 'designation',
          coalesce(
            s.designation ->> $30::text, s.designation ->> 'en', s.designation ->> 'hi'
          ), 'introduction',
          coalesce(s.introduction ->> $31::text, s.introduction ->> 'en', s.introduction ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  coalesce(
    e.access_adjustment ->> $32::text, e.access_adjustment ->> 'en', e.access_adjustment ->> 'hi'
  ) as adjustment,
  e.registered_count,
  e.attendance_share,
  case
    when (e.film_published_at <= $33::timestamptz and coalesce(e.end_date_time <= $34::timestamptz, true)) then json_build_object(
      'duration_seconds',
      r.duration_seconds, 'has_transcript',
      r.has_transcript, 'published_at',
      to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    )
  end as recording,
  (
    select json_build_object(
      'title',
      coalesce(s.title ->> $35::text, s.title ->> 'en', s.title ->> 'hi'), 'events',
      (
        select json_agg(
          json_build_object(
            'id',
            o.id, 'title',
            coalesce(o.title ->> $36::text, o.title ->> 'en', o.title ->> 'hi'), 'start_date_time',
            to_char(o.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          )
          order by o.start_date_time nulls last,
          o.id
        )
        from events o
        where o.series_id = s.id and o.publication = 'published'
      )
    )
    from event_series s
    where s.id = e.series_id
  ) as series
from drafted e
left join event_recordings r on r.event_id = e.id;

-- src/features/events/server/admin/editing/write-event.queries.ts

-- updateEvent
update "events"
set "event_type_id" = $1,
  "series_id" = $2,
  "title" = $3,
  "summary" = $4,
  "description" = $5,
  "in_short" = $6,
  "in_short_symbols" = $7,
  "warnings" = $8,
  "warning_note" = $9,
  "start_date_time" = $10,
  "end_date_time" = $11,
  "time_zone" = $12,
  "zoom_link" = $13,
  "capacity" = $14,
  "has_certificate" = $15,
  "attendance_share" = $16,
  "access_captions" = $17,
  "access_sign_language" = $18,
  "access_recording" = $19,
  "access_breaks" = $20,
  "access_camera_optional" = $21,
  "access_language" = $22,
  "access_adjustment" = $23,
  "search_words" = $24
where "events"."id" = $25;

-- src/features/events/server/admin/events-of-person.queries.ts

-- eventsOfPerson
select (
  select count(*)::int from event_registrations g where g.user_id = $1 and g.status <> 'cancelled'
) as registrations,
  (select count(distinct a.event_id)::int from event_attendances a where a.user_id = $2) as attended,
  (select count(*)::int from event_questions q where q.user_id = $3) as questions,
  (select count(*)::int from event_reviews v where v.user_id = $4) as event_reviews;

-- src/features/events/server/admin/feedback/managed-feedback.queries.ts

-- selectManagedQuestions
select f.id,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as written_by,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
  f.hidden_at is not null as is_hidden,
  f.question,
  f.up_vote_count,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $1::int, false), 'is_reported',
          exists (select from reports o where o.kind = $2 and o.subject_id = a.id and o.user_id = $3::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = f.id and a.hidden_at is null and true
  ) as answers,
  (select count(*)::int from reports o where o.kind = $4 and o.subject_id = f.id) as report_count,
  exists (
    select
    from held_things h
    where h.kind = $5 and h.subject_id = f.id and h.decision is distinct
    from 'publish'
  ) as needs_moderator
from event_questions f
left join users u on u.id = f.user_id
where f.event_id = $6 and f.hidden_at is not null and f.question ilike $7
order by f.id desc
limit $8 offset $9;

-- selectManagedQuestions
select count(*)::int as total
from event_questions f
where f.event_id = $1 and f.hidden_at is not null and f.question ilike $2;

-- selectManagedQuestions, with the least that it may be given
select f.id,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as written_by,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
  f.hidden_at is not null as is_hidden,
  f.question,
  f.up_vote_count,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $1::int, false), 'is_reported',
          exists (select from reports o where o.kind = $2 and o.subject_id = a.id and o.user_id = $3::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = f.id and a.hidden_at is null and true
  ) as answers,
  (select count(*)::int from reports o where o.kind = $4 and o.subject_id = f.id) as report_count,
  exists (
    select
    from held_things h
    where h.kind = $5 and h.subject_id = f.id and h.decision is distinct
    from 'publish'
  ) as needs_moderator
from event_questions f
left join users u on u.id = f.user_id
where f.event_id = $6 and true and true
order by f.id desc
limit $7 offset $8;

-- selectManagedQuestions, with the least that it may be given
select count(*)::int as total from event_questions f where f.event_id = $1 and true and true;

-- selectManagedReviews
select f.id,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as written_by,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
  f.hidden_at is not null as is_hidden,
  f.rating,
  f.feedback,
  f.edited_at is not null as is_edited,
  (select count(*)::int from reports o where o.kind = $1 and o.subject_id = f.id) as report_count,
  exists (
    select
    from held_things h
    where h.kind = $2 and h.subject_id = f.id and h.decision is distinct
    from 'publish'
  ) as needs_moderator
from event_reviews f
left join users u on u.id = f.user_id
where f.event_id = $3 and f.hidden_at is not null and f.rating = $4 and f.feedback ilike $5
order by f.id desc
limit $6 offset $7;

-- selectManagedReviews
select count(*)::int as total
from event_reviews f
where f.event_id = $1 and f.hidden_at is not null and f.rating = $2 and f.feedback ilike $3;

-- selectManagedReviews, with the least that it may be given
select f.id,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as written_by,
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
  f.hidden_at is not null as is_hidden,
  f.rating,
  f.feedback,
  f.edited_at is not null as is_edited,
  (select count(*)::int from reports o where o.kind = $1 and o.subject_id = f.id) as report_count,
  exists (
    select
    from held_things h
    where h.kind = $2 and h.subject_id = f.id and h.decision is distinct
    from 'publish'
  ) as needs_moderator
from event_reviews f
left join users u on u.id = f.user_id
where f.event_id = $3 and true and true and true
order by f.id desc
limit $4 offset $5;

-- selectManagedReviews, with the least that it may be given
select count(*)::int as total from event_reviews f where f.event_id = $1 and true and true and true;

-- findFeedback
select f.hidden_at is not null as is_hidden,
  (select count(*)::int from reports o where o.kind = $1 and o.subject_id = f.id) as report_count,
  exists (
    select
    from held_things h
    where h.kind = $2 and h.subject_id = f.id and h.decision is distinct
    from 'publish'
  ) as needs_moderator
from event_questions f
where f.id = $3 and f.event_id = $4;

-- src/features/events/server/admin/film/event-captions.queries.ts

-- selectCaptionLanguages
select "language"
from "event_captions"
where "event_captions"."event_id" = $1
order by "event_captions"."language" asc;

-- findCaptions
select "vtt"
from "event_captions"
where ("event_captions"."event_id" = $1 and "event_captions"."language" = $2);

-- writeCaptions
insert into "event_captions" ("event_id", "language", "vtt", "created_at")
values ($1, $2, $3, default)
on conflict ("event_id","language")
do update
set "vtt" = $4;

-- writeCaptions
update "event_recordings" set "has_transcript" = $1 where "event_recordings"."event_id" = $2;

-- deleteCaptions
delete
from "event_captions"
where ("event_captions"."event_id" = $1 and "event_captions"."language" = $2)
returning "event_id", "language", "vtt", "created_at";

-- deleteCaptions
update "event_recordings" set "has_transcript" = $1 where "event_recordings"."event_id" = $2;

-- src/features/events/server/admin/film/managed-film.queries.ts

-- findRecording
select kind,
  url,
  duration_seconds / 60 as minutes,
  duration_seconds % 60 as seconds,
  to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
from event_recordings
where event_id = $1;

-- writeRecording
insert into "event_recordings" (
  "event_id", "kind", "url", "duration_seconds", "has_transcript", "published_at"
)
values ($1, $2, $3, $4, default, $5)
on conflict ("event_id")
do update
set "kind" = $6, "url" = $7, "duration_seconds" = $8;

-- endWatching
update event_watches w
set watched = '{}',
  watched_seconds = 0,
  position_seconds = 0,
  attended_at = coalesce(
    w.attended_at,
    case when w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share then $1::timestamptz end
  )
from events e
join event_recordings r on r.event_id = e.id
where e.id = $2 and w.event_id = e.id;

-- deleteCaptions
delete from "event_captions" where "event_captions"."event_id" = $1 returning "language";

-- deleteCaptions
update "event_recordings" set "has_transcript" = $1 where "event_recordings"."event_id" = $2;

-- deleteRecording
delete from "event_recordings" where "event_recordings"."event_id" = $1;

-- src/features/events/server/admin/managed-event.queries.ts

-- findManagedRow
select from events where id = $1 for update;

-- findManagedRow
select e.id,
  e.publication,
  e.registered_count,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time,
  exists (select from event_hosts h where h.event_id = e.id and h.user_id = $1) as is_host,
  (
    select coalesce(
      json_agg(
        json_build_object('id', u.id, 'name', concat(u.first_name, ' ', u.last_name)) order by u.id
      ), '[]'
    )
    from event_hosts h
    join users u on u.id = h.user_id
    where h.event_id = e.id
  ) as hosts,
  case
    when e.picture is not null then json_build_object(
      'address',
      e.picture, 'alt_en',
      coalesce(e.picture_alt ->> 'en', ''), 'alt_hi',
      coalesce(e.picture_alt ->> 'hi', '')
    )
  end as picture,
  e.event_type_id,
  e.series_id,
  coalesce(e.title ->> 'en', '') as title_en,
  coalesce(e.title ->> 'hi', '') as title_hi,
  coalesce(e.summary ->> 'en', '') as summary_en,
  coalesce(e.summary ->> 'hi', '') as summary_hi,
  coalesce(e.description ->> 'en', '') as description_en,
  coalesce(e.description ->> 'hi', '') as description_hi,
  coalesce(e.access_adjustment ->> 'en', '') as access_adjustment_en,
  coalesce(e.access_adjustment ->> 'hi', '') as access_adjustment_hi,
  coalesce(e.in_short ->> 'en', '') as in_short_en,
  coalesce(e.in_short ->> 'hi', '') as in_short_hi,
  to_jsonb(e.in_short_symbols) as in_short_symbols,
  to_jsonb(e.warnings) as warnings,
  coalesce(e.warning_note ->> 'en', '') as warning_note_en,
  coalesce(e.warning_note ->> 'hi', '') as warning_note_hi,
  coalesce(to_char(e.start_date_time at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'), '') as starts_at,
  coalesce(to_char(e.end_date_time at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'), '') as ends_at,
  e.time_zone,
  coalesce(e.zoom_link, '') as zoom_link,
  e.capacity,
  e.has_certificate,
  e.attendance_share,
  e.access_captions,
  e.access_sign_language,
  e.access_recording,
  e.access_breaks,
  e.access_camera_optional,
  e.access_language,
  (
    select coalesce(json_agg(l.speaker_id order by l.position, l.speaker_id), '[]')
    from "event_speakers" l
    where l.event_id = e.id
  ) as speaker_ids,
  (
    select coalesce(json_agg(l.skill_id order by l.position, l.skill_id), '[]')
    from "event_skills" l
    where l.event_id = e.id
  ) as skill_ids,
  (
    select coalesce(json_agg(l.tag_id order by l.position, l.tag_id), '[]')
    from "event_tags" l
    where l.event_id = e.id
  ) as tag_ids,
  (
    select coalesce(json_agg(l.age_group_id order by l.position, l.age_group_id), '[]')
    from "event_age_groups" l
    where l.event_id = e.id
  ) as age_group_ids
from events e
where e.id = $2;

-- src/features/events/server/admin/people/event-hosts.queries.ts

-- selectHosts
select u.id, concat(u.first_name, ' ', u.last_name) as name, u.email
from event_hosts h
join users u on u.id = h.user_id
where h.event_id = $1
order by name, u.id;

-- insertHost
insert into "event_hosts" ("event_id", "user_id", "created_at")
values ($1, $2, default)
on conflict
do nothing
returning "event_id", "user_id", "created_at";

-- deleteHost
delete
from "event_hosts"
where ("event_hosts"."event_id" = $1 and "event_hosts"."user_id" = $2)
returning "event_id", "user_id", "created_at";

-- deleteOtherHostings
delete
from "event_hosts"
where ("event_hosts"."event_id" <> $1 and "event_hosts"."user_id" = $2)
returning "event_id";

-- src/features/events/server/admin/speakers/series.queries.ts

-- selectSeries
select s.id,
  coalesce(s.title ->> $1::text, s.title ->> 'en', s.title ->> 'hi') as title,
  (select count(*)::int from events e where e.series_id = s.id) as event_count
from event_series s
where concat(s.title ->> 'en', ' ', s.title ->> 'hi') ilike $2
order by event_count desc nulls first, s.id desc nulls first
limit $3 offset $4;

-- selectSeries
select count(*)::int as total
from event_series s
where concat(s.title ->> 'en', ' ', s.title ->> 'hi') ilike $1;

-- selectSeries, with the least that it may be given
select s.id,
  coalesce(s.title ->> $1::text, s.title ->> 'en', s.title ->> 'hi') as title,
  (select count(*)::int from events e where e.series_id = s.id) as event_count
from event_series s
where true
order by lower(coalesce(s.title ->> $2::text, s.title ->> 'en', s.title ->> 'hi')) asc nulls last,
  s.id asc nulls last
limit $3 offset $4;

-- selectSeries, with the least that it may be given
select count(*)::int as total from event_series s where true;

-- findSeriesRow
select coalesce(s.title ->> 'en', '') as title_en, coalesce(s.title ->> 'hi', '') as title_hi
from event_series s
where s.id = $1;

-- selectEventsOfSeries
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  e.publication,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time
from events e
where e.series_id = $2
order by e.start_date_time nulls last, e.id;

-- insertOneSeries
insert into "event_series" ("id", "key", "title") values (default, $1, $2) returning "id";

-- updateSeries
update "event_series" set "title" = $1 where "event_series"."id" = $2;

-- src/features/events/server/admin/speakers/speakers.queries.ts

-- selectSpeakers
select s.id,
  s.name,
  coalesce(s.designation ->> $1::text, s.designation ->> 'en', s.designation ->> 'hi') as designation,
  s.place,
  s.picture,
  exists (select from speaker_accounts a where a.speaker_id = s.id) as has_account,
  (select count(*)::int from event_speakers l where l.speaker_id = s.id) as event_count
from speakers s
where concat(s.name, ' ', s.designation ->> 'en', ' ', s.designation ->> 'hi', ' ', s.place) ilike $2
order by event_count desc nulls first, s.id desc nulls first
limit $3 offset $4;

-- selectSpeakers
select count(*)::int as total
from speakers s
where concat(s.name, ' ', s.designation ->> 'en', ' ', s.designation ->> 'hi', ' ', s.place) ilike $1;

-- selectSpeakers, with the least that it may be given
select s.id,
  s.name,
  coalesce(s.designation ->> $1::text, s.designation ->> 'en', s.designation ->> 'hi') as designation,
  s.place,
  s.picture,
  exists (select from speaker_accounts a where a.speaker_id = s.id) as has_account,
  (select count(*)::int from event_speakers l where l.speaker_id = s.id) as event_count
from speakers s
where true
order by lower(s.name) asc nulls last, s.id asc nulls last
limit $2 offset $3;

-- selectSpeakers, with the least that it may be given
select count(*)::int as total from speakers s where true;

-- findSpeakerRow
select s.name,
  s.place,
  coalesce(s.designation ->> 'en', '') as designation_en,
  coalesce(s.designation ->> 'hi', '') as designation_hi,
  coalesce(s.introduction ->> 'en', '') as introduction_en,
  coalesce(s.introduction ->> 'hi', '') as introduction_hi,
  s.picture,
  coalesce(
    (select u.email from speaker_accounts a join users u on u.id = a.user_id where a.speaker_id = s.id), ''
  ) as email
from speakers s
where s.id = $1;

-- selectEventsOfSpeaker
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  e.publication,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time
from event_speakers l
join events e on e.id = l.event_id
where l.speaker_id = $2
order by e.start_date_time desc nulls first, e.id desc;

-- insertSpeaker
insert into "speakers" ("id", "key", "name", "designation", "place", "introduction", "picture")
values (default, $1, $2, $3, $4, $5, default)
returning "id";

-- updateSpeaker
update "speakers"
set "name" = $1, "designation" = $2, "place" = $3, "introduction" = $4
where "speakers"."id" = $5;

-- updateSpeaker
select e.id
from events e
join event_speakers l on l.event_id = e.id
where l.speaker_id = $1
order by e.id
for no key update of e;

-- writeSpeakerAccount
insert into "speaker_accounts" ("speaker_id", "user_id")
values ($1, $2)
on conflict ("speaker_id")
do update
set "user_id" = $3;

-- writeSpeakerAccount, with the least that it may be given
delete from "speaker_accounts" where "speaker_accounts"."speaker_id" = $1;

-- src/features/events/server/admin/waiting-events.queries.ts

-- countDraftEvents
select count(*)::int as total from events e where e.publication = 'draft' and true;

-- findUnmatchedPeople
select count(*)::int as count, max(a.event_id) as event_id
from unmatched_attendees a
join events e on e.id = a.event_id
where true;

-- findLacking
select count(*)::int as count, (array_agg(e.id order by e.start_date_time, e.id))[1] as event_id
from events e
where e.publication = 'published'
  and true
  and e.zoom_link is null
  and e.end_date_time > $1::timestamptz
  and e.start_date_time <= $2::timestamptz;

-- src/features/events/server/attendance/attendance.queries.ts

-- attendanceOf
select case
  when (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = $1
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $2::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = $3
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  ) then 'Attended'
  when exists (
    select from event_registrations g where g.event_id = e.id and g.user_id = $4 and g.status = 'registered'
  ) then 'Registered'
  else 'Not Registered'
end as status
from events e
left join event_recordings r on r.event_id = e.id
where e.id = $5;

-- registrationOf
select own.*
from (
  select g.id,
    g.status,
    g.access_request,
    g.wants_reminder_day,
    g.wants_reminder_hour,
    to_char(g.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registered_at,
    case
      g.status
      when 'offered' then to_char(g.offer_expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    end as offer_expires_at,
    case
      g.status
      when 'waiting' then (
        select count(*)::int
        from event_registrations o
        where o.event_id = g.event_id
          and o.status = 'waiting'
          and (o.waiting_since, o.id) <= (g.waiting_since, g.id)
      )
    end as waiting_place
  from event_registrations g
  where g.event_id = $1 and g.user_id = $2 and g.status <> 'cancelled'
) own;

-- selectRegisteredPeople
select u.id as user_id,
  u.first_name,
  u.last_name,
  u.email,
  u.email_verified_at is not null as is_verified,
  g.status,
  g.access_request,
  g.language,
  (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = u.id
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $1::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = u.id
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  ) as has_attended,
  to_char(g.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registered_at,
  to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from events e
left join event_recordings r on r.event_id = e.id
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where e.id = $2
order by g.created_at, g.id
limit $3::int offset $4;

-- selectAttendedIds
select u.id
from events e
left join event_recordings r on r.event_id = e.id
join users u on u.id in (
  select user_id
  from event_attendances
  where event_id = $1
  union select user_id
  from event_watches
  where event_id = $2
)
where e.id = $3
  and (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = u.id
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $4::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = u.id
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  )
order by u.id;

-- src/features/events/server/attendance/join-event.queries.ts

-- findMeeting
select e.zoom_link as secret_link,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $3::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  exists (
    select from event_registrations g where g.event_id = e.id and g.user_id = $4 and g.status = 'registered'
  ) as is_registered
from events e
where e.id = $5 and e.publication = 'published';

-- findDatedEvent
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $2::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end"
from events e
where e.id = $3 and e.publication = 'published';

-- src/features/events/server/attendance/report.queries.ts

-- findReportedTime
select (extract(epoch from start_date_time) * 1000)::float8 as start,
  (extract(epoch from end_date_time) * 1000)::float8 as end, (extract(
    epoch from (start_date_time at time zone time_zone) - (start_date_time at time zone 'UTC')
  ) * 1000)::float8 as ahead from events where id = $1;

-- writeReport
delete from event_attendances where event_id = $1 and source = 'report';

-- writeReport
delete from unmatched_attendees where event_id = $1;

-- writeReport
with added as (
  insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
  select $1::int,
    coalesce(o.user_id, k.user_id), 'report',
    to_timestamp(min(p.joined) / 1000),
    to_timestamp(max(p."left") / 1000),
    max(p.minutes)
  from jsonb_to_recordset($2::jsonb) as p(name text, email text, joined float8, "left" float8, minutes int)
  left join (
    select email, id as user_id
    from users
    where email_verified_at is not null
    union all
    select email, user_id
    from earlier_emails
  ) o on o.email = p.email
  left join attendee_matches k on k.event_id = $3
    and k.reported_as = coalesce(nullif(p.email, ''), lower(p.name))
  where coalesce(o.user_id, k.user_id) is not null
  group by 2
  returning 1
)
select count(*)::int as count
from added;

-- writeReport
with added as (
  insert into unmatched_attendees (event_id, name, email, unverified_user_id, joined_at, left_at, minutes)
  select $1::int,
    p.name,
    p.email,
    u.id,
    to_timestamp(p.joined / 1000),
    to_timestamp(p."left" / 1000),
    p.minutes
  from jsonb_to_recordset($2::jsonb) as p(name text, email text, joined float8, "left" float8, minutes int)
  left join (
    select email, id as user_id
    from users
    where email_verified_at is not null
    union all
    select email, user_id
    from earlier_emails
  ) o on o.email = p.email
  left join users u on u.email = p.email
  where o.user_id is null
    and not exists (
      select
      from attendee_matches k
      where k.event_id = $3 and k.reported_as = coalesce(nullif(p.email, ''), lower(p.name))
    )
  returning 1
)
select count(*)::int as count
from added;

-- selectUnmatched
select a.id,
  a.name,
  a.email,
  a.minutes,
  case
    when u.id is not null then json_build_object('id', u.id, 'name', concat(u.first_name, ' ', u.last_name))
  end as account
from unmatched_attendees a
left join (event_registrations g join users u on u.id = g.user_id) on g.event_id = a.event_id
  and g.user_id = a.unverified_user_id
  and g.status <> 'cancelled'
where a.event_id = $1
order by a.minutes desc, a.id
limit $2;

-- findUnmatched
select "event_id" from "unmatched_attendees" where "unmatched_attendees"."id" = $1;

-- settleUnmatched
insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
select event_id, $1, 'report', joined_at, left_at, minutes
from unmatched_attendees
where id = $2
on conflict (event_id, user_id, source)
do update
set joined_at = least(event_attendances.joined_at, excluded.joined_at),
  left_at = greatest(event_attendances.left_at, excluded.left_at),
  minutes = greatest(event_attendances.minutes, excluded.minutes);

-- settleUnmatched
insert into attendee_matches (event_id, reported_as, user_id)
select event_id, coalesce(nullif(email, ''), lower(name)), $1::int
from unmatched_attendees
where id = $2
on conflict (event_id, reported_as)
do update
set user_id = excluded.user_id;

-- settleUnmatched
delete
from "unmatched_attendees"
where "unmatched_attendees"."id" = $1
returning to_char("created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');

-- lockEventsThatList
select e.id
from events e
where e.id in (
  select a.event_id
  from unmatched_attendees a
  where a.email in (
    select email
    from users
    where id = $1 and email_verified_at is not null
    union all
    select email
    from earlier_emails
    where user_id = $2
  )
)
order by e.id
for update;

-- claimUnmatched
with gone as (
  delete
  from unmatched_attendees a
  where a.event_id = any($1::int[])
    and a.email in (
      select email
      from users
      where id = $2 and email_verified_at is not null
      union all
      select email
      from earlier_emails
      where user_id = $3
    )
  returning a.*
)
insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
select event_id, $4, 'report', min(joined_at), max(left_at), max(minutes)
from gone
group by event_id
on conflict (event_id, user_id, source)
do update
set joined_at = least(event_attendances.joined_at, excluded.joined_at),
  left_at = greatest(event_attendances.left_at, excluded.left_at),
  minutes = greatest(event_attendances.minutes, excluded.minutes);

-- countRegistrations
select count(*)::int as total from event_registrations where event_id = $1;

-- src/features/events/server/attendance/taking-part.queries.ts

-- selectTakingPart
select e.id as event_id,
  p.user_id,
  p.is_registered,
  (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = p.user_id
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $1::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = p.user_id
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  ) as has_attended
from events e
left join event_recordings r on r.event_id = e.id
join (
  select event_id, user_id, bool_or(is_registered) as is_registered
  from (
    select event_id, user_id, status <> 'cancelled' as is_registered
    from event_registrations
    where event_id = any($2::int[]) and user_id = any($3::int[])
    union all
    select event_id, user_id, false
    from event_attendances
    where event_id = any($4::int[]) and user_id = any($5::int[])
    union all
    select event_id, user_id, false
    from event_watches
    where event_id = any($6::int[]) and user_id = any($7::int[])
  ) each
  group by event_id, user_id
) p on p.event_id = e.id
where e.publication <> 'cancelled'
  or (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = p.user_id
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $8::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = p.user_id
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  );

-- selectStandingEvents
select e.id,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $1::timestamptz and e.end_date_time > $2::timestamptz, false)
  ) as is_live
from events e
where e.id = any($3::int[]) and e.publication <> 'cancelled';

-- src/features/events/server/catalogue/event-card.queries.ts

-- withCards
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $2::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  case when e.title ? $3::text then $4::text when e.title ? 'en' then 'en' else 'hi' end as text_language,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from event_types t
    where t.id = e.event_type_id
  ) as event_type,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $6::timestamptz and coalesce(e.end_date_time <= $7::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $8::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $9::timestamptz and e.end_date_time > $10::timestamptz, false)
  ) as is_live,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time,
  e.time_zone,
  case
    when (e.film_published_at <= $11::timestamptz and coalesce(e.end_date_time <= $12::timestamptz, true))
      or e.start_date_time is null then round(r.duration_seconds / 60.0)
    else round(extract(epoch from e.end_date_time - e.start_date_time) / 60)
  end::int as duration_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'designation',
          coalesce(s.designation ->> $13::text, s.designation ->> 'en', s.designation ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $14::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.event_id = e.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $15::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_skills l
    join skills t on t.id = l.skill_id
    where l.event_id = e.id
  ) as skills,
  json_build_object(
    'captions',
    e.access_captions, 'sign_language',
    e.access_sign_language, 'recording',
    e.access_recording, 'breaks',
    e.access_breaks, 'camera_optional',
    e.access_camera_optional, 'language',
    e.access_language
  ) as access,
  coalesce(
    e.picture,
    coalesce(
      (
        select '/art/' || k.motif || case e.id % 5 when 0 then '' else '-' || e.id % 5 + 1 end || '.svg'
        from event_skills l
        join skills k on k.id = l.skill_id
        where l.event_id = e.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(e.picture_alt ->> $16::text, e.picture_alt ->> 'en', e.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  e.capacity,
  e.capacity - e.registered_count as places_left,
  round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
  e.rating_count,
  e.has_certificate
from events e
left join event_recordings r on r.event_id = e.id
where e.id = any($17::int[]) and e.publication in ('published', 'cancelled');

-- src/features/events/server/catalogue/event-counts.queries.ts

-- countEvents
with seen as (
  select case
    when (
      e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
    ) then 'On-Demand'
    when e.end_date_time <= $3::timestamptz then case
      when e.access_recording then 'In Transit' else 'Over'
    end
    when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
    else 'Upcoming'
  end as course,
    (
      e.publication <> 'cancelled'
      and e.zoom_link is not null
      and coalesce(e.start_date_time <= $4::timestamptz and e.end_date_time > $5::timestamptz, false)
    ) as is_live
  from (
    select *
    from events e
    where e.id = any($6::int[])
      and (
        select true from event_age_groups l where l.event_id = e.id and l.age_group_id = $7 limit 1
      ) offset 0
  ) e
  where (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $8::timestamptz
      or coalesce(e.film_published_at <= $9::timestamptz, false)
    )
  )
),
shown (course, n) as (select course, count(*) from seen group by 1)
select coalesce(
  sum(n) filter (where course in ('Upcoming', 'Scheduled', 'On-Demand', 'In Transit')), 0
)::int as "all",
  coalesce(sum(n) filter (where course in ('Upcoming', 'Scheduled')), 0)::int as "upcoming",
  coalesce(sum(n) filter (where course in ('Scheduled')), 0)::int as "scheduled",
  (select count(*) from seen where is_live)::int as "live",
  coalesce(sum(n) filter (where course in ('In Transit')), 0)::int as "in-transit",
  coalesce(sum(n) filter (where course in ('On-Demand')), 0)::int as "on-demand"
from shown;

-- countEvents, with the least that it may be given
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from event_facet_ids
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
seen as (
  select case
    when (
      e.film_published_at <= $2::timestamptz and coalesce(e.end_date_time <= $3::timestamptz, true)
    ) then 'On-Demand'
    when e.end_date_time <= $4::timestamptz then case
      when e.access_recording then 'In Transit' else 'Over'
    end
    when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
    else 'Upcoming'
  end as course,
    (
      e.publication <> 'cancelled'
      and e.zoom_link is not null
      and coalesce(e.start_date_time <= $5::timestamptz and e.end_date_time > $6::timestamptz, false)
    ) as is_live
  from matching
  join events e on e.id = matching.id
  where (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $7::timestamptz
      or coalesce(e.film_published_at <= $8::timestamptz, false)
    )
  )
),
shown (course, n) as (select course, count(*) from seen group by 1)
select coalesce(
  sum(n) filter (where course in ('Upcoming', 'Scheduled', 'On-Demand', 'In Transit')), 0
)::int as "all",
  coalesce(sum(n) filter (where course in ('Upcoming', 'Scheduled')), 0)::int as "upcoming",
  coalesce(sum(n) filter (where course in ('Scheduled')), 0)::int as "scheduled",
  (select count(*) from seen where is_live)::int as "live",
  coalesce(sum(n) filter (where course in ('In Transit')), 0)::int as "in-transit",
  coalesce(sum(n) filter (where course in ('On-Demand')), 0)::int as "on-demand"
from shown;

-- src/features/events/server/catalogue/event-filter.queries.ts

-- selectEventFacets
with seen as materialized (
  select e.id,
    e.event_type_id as type_id,
    pankh_language_term(e.access_language) as language_id,
    case when e.access_captions <> 'none' then 1 end as captions_id,
    case when e.access_sign_language then 1 end as sign_language_id,
    concat_ws(
      ' ',
      case
        when (
          select true from event_age_groups l where l.event_id = e.id and l.age_group_id = $1 limit 1
        ) then null
        else $2::text
      end
    ) as missed
  from unnest($3::int[]) found (id)
  join events e on e.id = found.id
  where (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $4::timestamptz
      or coalesce(e.film_published_at <= $5::timestamptz, false)
    )
  )
)
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id',
        t.id, 'name',
        coalesce(t.name ->> $6::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
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
    join event_age_groups l on l.event_id = seen.id
    where seen.missed in ('', $7::text) and l.age_group_id is not null
    group by 1
  ) c on c.id = t.id
  where not t.is_hidden and (c.n > 0 or t.id = any($8::int[]))
) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $9::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
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
      join event_skills l on l.event_id = seen.id
      where seen.missed in ('', $10::text) and l.skill_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($11::int[]))
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $12::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
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
      join event_tags l on l.event_id = seen.id
      where seen.missed in ('', $13::text) and l.tag_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($14::int[]))
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $15::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_types t
    left join (
      select seen.type_id as id, count(*)::int as n
      from seen
      where seen.missed in ('', $16::text) and seen.type_id is not null
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($17::int[]))
  ) as types,
  (
    select coalesce(
      json_agg(json_build_object('id', s.id, 'name', s.name, 'count', c.n) order by c.n desc, s.id), '[]'
    )
    from (
      select id, sum(n)::int as n, row_number() over (order by sum(n) desc, id) as place
      from (
        select l.speaker_id as id, count(*)::int as n
        from seen
        join event_speakers l on l.event_id = seen.id
        where seen.missed in ('', $18::text) and l.speaker_id is not null
        group by 1
        union all
        select id, 0
        from unnest($19::int[]) id
      ) counted
      group by id
    ) c
    join speakers s on s.id = c.id
    where (c.place <= $20 and c.n > 0) or s.id = any($21::int[])
  ) as creators,
  (
    select coalesce(json_agg(json_build_object('id', id, 'count', n) order by n desc, id), '[]')
    from (
      select seen.language_id as id, count(*)::int as n
      from seen
      where seen.missed in ('', $22::text) and seen.language_id is not null
      group by 1
    ) l
    where n > 0
  ) as languages,
  (
    select coalesce(sum(n), 0)::int
    from (
      select seen.captions_id as id, count(*)::int as n
      from seen
      where seen.missed in ('', $23::text) and seen.captions_id is not null
      group by 1
    ) c
  ) as captions,
  (
    select coalesce(sum(n), 0)::int
    from (
      select seen.sign_language_id as id, count(*)::int as n
      from seen
      where seen.missed in ('', $24::text) and seen.sign_language_id is not null
      group by 1
    ) c
  ) as sign_language;

-- selectEventFacets, with the least that it may be given
with moved as (
  select e.id / 16384 as block,
    coalesce(
      bit_or(set_bit(0::bit(16384), e.id % 16384, 1)) filter (
        where (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $1::timestamptz
            or coalesce(e.film_published_at <= $2::timestamptz, false)
          )
        )
      ),
      0::bit(16384)
    ) as gained,
    coalesce(
      bit_or(set_bit(0::bit(16384), e.id % 16384, 1)) filter (
        where not (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $3::timestamptz
            or coalesce(e.film_published_at <= $4::timestamptz, false)
          )
        )
      ),
      0::bit(16384)
    ) as lost
  from events e
  where (e.publication = 'published' and e.settled_from > $5::timestamptz)
    and (e.settled_place < 3) <> (
      e.publication = 'published'
      and (
        e.access_recording
        or e.end_date_time is null
        or e.end_date_time > $6::timestamptz
        or coalesce(e.film_published_at <= $7::timestamptz, false)
      )
    )
  group by 1
),
settled as (
  select block, bit_or(ids) as ids from event_facet_ids where facet = 'place' and (term_id < 3) group by block
),
listed as materialized (
  select block,
    (
      coalesce(settled.ids, 0::bit(16384)) | coalesce(gained, 0::bit(16384))
    ) & ~coalesce(lost, 0::bit(16384)) as ids
  from settled
  full join moved using (block)
),
chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from event_facet_ids
  where facet = 'age_group' and term_id = $8
  group by block
),
met_all as materialized (
  select block, met.ids & listed.ids as ids
  from (
    select *
    from (select block, ids, bit_count(ids) as n from (select block, ids from chosen) met offset 0) counted
    where n > 0
  ) met
  join listed using (block)
),
met_but_age_group as materialized (select block, ids from listed)
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id',
        t.id, 'name',
        coalesce(t.name ->> $9::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
        coalesce(c.n, 0)
      )
      order by t.position,
      t.id
    ), '[]'
  )
  from age_groups t
  left join (
    select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
    from met_but_age_group met
    join event_facet_ids b on b.block = met.block
    where b.facet = 'age_group'
    group by 1
  ) c on c.id = t.id
  where not t.is_hidden and (c.n > 0 or t.id = any($10::int[]))
) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $11::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from skills t
    left join (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'skill'
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($12::int[]))
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $13::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    left join (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'tag'
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($14::int[]))
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $15::text, t.name ->> 'en', t.name ->> 'hi'), 'count',
          coalesce(c.n, 0)
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_types t
    left join (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'type'
      group by 1
    ) c on c.id = t.id
    where not t.is_hidden and (c.n > 0 or t.id = any($16::int[]))
  ) as types,
  (
    select coalesce(
      json_agg(json_build_object('id', s.id, 'name', s.name, 'count', c.n) order by c.n desc, s.id), '[]'
    )
    from (
      select id, sum(n)::int as n, row_number() over (order by sum(n) desc, id) as place
      from (
        select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
        from met_all met
        join event_facet_ids b on b.block = met.block
        where b.facet = 'creator'
          and b.term_id = any(
            array(
              (
                select term_id
                from event_facet_counts
                where facet = 'creator'
                order by listed desc nulls last, term_id
                limit $17
              )
              union select unnest($18::int[])
            )
          )
        group by 1
        union all
        select id, 0
        from unnest($19::int[]) id
      ) counted
      group by id
    ) c
    join speakers s on s.id = c.id
    where (c.place <= $20 and c.n > 0) or s.id = any($21::int[])
  ) as creators,
  (
    select coalesce(json_agg(json_build_object('id', id, 'count', n) order by n desc, id), '[]')
    from (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'language'
      group by 1
    ) l
    where n > 0
  ) as languages,
  (
    select coalesce(sum(n), 0)::int
    from (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'captions'
      group by 1
    ) c
  ) as captions,
  (
    select coalesce(sum(n), 0)::int
    from (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'sign_language'
      group by 1
    ) c
  ) as sign_language;

-- selectEventTopics
with moved as (
  select e.id / 16384 as block,
    coalesce(
      bit_or(set_bit(0::bit(16384), e.id % 16384, 1)) filter (
        where (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $1::timestamptz
            or coalesce(e.film_published_at <= $2::timestamptz, false)
          )
        )
      ),
      0::bit(16384)
    ) as gained,
    coalesce(
      bit_or(set_bit(0::bit(16384), e.id % 16384, 1)) filter (
        where not (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $3::timestamptz
            or coalesce(e.film_published_at <= $4::timestamptz, false)
          )
        )
      ),
      0::bit(16384)
    ) as lost
  from events e
  where (e.publication = 'published' and e.settled_from > $5::timestamptz)
    and (e.settled_place < 3) <> (
      e.publication = 'published'
      and (
        e.access_recording
        or e.end_date_time is null
        or e.end_date_time > $6::timestamptz
        or coalesce(e.film_published_at <= $7::timestamptz, false)
      )
    )
  group by 1
),
settled as (
  select block, bit_or(ids) as ids from event_facet_ids where facet = 'place' and (term_id < 3) group by block
),
listed as materialized (
  select block,
    (
      coalesce(settled.ids, 0::bit(16384)) | coalesce(gained, 0::bit(16384))
    ) & ~coalesce(lost, 0::bit(16384)) as ids
  from settled
  full join moved using (block)
),
met_all as materialized (select block, ids from listed)
select (
  select coalesce(json_agg(topic), '[]')
  from (
    select t.id, coalesce(t.name ->> $8::text, t.name ->> 'en', t.name ->> 'hi') as name, c.n as count
    from (
      select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
      from met_all met
      join event_facet_ids b on b.block = met.block
      where b.facet = 'tag'
      group by 1
    ) c
    join tags t on t.id = c.id
    where c.n > 0 and not t.is_hidden
    order by c.n desc, t.position, t.id
    limit $9
  ) topic
) as tags,
  (
    select coalesce(json_agg(topic), '[]')
    from (
      select t.id, coalesce(t.name ->> $10::text, t.name ->> 'en', t.name ->> 'hi') as name, c.n as count
      from (
        select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
        from met_all met
        join event_facet_ids b on b.block = met.block
        where b.facet = 'skill'
        group by 1
      ) c
      join skills t on t.id = c.id
      where c.n > 0 and not t.is_hidden
      order by c.n desc, t.position, t.id
      limit $11
    ) topic
  ) as skills;

-- src/features/events/server/catalogue/event-list.queries.ts

-- isCursor
select 1 from events where id = $1;

-- selectEventIds
with last as materialized (select e.created_at as key_0, e.id as key_1 from events e where e.id = $1::int)
select id
from (
  (
    select e.id, e.created_at as key_0, e.id as key_1
    from (
      select *
      from events e
      where e.id = any($2::int[])
        and (
          select true from event_age_groups l where l.event_id = e.id and l.age_group_id = $3 limit 1
        ) offset 0
    ) e
    where (
      e.publication = 'published'
      and (
        e.access_recording
        or e.end_date_time is null
        or e.end_date_time > $4::timestamptz
        or coalesce(e.film_published_at <= $5::timestamptz, false)
      )
    )
      and true
      and (e.created_at, e.id) < ((select key_0 from last), (select key_1 from last))
    order by e.created_at desc nulls last, e.id desc nulls last
    limit $6
  )
) shown
order by key_0 desc nulls last, key_1 desc nulls last
limit $7 offset $8;

-- selectEventIds, with the least that it may be given
with chosen as materialized (
  select 'age_group' as facet, block, bit_or(ids) as ids
  from event_facet_ids
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
last as materialized (select e.created_at as key_0, e.id as key_1 from events e where e.id = $2::int)
select id
from (
  (
    select e.id, e.created_at as key_0, e.id as key_1
    from matching
    join events e on e.id = matching.id
    where (
      e.publication = 'published'
      and (
        e.access_recording
        or e.end_date_time is null
        or e.end_date_time > $3::timestamptz
        or coalesce(e.film_published_at <= $4::timestamptz, false)
      )
    )
      and true
    order by e.created_at desc nulls last, e.id desc nulls last
    limit $5
  )
) shown
order by key_0 desc nulls last, key_1 desc nulls last
limit $6 offset $7;

-- src/features/events/server/details/event-details.queries.ts

-- selectEventDetails
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $2::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  case when e.title ? $3::text then $4::text when e.title ? 'en' then 'en' else 'hi' end as text_language,
  (
    select json_build_object(
      'id', t.id, 'key', t.key, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi')
    )
    from event_types t
    where t.id = e.event_type_id
  ) as event_type,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $6::timestamptz and coalesce(e.end_date_time <= $7::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $8::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $9::timestamptz and e.end_date_time > $10::timestamptz, false)
  ) as is_live,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time,
  e.time_zone,
  case
    when (e.film_published_at <= $11::timestamptz and coalesce(e.end_date_time <= $12::timestamptz, true))
      or e.start_date_time is null then round(r.duration_seconds / 60.0)
    else round(extract(epoch from e.end_date_time - e.start_date_time) / 60)
  end::int as duration_minutes,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'designation',
          coalesce(s.designation ->> $13::text, s.designation ->> 'en', s.designation ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $14::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.event_id = e.id
  ) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $15::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_skills l
    join skills t on t.id = l.skill_id
    where l.event_id = e.id
  ) as skills,
  json_build_object(
    'captions',
    e.access_captions, 'sign_language',
    e.access_sign_language, 'recording',
    e.access_recording, 'breaks',
    e.access_breaks, 'camera_optional',
    e.access_camera_optional, 'language',
    e.access_language
  ) as access,
  coalesce(
    e.picture,
    coalesce(
      (
        select '/art/' || k.motif || case e.id % 5 when 0 then '' else '-' || e.id % 5 + 1 end || '.svg'
        from event_skills l
        join skills k on k.id = l.skill_id
        where l.event_id = e.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(e.picture_alt ->> $16::text, e.picture_alt ->> 'en', e.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  e.capacity,
  e.capacity - e.registered_count as places_left,
  round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
  e.rating_count,
  e.has_certificate,
  coalesce(e.description ->> $17::text, e.description ->> 'en', e.description ->> 'hi') as description,
  json_build_object(
    'en',
    coalesce(e.in_short ->> 'en', ''), 'hi',
    coalesce(e.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(e.in_short_symbols)
  ) as easy_read,
  json_build_object(
    'warnings',
    to_jsonb(e.warnings), 'warning_note_en',
    coalesce(e.warning_note ->> 'en', ''), 'warning_note_hi',
    coalesce(e.warning_note ->> 'hi', '')
  ) as content_warnings,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $18::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_tags l
    join tags t on t.id = l.tag_id
    where l.event_id = e.id
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          s.id, 'name',
          s.name, 'place',
          s.place, 'picture',
          s.picture, 'creator_id',
          (
            select a.user_id
            from speaker_accounts a
            join users u on u.id = a.user_id
            where a.speaker_id = s.id and u.disabled_at is null and e.publication = 'published'
          ), 'designation',
          coalesce(
            s.designation ->> $19::text, s.designation ->> 'en', s.designation ->> 'hi'
          ), 'introduction',
          coalesce(s.introduction ->> $20::text, s.introduction ->> 'en', s.introduction ->> 'hi')
        )
        order by l.position,
        s.id
      ), '[]'
    )
    from event_speakers l
    join speakers s on s.id = l.speaker_id
    where l.event_id = e.id
  ) as speakers,
  coalesce(
    e.access_adjustment ->> $21::text, e.access_adjustment ->> 'en', e.access_adjustment ->> 'hi'
  ) as adjustment,
  e.registered_count,
  e.attendance_share,
  case
    when (e.film_published_at <= $22::timestamptz and coalesce(e.end_date_time <= $23::timestamptz, true)) then json_build_object(
      'duration_seconds',
      r.duration_seconds, 'has_transcript',
      r.has_transcript, 'published_at',
      to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    )
  end as recording,
  (
    select json_build_object(
      'title',
      coalesce(s.title ->> $24::text, s.title ->> 'en', s.title ->> 'hi'), 'events',
      (
        select json_agg(
          json_build_object(
            'id',
            o.id, 'title',
            coalesce(o.title ->> $25::text, o.title ->> 'en', o.title ->> 'hi'), 'start_date_time',
            to_char(o.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          )
          order by o.start_date_time nulls last,
          o.id
        )
        from events o
        where o.series_id = s.id and o.publication = 'published'
      )
    )
    from event_series s
    where s.id = e.series_id
  ) as series
from events e
left join event_recordings r on r.event_id = e.id
where e.id = $26 and e.publication in ('published', 'cancelled');

-- src/features/events/server/details/related-events.queries.ts

-- selectRelatedEvents
with near as (
  select o.event_id as id
  from event_skills m
  cross join lateral (
    select o.event_id
    from event_skills o
    where o.skill_id = m.skill_id
      and o.event_id <> $1
      and (
        select (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $2::timestamptz
            or coalesce(e.film_published_at <= $3::timestamptz, false)
          )
        )
        from events e
        where e.id = o.event_id
        limit 1
      )
    order by o.event_id desc
    limit $4
  ) o
  where m.event_id = $5
  union select o.event_id as id
  from event_tags m
  cross join lateral (
    select o.event_id
    from event_tags o
    where o.tag_id = m.tag_id
      and o.event_id <> $6
      and (
        select (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $7::timestamptz
            or coalesce(e.film_published_at <= $8::timestamptz, false)
          )
        )
        from events e
        where e.id = o.event_id
        limit 1
      )
    order by o.event_id desc
    limit $9
  ) o
  where m.event_id = $10
  union select o.event_id as id
  from event_age_groups m
  cross join lateral (
    select o.event_id
    from event_age_groups o
    where o.age_group_id = m.age_group_id
      and o.event_id <> $11
      and (
        select (
          e.publication = 'published'
          and (
            e.access_recording
            or e.end_date_time is null
            or e.end_date_time > $12::timestamptz
            or coalesce(e.film_published_at <= $13::timestamptz, false)
          )
        )
        from events e
        where e.id = o.event_id
        limit 1
      )
    order by o.event_id desc
    limit $14
  ) o
  where m.event_id = $15
  union (
    select o.id
    from events o
    where o.series_id = (select series_id from events where id = $16)
      and o.id <> $17
      and (
        o.publication = 'published'
        and (
          o.access_recording
          or o.end_date_time is null
          or o.end_date_time > $18::timestamptz
          or coalesce(o.film_published_at <= $19::timestamptz, false)
        )
      )
    order by o.id desc
    limit $20
  )
),
listed as materialized (
  select e.id,
    (
      case when e.series_id = (select series_id from events where id = $21) then 10 else 0 end + 3 * (select count(*)::int from event_skills o where o.event_id = e.id and o.skill_id in (select m.skill_id from event_skills m where m.event_id = $22)) + 3 * (select count(*)::int from event_tags o where o.event_id = e.id and o.tag_id in (select m.tag_id from event_tags m where m.event_id = $23)) + 1 * (
        select count(*)::int
        from event_age_groups o
        where o.event_id = e.id
          and o.age_group_id in (select m.age_group_id from event_age_groups m where m.event_id = $24)
      )
    ) as nearness,
    case
      when (
        e.film_published_at <= $25::timestamptz and coalesce(e.end_date_time <= $26::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $27::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end = 'In Transit' as waits
  from near
  join events e on e.id = near.id
)
select array(select id from listed order by waits, nearness desc, id limit $28 offset $29) as ids,
  (select count(*)::int from listed) as total;

-- src/features/events/server/event-facts.queries.ts

-- selectEventName
select title, time_zone from events where id = $1;

-- isEventPublic
select from events where id = $1 and publication = 'published';

-- src/features/events/server/feedback/erase-feedback.queries.ts

-- eraseFeedback
select
from event_questions
where id in (select question_id from event_question_votes where user_id = $1)
order by id
for no key update;

-- eraseFeedback
with withdrawn as (delete from event_question_votes where user_id = $1 returning question_id)
update event_questions
set up_vote_count = up_vote_count - 1
where id in (select question_id from withdrawn);

-- eraseFeedback
delete from event_answers where user_id = $1 and hidden_at is not null;

-- eraseFeedback
delete from event_questions where user_id = $1 and hidden_at is not null;

-- eraseFeedback, with the least that it may be given
delete from event_answers where user_id = $1;

-- eraseFeedback, with the least that it may be given
delete from event_questions where user_id = $1;

-- src/features/events/server/feedback/event-questions.queries.ts

-- selectQuestions
select q.id,
  q.question,
  q.up_vote_count,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as asked_by,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  exists (
    select from event_question_votes v where v.question_id = q.id and v.user_id = $1::int
  ) as is_upvoted,
  coalesce(q.user_id = $2::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = q.id and o.user_id = $4::int
  ) as is_reported,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $5::int, false), 'is_reported',
          exists (select from reports o where o.kind = $6 and o.subject_id = a.id and o.user_id = $7::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id
      and a.hidden_at is null
      and (
        a.user_id is null
        or a.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $8))
      )
  ) as answers
from event_questions q
left join users u on u.id = q.user_id and u.disabled_at is null
where q.event_id = $9
  and q.hidden_at is null
  and (
    q.user_id is null or q.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $10))
  )
  and (q.up_vote_count, q.id) < (select up_vote_count, id from event_questions where id = $11)
order by q.up_vote_count desc nulls last, q.id desc nulls last
limit $12 offset $13;

-- selectQuestions, with the least that it may be given
select q.id,
  q.question,
  q.up_vote_count,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as asked_by,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  exists (
    select from event_question_votes v where v.question_id = q.id and v.user_id = $1::int
  ) as is_upvoted,
  coalesce(q.user_id = $2::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = q.id and o.user_id = $4::int
  ) as is_reported,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $5::int, false), 'is_reported',
          exists (select from reports o where o.kind = $6 and o.subject_id = a.id and o.user_id = $7::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id and a.hidden_at is null and true
  ) as answers
from event_questions q
left join users u on u.id = q.user_id and u.disabled_at is null
where q.event_id = $8 and q.hidden_at is null and true and true
order by q.up_vote_count desc nulls last, q.id desc nulls last
limit $9 offset $10;

-- selectSameQuestion
select q.id,
  q.question,
  q.up_vote_count,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as asked_by,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  exists (
    select from event_question_votes v where v.question_id = q.id and v.user_id = $1::int
  ) as is_upvoted,
  coalesce(q.user_id = $2::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = q.id and o.user_id = $4::int
  ) as is_reported,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $5::int, false), 'is_reported',
          exists (select from reports o where o.kind = $6 and o.subject_id = a.id and o.user_id = $7::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id
      and a.hidden_at is null
      and (
        a.user_id is null
        or a.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $8))
      )
  ) as answers,
  q.hidden_at is not null as is_hidden,
  exists (
    select from held_things h where h.kind = $9 and h.subject_id = q.id and h.decided_at is null
  ) as is_waiting
from event_questions q
left join users u on u.id = q.user_id
where q.user_id = $10 and q.event_id = $11 and q.question = $12
order by q.id
limit 1;

-- insertQuestion
insert into "event_questions" (
  "id", "event_id", "user_id", "question", "up_vote_count", "hidden_at", "created_at"
)
values (default, $1, $2, $3, default, default, $4)
returning "id";

-- insertQuestion
select q.id,
  q.question,
  q.up_vote_count,
  case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end as asked_by,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  exists (
    select from event_question_votes v where v.question_id = q.id and v.user_id = $1::int
  ) as is_upvoted,
  coalesce(q.user_id = $2::int, false) as is_mine,
  exists (
    select from reports o where o.kind = $3 and o.subject_id = q.id and o.user_id = $4::int
  ) as is_reported,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $5::int, false), 'is_reported',
          exists (select from reports o where o.kind = $6 and o.subject_id = a.id and o.user_id = $7::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id
      and a.hidden_at is null
      and (
        a.user_id is null
        or a.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $8))
      )
  ) as answers
from event_questions q
left join users u on u.id = q.user_id
where q.id = $9;

-- lockOwnQuestion
select question from event_questions where id = $1 and user_id = $2 for update;

-- updateQuestion
update event_questions set question = $1 where id = $2;

-- deleteQuestion
delete from event_questions where id = $1;

-- standingAt
select exists (
  select
  from event_speakers s
  join speaker_accounts a using (speaker_id)
  where s.event_id = $1 and a.user_id = $2
) as is_speaker,
  exists (select from event_hosts h where h.event_id = $3 and h.user_id = $4) as is_host;

-- findAnswerers
select e.title,
  array(
    select a.user_id
    from event_speakers s
    join speaker_accounts a using (speaker_id)
    where s.event_id = e.id
    union select u.id
    from event_hosts h
    join users u on u.id = h.user_id
    where h.event_id = e.id
      and (u.is_admin or exists (select from user_roles r where r.user_id = u.id and r.role = 'event-host'))
  ) as user_ids
from events e
where e.id = $1;

-- selectVisibleQuestion
select q.id, q.event_id, q.user_id, e.title
from event_questions q
join events e on e.id = q.event_id
where q.id = $1 and q.hidden_at is null and e.publication = 'published';

-- lockQuestion
select from event_questions where id = $1 for no key update;

-- selectSameAnswer
select json_build_object(
  'id',
  a.id, 'answer',
  a.answer, 'answered_by',
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
  a.role, 'answered_at',
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
  coalesce(a.user_id = $1::int, false), 'is_reported',
  exists (select from reports o where o.kind = $2 and o.subject_id = a.id and o.user_id = $3::int)
) as answer,
  a.hidden_at is not null as is_hidden
from event_answers a
left join users u on u.id = a.user_id
where a.question_id = $4 and a.user_id = $5 and a.answer = $6
order by a.id
limit 1;

-- insertAnswer
insert into "event_answers" ("id", "question_id", "user_id", "role", "answer", "hidden_at", "created_at")
values (default, $1, $2, $3, $4, default, $5)
returning "id";

-- insertAnswer
select json_build_object(
  'id',
  a.id, 'answer',
  a.answer, 'answered_by',
  case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
  a.role, 'answered_at',
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
  coalesce(a.user_id = $1::int, false), 'is_reported',
  exists (select from reports o where o.kind = $2 and o.subject_id = a.id and o.user_id = $3::int)
) as answer
from event_answers a
left join users u on u.id = a.user_id
where a.id = $4;

-- deleteAnswer
delete from event_answers where id = $1 and user_id = $2 returning id;

-- src/features/events/server/feedback/event-reviews.queries.ts

-- findReviewedEvent
select case
  when e.publication = 'cancelled' then 'Cancelled'
  else case
    when (
      e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
    ) then 'On-Demand'
    when e.end_date_time <= $3::timestamptz then case
      when e.access_recording then 'In Transit' else 'Over'
    end
    when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
    else 'Upcoming'
  end
end as status,
  coalesce(
    e.start_date_time <= $4::timestamptz
      or (e.film_published_at <= $5::timestamptz and coalesce(e.end_date_time <= $6::timestamptz, true)),
    false
  ) as has_begun,
  coalesce(
    e.end_date_time <= $7::timestamptz
      or (e.film_published_at <= $8::timestamptz and coalesce(e.end_date_time <= $9::timestamptz, true)),
    false
  ) as has_ended
from events e
where e.id = $10 and e.publication = 'published';

-- src/features/events/server/feedback/listed-questions.queries.ts

-- isQuestionOf
select from event_questions where id = $1 and event_id = $2;

-- countQuestions
select count(*)::int as total
from (
  select
  from event_questions
  where event_id = $1
    and hidden_at is null
    and (user_id is null or user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $2)))
  limit $3
) counted;

-- countQuestions, with the least that it may be given
select count(*)::int as total
from (select from event_questions where event_id = $1 and hidden_at is null and true limit $2) counted;

-- src/features/events/server/feedback/question-votes.queries.ts

-- lockVisibleQuestion
select q.id
from event_questions q
join events e on e.id = q.event_id
where q.id = $1 and q.hidden_at is null and e.publication = 'published'
for no key update of q;

-- lockVisibleQuestion
select from event_question_votes where question_id = $1 and user_id = $2;

-- writeVote
insert into event_question_votes (question_id, user_id) values ($1, $2);

-- writeVote
update event_questions set up_vote_count = up_vote_count + $1 where id = $2;

-- writeVote, with the least that it may be given
delete from event_question_votes where question_id = $1 and user_id = $2;

-- selectVoteCount
select up_vote_count from event_questions where id = $1;

-- src/features/events/server/feedback/reportable-feedback.queries.ts

-- reportableQuestions.lock
select hidden_at is not null as is_hidden from event_questions where id = $1 for no key update;

-- reportableQuestions.setHidden
update event_questions set hidden_at = $1::timestamptz where id = $2;

-- reportableQuestions.setHidden, with the least that it may be given
update event_questions set hidden_at = null where id = $1;

-- reportableQuestions.selectThings
select t.id,
  trim(t.question) as text,
  t.hidden_at is not null as is_hidden,
  coalesce(
    e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi'
  ) as place, '/events/details/' || t.event_id || '#questions' as address,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as author
from event_questions t
join events e on e.id = t.event_id
left join users u on u.id = t.user_id
where t.id = any($2::int[]);

-- reportableAnswers.lock
select hidden_at is not null as is_hidden from event_answers where id = $1 for no key update;

-- reportableAnswers.setHidden
update event_answers set hidden_at = $1::timestamptz where id = $2;

-- reportableAnswers.setHidden, with the least that it may be given
update event_answers set hidden_at = null where id = $1;

-- reportableAnswers.selectThings
select t.id,
  trim(t.answer) as text,
  t.hidden_at is not null as is_hidden,
  coalesce(
    e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi'
  ) as place, '/events/details/' || q.event_id || '#questions' as address,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as author
from event_answers t
join event_questions q on q.id = t.question_id
join events e on e.id = q.event_id
left join users u on u.id = t.user_id
where t.id = any($2::int[]);

-- reportableReviews.lock
select event_id as id from event_reviews where id = $1;

-- reportableReviews.lock
select hidden_at is not null as is_hidden from event_reviews where id = $1;

-- reportableReviews.setHidden
update event_reviews set hidden_at = $1::timestamptz where id = $2 returning event_id as id, rating;

-- reportableReviews.setHidden, with the least that it may be given
update event_reviews set hidden_at = null where id = $1 returning event_id as id, rating;

-- reportableReviews.selectThings
select t.id,
  trim(concat(t.rating, '/5 ', t.feedback)) as text,
  t.hidden_at is not null as is_hidden, '/events/details/' || s.id || '#reviews' as address,
  coalesce(s.title ->> $1::text, s.title ->> 'en', s.title ->> 'hi') as place,
  case
    when u.id is not null then json_build_object(
      'id', u.id, 'name', case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end
    )
  end as author
from event_reviews t
join events s on s.id = t.event_id
left join users u on u.id = t.user_id
where t.id = any($2::int[]);

-- src/features/events/server/film/find-film.queries.ts

-- findFilm
select e.id as event_id,
  r.kind,
  r.url,
  r.duration_seconds,
  ceil(r.duration_seconds * e.attendance_share / 100.0)::int as needed_seconds,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $3::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end = 'On-Demand' as is_there,
  exists (
    select from event_registrations g where g.event_id = e.id and g.user_id = $4 and g.status = 'registered'
  ) as is_registered
from events e
left join event_recordings r on r.event_id = e.id
where e.id = $5 and e.publication = 'published';

-- selectFilmBytes
select size_bytes::float8 as bytes from uploaded_files where storage_key = substr($1, 2);

-- isFilmOf
select
from event_recordings r
join events e on e.id = r.event_id and e.publication = 'published'
join event_registrations g on g.event_id = e.id and g.user_id = $1 and g.status = 'registered'
where r.kind = 'file'
  and r.url = $2
  and (e.film_published_at <= $3::timestamptz and coalesce(e.end_date_time <= $4::timestamptz, true))
limit 1;

-- findOrganisedFilm
select e.publication,
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where u.is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = u.id
    ) held
  ) as roles,
  exists (select from event_hosts h where h.event_id = e.id and h.user_id = u.id) as is_host
from event_recordings r
join events e on e.id = r.event_id
join users u on u.id = $1
where r.kind = 'file' and r.url = $2
limit 1;

-- src/features/events/server/film/watch-progress.queries.ts

-- selectWatched
select (
  select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by lower(part)), '[]')
  from unnest(w.watched) part
) as watched,
  w.watched_seconds,
  w.position_seconds
from event_watches w
where w.event_id = $1 and w.user_id = $2;

-- lockWatches
insert into event_watches (event_id, user_id, last_beat_at)
values ($1, $2, $3::timestamptz)
on conflict
do nothing;

-- lockWatches
select (extract(epoch from last_beat_at) * 1000)::float8 as last
from event_watches
where user_id = $1
order by event_id
for update;

-- addWatched
with fresh as (
  select $1::int4multirange * int4multirange(int4range(0, $2)) - watched as seconds
  from event_watches
  where event_id = $3 and user_id = $4
),
parts as (
  select lower(part) as begins,
    upper(part) as ends,
    (sum(upper(part) - lower(part)) over (order by lower(part)) - (upper(part) - lower(part)))::int as before
  from fresh, unnest(fresh.seconds) part
),
taken as (
  select coalesce(range_agg(int4range(begins, least(ends, begins + $5::int - before))), '{}') as seconds
  from parts
  where before < $6::int
)
update event_watches w
set watched = w.watched + taken.seconds,
  watched_seconds = (
    select coalesce(sum(upper(part) - lower(part)), 0) from unnest(w.watched + taken.seconds) part
  ),
  position_seconds = $7,
  last_beat_at = $8::timestamptz
from taken
where w.event_id = $9 and w.user_id = $10
returning (
  select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by lower(part)), '[]')
  from unnest(w.watched) part
) as watched,
  w.watched_seconds,
  w.position_seconds;

-- src/features/events/server/for-you/events-for-you.queries.ts

-- selectEventsForYou
with relevant as (
  select event_id, 3 * max(skill) + 3 * max(tag) + max(age) as relevance, count(*) as terms
  from (
    select l.event_id, 1 as skill, 0 as tag, 0 as age
    from unnest($1::int[]) chosen (id)
    cross join lateral (
      select event_id
      from event_skills o
      where o.skill_id = chosen.id
        and (
          select (
            e.publication = 'published'
            and (
              e.access_recording
              or e.end_date_time is null
              or e.end_date_time > $2::timestamptz
              or coalesce(e.film_published_at <= $3::timestamptz, false)
            )
          )
          from events e
          where e.id = o.event_id
          limit 1
        )
      order by event_id desc
      limit $4
    ) l
    union all
    select l.event_id, 0, 1, 0
    from unnest($5::int[]) chosen (id)
    cross join lateral (
      select event_id
      from event_tags o
      where o.tag_id = chosen.id
        and (
          select (
            e.publication = 'published'
            and (
              e.access_recording
              or e.end_date_time is null
              or e.end_date_time > $6::timestamptz
              or coalesce(e.film_published_at <= $7::timestamptz, false)
            )
          )
          from events e
          where e.id = o.event_id
          limit 1
        )
      order by event_id desc
      limit $8
    ) l
    union all
    select l.event_id, 0, 0, 1
    from unnest($9::int[]) chosen (id)
    cross join lateral (
      select event_id
      from event_age_groups o
      where o.age_group_id = chosen.id
        and (
          select (
            e.publication = 'published'
            and (
              e.access_recording
              or e.end_date_time is null
              or e.end_date_time > $10::timestamptz
              or coalesce(e.film_published_at <= $11::timestamptz, false)
            )
          )
          from events e
          where e.id = o.event_id
          limit 1
        )
      order by event_id desc
      limit $12
    ) l
  ) links
  group by event_id
)
select e.id,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $13::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from event_tags l
    join tags t on t.id = l.tag_id
    where l.event_id = e.id
  ) as tags
from relevant
join events e on e.id = relevant.event_id
left join event_recordings r on r.event_id = e.id
cross join lateral (
  select case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $14::timestamptz and coalesce(e.end_date_time <= $15::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $16::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end = 'In Transit' as waits
) w
where not (
  exists (
    select from event_registrations g where g.event_id = e.id and g.user_id = $17 and g.status <> 'cancelled'
  )
  or exists (select from event_hosts h where h.event_id = e.id and h.user_id = $18)
  or exists (
    select
    from event_speakers s
    join speaker_accounts a using (speaker_id)
    where s.event_id = e.id and a.user_id = $19
  )
  or (
    exists (
      select
      from event_attendances a
      where a.event_id = e.id
        and a.user_id = $20
        and case
          a.source
          when 'report' then a.minutes * 60 >= extract(
            epoch from e.end_date_time - e.start_date_time
          ) * e.attendance_share / 100
          else extract(
            epoch
            from least(
              e.end_date_time, coalesce(a.left_at, a.joined_at), $21::timestamptz
            ) - greatest(a.joined_at, e.start_date_time)
          ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
        end
    )
    or exists (
      select
      from event_watches w
      where w.event_id = e.id
        and w.user_id = $22
        and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
    )
  )
)
order by waits,
  relevance desc,
  terms desc,
  (
    case
      when (
        e.film_published_at <= $23::timestamptz and coalesce(e.end_date_time <= $24::timestamptz, true)
      ) then 1
      when e.end_date_time <= $25::timestamptz then case when e.access_recording then 2 else 3 end
      else 0
    end
  )::smallint asc nulls last,
  (
    case
      when (e.film_published_at <= $26::timestamptz and coalesce(e.end_date_time <= $27::timestamptz, true))
        or e.end_date_time <= $28::timestamptz then '1970-01-01 00:00:00+00'::timestamptz - coalesce(e.film_published_at, e.end_date_time)
      else coalesce(e.start_date_time - '1970-01-01 00:00:00+00'::timestamptz, '1000000 days'::interval)
    end
  ) asc nulls last,
  e.id asc nulls last
limit $29;

-- src/features/events/server/insert-event.queries.ts

-- insertEvent
insert into "events" (
  "id",
  "event_type_id",
  "series_id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "picture",
  "picture_alt",
  "start_date_time",
  "end_date_time",
  "time_zone",
  "zoom_link",
  "capacity",
  "registered_count",
  "rating_sum",
  "rating_count",
  "has_certificate",
  "attendance_share",
  "access_captions",
  "access_sign_language",
  "access_recording",
  "access_breaks",
  "access_camera_optional",
  "access_language",
  "access_adjustment",
  "film_published_at",
  "search_words",
  "published_at",
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
  $30,
  default,
  $31,
  $32
)
returning "id";

-- insertEvent
insert into "event_recordings" (
  "event_id", "kind", "url", "duration_seconds", "has_transcript", "published_at"
)
values ($1, $2, $3, $4, $5, $6);

-- insertEvent, with the least that it may be given
insert into "events" (
  "id",
  "event_type_id",
  "series_id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "picture",
  "picture_alt",
  "start_date_time",
  "end_date_time",
  "time_zone",
  "zoom_link",
  "capacity",
  "registered_count",
  "rating_sum",
  "rating_count",
  "has_certificate",
  "attendance_share",
  "access_captions",
  "access_sign_language",
  "access_recording",
  "access_breaks",
  "access_camera_optional",
  "access_language",
  "access_adjustment",
  "film_published_at",
  "search_words",
  "published_at",
  "created_at"
)
values (
  default,
  $1,
  default,
  default,
  $2,
  $3,
  $4,
  $5,
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

-- insertEvents
insert into "events" (
  "id",
  "event_type_id",
  "series_id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "picture",
  "picture_alt",
  "start_date_time",
  "end_date_time",
  "time_zone",
  "zoom_link",
  "capacity",
  "registered_count",
  "rating_sum",
  "rating_count",
  "has_certificate",
  "attendance_share",
  "access_captions",
  "access_sign_language",
  "access_recording",
  "access_breaks",
  "access_camera_optional",
  "access_language",
  "access_adjustment",
  "film_published_at",
  "search_words",
  "published_at",
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
  $30,
  default,
  $31,
  $32
)
returning "id";

-- insertEvents
insert into "event_recordings" (
  "event_id", "kind", "url", "duration_seconds", "has_transcript", "published_at"
)
values ($1, $2, $3, $4, $5, $6);

-- insertEvents, with the least that it may be given
insert into "events" (
  "id",
  "event_type_id",
  "series_id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "warnings",
  "warning_note",
  "picture",
  "picture_alt",
  "start_date_time",
  "end_date_time",
  "time_zone",
  "zoom_link",
  "capacity",
  "registered_count",
  "rating_sum",
  "rating_count",
  "has_certificate",
  "attendance_share",
  "access_captions",
  "access_sign_language",
  "access_recording",
  "access_breaks",
  "access_camera_optional",
  "access_language",
  "access_adjustment",
  "film_published_at",
  "search_words",
  "published_at",
  "created_at"
)
values (
  default,
  $1,
  default,
  default,
  $2,
  $3,
  $4,
  $5,
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

-- writeSearchWords
update events e
set search_words = named.words
from (
  select event_id, string_agg(words, ' ' order by kind, position) as words
  from (
    select l.event_id, t.name as words, 1 as kind, l.position
    from event_speakers l
    join speakers t on t.id = l.speaker_id
    union all
    select l.event_id, concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), 2, l.position
    from event_skills l
    join skills t on t.id = l.skill_id
    union all
    select l.event_id, concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), 3, l.position
    from event_tags l
    join tags t on t.id = l.tag_id
  ) names
  where event_id = any($1::int[])
  group by event_id
) named
where e.id = named.event_id;

-- selectEventsWith
select e.id
from events e
where e.id in (select event_id from event_skills where skill_id = $1) and e.id > $2
order by e.id
limit $3
for no key update;

-- insertSeries
insert into "event_series" ("id", "key", "title") values (default, $1, $2) returning "key", "id";

-- insertSpeakers
insert into "speakers" ("id", "key", "name", "designation", "place", "introduction", "picture")
values (default, $1, $2, $3, $4, $5, $6)
returning "key", "id";

-- insertSpeakers, with the least that it may be given
insert into "speakers" ("id", "key", "name", "designation", "place", "introduction", "picture")
values (default, $1, $2, $3, default, $4, default)
returning "key", "id";

-- src/features/events/server/metrics/event-metrics.queries.ts

-- eventMetrics.countDays
select 'events-registered' as metric,
  to_char(registered_at at time zone $1, 'YYYY-MM-DD') as day,
  event_id as subject_id,
  count(*)::float8 as value
from event_registrations
where status = 'registered'
  and registered_at >= $2::date::timestamp at time zone $3
  and registered_at < ($4::date + 1)::timestamp at time zone $5
group by day, event_id
union all
select 'events-attended', to_char(came.at at time zone $6, 'YYYY-MM-DD') as day, e.id, count(*)::float8
from events e
left join event_recordings r on r.event_id = e.id
join (
  select event_id, user_id, min(at) as at
  from (
    select event_id, user_id, joined_at as at
    from event_attendances
    where joined_at >= $7::date::timestamp at time zone $8
      and joined_at < ($9::date + 1)::timestamp at time zone $10
    union all
    select event_id, user_id, created_at
    from event_watches
    where created_at >= $11::date::timestamp at time zone $12
      and created_at < ($13::date + 1)::timestamp at time zone $14
  ) each
  group by event_id, user_id
) came on came.event_id = e.id
where (
  exists (
    select
    from event_attendances a
    where a.event_id = e.id
      and a.user_id = came.user_id
      and case
        a.source
        when 'report' then a.minutes * 60 >= extract(
          epoch from e.end_date_time - e.start_date_time
        ) * e.attendance_share / 100
        else extract(
          epoch
          from least(
            e.end_date_time, coalesce(a.left_at, a.joined_at), $15::timestamptz
          ) - greatest(a.joined_at, e.start_date_time)
        ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
      end
  )
  or exists (
    select
    from event_watches w
    where w.event_id = e.id
      and w.user_id = came.user_id
      and (w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share)
  )
)
  and not exists (
    select
    from event_attendances a
    where a.event_id = e.id
      and a.user_id = came.user_id
      and a.joined_at < $16::date::timestamp at time zone $17
  )
  and not exists (
    select
    from event_watches w
    where w.event_id = e.id
      and w.user_id = came.user_id
      and w.created_at < $18::date::timestamp at time zone $19
  )
group by day, e.id
union all
select what, day, event_id, value
from (
  select to_char(created_at at time zone $20, 'YYYY-MM-DD') as day,
    event_id,
    count(*)::float8 as rated,
    sum(rating)::float8 as stars
  from event_reviews
  where hidden_at is null
    and created_at >= $21::date::timestamp at time zone $22
    and created_at < ($23::date + 1)::timestamp at time zone $24
  group by day, event_id
) reviews
cross join lateral (values ('events-rated', rated), ('events-stars', stars)) each (what, value);

-- src/features/events/server/mine/following-news.queries.ts

-- selectEventsOfFollowed
select e.id, to_char(e.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as announced_at
from events e
where e.id in (
  select l.event_id
  from follows f
  join speaker_accounts a on a.user_id = f.followed_id
  join event_speakers l on l.speaker_id = a.speaker_id
  where f.follower_id = $1
)
  and (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $2::timestamptz
      or coalesce(e.film_published_at <= $3::timestamptz, false)
    )
  )
  and (e.published_at, e.id) < (select published_at, id from events where id = $4)
order by e.published_at desc nulls last, e.id desc nulls last
limit $5;

-- selectEventsOfFollowed, with the least that it may be given
select e.id, to_char(e.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as announced_at
from events e
where e.id in (
  select l.event_id
  from follows f
  join speaker_accounts a on a.user_id = f.followed_id
  join event_speakers l on l.speaker_id = a.speaker_id
  where f.follower_id = $1
)
  and (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $2::timestamptz
      or coalesce(e.film_published_at <= $3::timestamptz, false)
    )
  )
order by e.published_at desc nulls last, e.id desc nulls last
limit $4;

-- countEventsOfFollowed
select count(*)::int as total
from (
  select
  from events e
  where e.id in (
    select l.event_id
    from follows f
    join speaker_accounts a on a.user_id = f.followed_id
    join event_speakers l on l.speaker_id = a.speaker_id
    where f.follower_id = $1
  )
    and (
      e.publication = 'published'
      and (
        e.access_recording
        or e.end_date_time is null
        or e.end_date_time > $2::timestamptz
        or coalesce(e.film_published_at <= $3::timestamptz, false)
      )
    )
  limit $4
) counted;

-- src/features/events/server/mine/own-events.queries.ts

-- findOwnEvents
with own as materialized (
  select e.id,
    coalesce(
      coalesce(e.end_date_time > $1::timestamptz, not coalesce(e.film_published_at <= $2::timestamptz, false))
        and (e.publication = 'published' or e.end_date_time > $3::timestamptz)
        and (
          mine.status in ('registered', 'waiting')
          or (mine.status = 'offered' and mine.offer_expires_at > $4::timestamptz)
        ),
      false
    ) as "upcoming",
    coalesce(
      (e.film_published_at <= $5::timestamptz and coalesce(e.end_date_time <= $6::timestamptz, true))
        and e.publication = 'published'
        and (mine.status = 'registered' or mine.has_begun),
      false
    ) as "on_demand",
    coalesce(
      e.end_date_time <= $7::timestamptz
        and (mine.was_there or (mine.registered_at < e.end_date_time and mine.status = 'registered')),
      false
    ) as "past",
    coalesce(mine.seen_at, mine.registered_at, '-infinity') as moment
  from (
    select coalesce(g.event_id, a.event_id, w.event_id) as event_id,
      g.status,
      g.registered_at,
      g.offer_expires_at,
      a.event_id is not null as was_there,
      w.event_id is not null as has_begun,
      w.seen_at
    from (
      select event_id, status, registered_at, offer_expires_at
      from event_registrations
      where user_id = $8
      order by event_id
    ) g
    full join (
      select distinct event_id from event_attendances where user_id = $9 order by event_id
    ) a on a.event_id = g.event_id
    full join (
      select event_id, coalesce(last_beat_at, created_at) as seen_at from event_watches where user_id = $10
    ) w on w.event_id = coalesce(g.event_id, a.event_id)
  ) mine
  join events e on e.id = mine.event_id and e.publication <> 'draft'
),
last as (select moment as key_0, id as key_1 from own where id = $11::int)
select array(
  select id
  from own
  where "on_demand" and (moment, id) < ((select key_0 from last), (select key_1 from last))
  order by moment desc nulls last, id desc nulls last
  limit $12 offset $13
) as ids,
  (
    select json_build_object(
      'upcoming',
      count(*) filter (where upcoming), 'on_demand',
      count(*) filter (where on_demand), 'past',
      count(*) filter (where past)
    )
    from own
  ) as counts,
  exists (select from last) as is_cursor;

-- findOwnEvents, with the least that it may be given
with own as materialized (
  select e.id,
    coalesce(
      coalesce(e.end_date_time > $1::timestamptz, not coalesce(e.film_published_at <= $2::timestamptz, false))
        and (e.publication = 'published' or e.end_date_time > $3::timestamptz)
        and (
          mine.status in ('registered', 'waiting')
          or (mine.status = 'offered' and mine.offer_expires_at > $4::timestamptz)
        ),
      false
    ) as "upcoming",
    coalesce(
      (e.film_published_at <= $5::timestamptz and coalesce(e.end_date_time <= $6::timestamptz, true))
        and e.publication = 'published'
        and (mine.status = 'registered' or mine.has_begun),
      false
    ) as "on_demand",
    coalesce(
      e.end_date_time <= $7::timestamptz
        and (mine.was_there or (mine.registered_at < e.end_date_time and mine.status = 'registered')),
      false
    ) as "past",
    coalesce(mine.seen_at, mine.registered_at, '-infinity') as moment
  from (
    select coalesce(g.event_id, a.event_id, w.event_id) as event_id,
      g.status,
      g.registered_at,
      g.offer_expires_at,
      a.event_id is not null as was_there,
      w.event_id is not null as has_begun,
      w.seen_at
    from (
      select event_id, status, registered_at, offer_expires_at
      from event_registrations
      where user_id = $8
      order by event_id
    ) g
    full join (
      select distinct event_id from event_attendances where user_id = $9 order by event_id
    ) a on a.event_id = g.event_id
    full join (
      select event_id, coalesce(last_beat_at, created_at) as seen_at from event_watches where user_id = $10
    ) w on w.event_id = coalesce(g.event_id, a.event_id)
  ) mine
  join events e on e.id = mine.event_id and e.publication <> 'draft'
),
last as (select moment as key_0, id as key_1 from own where id = $11::int)
select array(
  select id
  from own
  where "on_demand"
  order by moment desc nulls last, id desc nulls last
  limit $12 offset $13
) as ids,
  (
    select json_build_object(
      'upcoming',
      count(*) filter (where upcoming), 'on_demand',
      count(*) filter (where on_demand), 'past',
      count(*) filter (where past)
    )
    from own
  ) as counts,
  exists (select from last) as is_cursor;

-- selectOwnFacts
select e.id,
  case
    when (
      exists (
        select
        from event_attendances a
        where a.event_id = e.id
          and a.user_id = $1
          and case
            a.source
            when 'report' then a.minutes * 60 >= extract(
              epoch from e.end_date_time - e.start_date_time
            ) * e.attendance_share / 100
            else extract(
              epoch
              from least(
                e.end_date_time, coalesce(a.left_at, a.joined_at), $2::timestamptz
              ) - greatest(a.joined_at, e.start_date_time)
            ) >= extract(epoch from e.end_date_time - e.start_date_time) * e.attendance_share / 100
          end
      )
      or exists (
        select
        from event_watches w
        where w.event_id = e.id
          and w.user_id = $3
          and (
            w.attended_at is not null or w.watched_seconds * 100 >= r.duration_seconds * e.attendance_share
          )
      )
    ) then 'Attended'
    when exists (
      select from event_registrations g where g.event_id = e.id and g.user_id = $4 and g.status = 'registered'
    ) then 'Registered'
    else 'Not Registered'
  end as user_event_status,
  (
    select row_to_json(own)
    from (
      select g.id,
        g.status,
        g.access_request,
        g.wants_reminder_day,
        g.wants_reminder_hour,
        to_char(g.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registered_at,
        case
          g.status
          when 'offered' then to_char(g.offer_expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        end as offer_expires_at,
        case
          g.status
          when 'waiting' then (
            select count(*)::int
            from event_registrations o
            where o.event_id = g.event_id
              and o.status = 'waiting'
              and (o.waiting_since, o.id) <= (g.waiting_since, g.id)
          )
        end as waiting_place
      from event_registrations g
      where g.event_id = e.id and g.user_id = $5 and g.status <> 'cancelled'
    ) own
  ) as registration,
  case
    when (e.film_published_at <= $6::timestamptz and coalesce(e.end_date_time <= $7::timestamptz, true)) then (
      select json_build_object(
        'duration_seconds',
        r.duration_seconds, 'watched_seconds',
        coalesce(max(w.watched_seconds), 0), 'position_seconds',
        coalesce(max(w.position_seconds), 0)
      )
      from event_watches w
      where w.event_id = e.id and w.user_id = $8
    )
  end as film
from unnest($9::int[])
with ordinality as shown (id, place)
join events e on e.id = shown.id
left join event_recordings r on r.event_id = e.id
order by shown.place;

-- src/features/events/server/mine/own-questions.queries.ts

-- selectOwnQuestions
select q.id,
  q.question,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  q.up_vote_count,
  q.hidden_at is not null as is_hidden,
  (
    q.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = q.id and h.decided_at is null)
  ) as is_waiting,
  case
    when e.publication <> 'draft' then json_build_object(
      'id',
      e.id, 'title',
      coalesce(e.title ->> $2::text, e.title ->> 'en', e.title ->> 'hi'), 'text_language',
      case when e.title ? $3::text then $4::text when e.title ? 'en' then 'en' else 'hi' end, 'is_cancelled',
      e.publication = 'cancelled'
    )
  end as event,
  case
    when q.hidden_at is null
    and e.publication = 'published' then 1 + (
      select count(*)::int
      from (
        select
        from event_questions o
        where o.event_id = q.event_id
          and o.hidden_at is null
          and (o.up_vote_count, o.id) > (q.up_vote_count, q.id)
        limit $5
      ) before
    )
  end as place,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $6::int, false), 'is_reported',
          exists (select from reports o where o.kind = $7 and o.subject_id = a.id and o.user_id = $8::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id
      and a.hidden_at is null
      and (
        a.user_id is null
        or a.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $9))
      )
  ) as answers
from (
  select *
  from event_questions
  where user_id = $10 and id < $11
  order by id desc nulls last
  limit $12 offset $13
) q
join events e on e.id = q.event_id
order by q.id desc;

-- selectOwnQuestions, with the least that it may be given
select q.id,
  q.question,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  q.up_vote_count,
  q.hidden_at is not null as is_hidden,
  (
    q.hidden_at is not null
    and exists (select from held_things h where h.kind = $1 and h.subject_id = q.id and h.decided_at is null)
  ) as is_waiting,
  case
    when e.publication <> 'draft' then json_build_object(
      'id',
      e.id, 'title',
      coalesce(e.title ->> $2::text, e.title ->> 'en', e.title ->> 'hi'), 'text_language',
      case when e.title ? $3::text then $4::text when e.title ? 'en' then 'en' else 'hi' end, 'is_cancelled',
      e.publication = 'cancelled'
    )
  end as event,
  case
    when q.hidden_at is null
    and e.publication = 'published' then 1 + (
      select count(*)::int
      from (
        select
        from event_questions o
        where o.event_id = q.event_id
          and o.hidden_at is null
          and (o.up_vote_count, o.id) > (q.up_vote_count, q.id)
        limit $5
      ) before
    )
  end as place,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'answer',
          a.answer, 'answered_by',
          case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end, 'role',
          a.role, 'answered_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'is_mine',
          coalesce(a.user_id = $6::int, false), 'is_reported',
          exists (select from reports o where o.kind = $7 and o.subject_id = a.id and o.user_id = $8::int)
        )
        order by a.id
      ), '[]'
    )
    from event_answers a
    left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = q.id
      and a.hidden_at is null
      and (
        a.user_id is null
        or a.user_id <> all(array(select k.blocked_id from blocks k where k.blocker_id = $9))
      )
  ) as answers
from (select * from event_questions where user_id = $10 order by id desc nulls last limit $11 offset $12) q
join events e on e.id = q.event_id
order by q.id desc;

-- countOwnQuestions
select count(*)::int as total from (select from event_questions where user_id = $1 limit $2) counted;

-- isOwnQuestion
select from event_questions where id = $1 and user_id = $2;

-- src/features/events/server/personal/personal-events.queries.ts

-- selectOwnRegistrations
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  g.status,
  to_char(g.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registered_at,
  to_char(g.waiting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as waiting_since,
  to_char(g.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as cancelled_at,
  g.access_request,
  g.wants_reminder_day,
  g.wants_reminder_hour,
  g.language,
  g.utm_source,
  g.utm_medium,
  g.utm_campaign
from event_registrations g
join events e on e.id = g.event_id
where g.user_id = $2
order by g.id;

-- selectOwnAttendance
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  a.source,
  to_char(a.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as joined_at,
  to_char(a.left_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as left_at,
  a.minutes,
  case
    when a.source = 'report' then (
      select string_agg(k.reported_as, ', ' order by k.id)
      from attendee_matches k
      where k.event_id = a.event_id and k.user_id = a.user_id
    )
  end as name_in_the_meeting
from event_attendances a
join events e on e.id = a.event_id
where a.user_id = $2
union all
select coalesce(e.title ->> $3::text, e.title ->> 'en', e.title ->> 'hi'), 'report',
  to_char(a.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as joined_at,
  to_char(a.left_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as left_at,
  a.minutes,
  a.name
from unmatched_attendees a
join events e on e.id = a.event_id
where a.email in (
  select email
  from users
  where id = $4 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $5
)
order by joined_at;

-- selectOwnWatching
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  w.watched_seconds,
  w.position_seconds,
  to_char(w.attended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as attended_at,
  to_char(w.last_beat_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_watched_at
from event_watches w
join events e on e.id = w.event_id
where w.user_id = $2
order by w.created_at, e.id;

-- selectOwnEventReviews
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  w.rating,
  w.feedback,
  to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as reviewed_at,
  to_char(w.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as edited_at,
  w.hidden_at is not null as is_hidden
from event_reviews w
join events e on e.id = w.event_id
where w.user_id = $2
order by w.id;

-- selectOwnQuestions
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  q.question,
  q.up_vote_count,
  to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
  q.hidden_at is not null as is_hidden
from event_questions q
join events e on e.id = q.event_id
where q.user_id = $2
order by q.id;

-- selectOwnAnswers
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  a.answer,
  a.role,
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as answered_at
from event_answers a
join event_questions q on q.id = a.question_id
join events e on e.id = q.event_id
where a.user_id = $2
order by a.id;

-- selectOwnVotes
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as voted_at
from event_question_votes v
join event_questions q on q.id = v.question_id
join events e on e.id = q.event_id
where v.user_id = $2
order by v.created_at, q.id;

-- selectOwnHosting
select coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as event,
  to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as named_at
from event_hosts h
join events e on e.id = h.event_id
where h.user_id = $2
order by h.created_at, e.id;

-- selectOwnSpeaking
select s.name,
  coalesce(s.designation ->> $1::text, s.designation ->> 'en', s.designation ->> 'hi') as designation,
  s.place,
  coalesce(s.introduction ->> $2::text, s.introduction ->> 'en', s.introduction ->> 'hi') as introduction,
  array_to_string(
    array(
      select coalesce(e.title ->> $3::text, e.title ->> 'en', e.title ->> 'hi')
      from event_speakers l
      join events e on e.id = l.event_id
      where l.speaker_id = s.id
      order by e.id
    ), ',
    '
  ) as events
from speaker_accounts a
join speakers s on s.id = a.speaker_id
where a.user_id = $4;

-- forgetUnmatched
delete
from unmatched_attendees a
where a.email in (
  select email
  from users
  where id = $1 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $2
);

-- forgetUnmatched
update unmatched_attendees set unverified_user_id = null where unverified_user_id = $1;

-- forgetUnmatched
delete
from attendee_matches k
where k.user_id = $1
  or k.reported_as in (
    select email
    from users
    where id = $2 and email_verified_at is not null
    union all
    select email
    from earlier_emails
    where user_id = $3
  );

-- src/features/events/server/registering/registration-mails.queries.ts

-- findMailFacts
select g.id as registration_id,
  g.status,
  g.language as language,
  to_char(g.registered_at at time zone 'UTC', $1) as registered_at,
  to_char(g.waiting_since at time zone 'UTC', $2) as waiting_since,
  to_char(g.offer_expires_at at time zone 'UTC', $3) as offer_expires_at,
  u.id as user_id,
  u.email,
  u.first_name,
  e.id as event_id,
  coalesce(e.title ->> g.language::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> g.language::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  e.time_zone,
  (
    case
      when e.publication = 'cancelled' then 'Cancelled'
      else case
        when (
          e.film_published_at <= $4::timestamptz and coalesce(e.end_date_time <= $5::timestamptz, true)
        ) then 'On-Demand'
        when e.end_date_time <= $6::timestamptz then case
          when e.access_recording then 'In Transit' else 'Over'
        end
        when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
        else 'Upcoming'
      end
    end = 'On-Demand'
  ) as is_film
from events e
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where u.disabled_at is null
  and g.status <> 'cancelled'
  and e.id = $7
  and u.id = $8
  and e.publication = 'published'
  and (
    case
      when e.publication = 'cancelled' then 'Cancelled'
      else case
        when (
          e.film_published_at <= $9::timestamptz and coalesce(e.end_date_time <= $10::timestamptz, true)
        ) then 'On-Demand'
        when e.end_date_time <= $11::timestamptz then case
          when e.access_recording then 'In Transit' else 'Over'
        end
        when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
        else 'Upcoming'
      end
    end in ('Upcoming', 'Scheduled')
    or (
      (
        case
          when e.publication = 'cancelled' then 'Cancelled'
          else case
            when (
              e.film_published_at <= $12::timestamptz and coalesce(e.end_date_time <= $13::timestamptz, true)
            ) then 'On-Demand'
            when e.end_date_time <= $14::timestamptz then case
              when e.access_recording then 'In Transit' else 'Over'
            end
            when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
            else 'Upcoming'
          end
        end = 'On-Demand'
      )
      and g.status = 'registered'
    )
  )
order by g.id;

-- selectStanding
select g.id as registration_id,
  g.status,
  $1::text as language,
  to_char(g.registered_at at time zone 'UTC', $2) as registered_at,
  to_char(g.waiting_since at time zone 'UTC', $3) as waiting_since,
  to_char(g.offer_expires_at at time zone 'UTC', $4) as offer_expires_at,
  u.id as user_id,
  u.email,
  u.first_name,
  e.id as event_id,
  coalesce(e.title ->> $5::text::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> $6::text::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  e.time_zone,
  (
    case
      when e.publication = 'cancelled' then 'Cancelled'
      else case
        when (
          e.film_published_at <= $7::timestamptz and coalesce(e.end_date_time <= $8::timestamptz, true)
        ) then 'On-Demand'
        when e.end_date_time <= $9::timestamptz then case
          when e.access_recording then 'In Transit' else 'Over'
        end
        when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
        else 'Upcoming'
      end
    end = 'On-Demand'
  ) as is_film
from events e
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where u.disabled_at is null
  and g.status <> 'cancelled'
  and u.id = $10
  and e.id = any($11::int[])
  and e.publication = 'published'
  and (
    case
      when e.publication = 'cancelled' then 'Cancelled'
      else case
        when (
          e.film_published_at <= $12::timestamptz and coalesce(e.end_date_time <= $13::timestamptz, true)
        ) then 'On-Demand'
        when e.end_date_time <= $14::timestamptz then case
          when e.access_recording then 'In Transit' else 'Over'
        end
        when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
        else 'Upcoming'
      end
    end in ('Upcoming', 'Scheduled')
    or (
      (
        case
          when e.publication = 'cancelled' then 'Cancelled'
          else case
            when (
              e.film_published_at <= $15::timestamptz and coalesce(e.end_date_time <= $16::timestamptz, true)
            ) then 'On-Demand'
            when e.end_date_time <= $17::timestamptz then case
              when e.access_recording then 'In Transit' else 'Over'
            end
            when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
            else 'Upcoming'
          end
        end = 'On-Demand'
      )
      and g.status = 'registered'
    )
  )
order by g.id;

-- selectThoseToRemind
select g.id as registration_id,
  g.status,
  g.language as language,
  to_char(g.registered_at at time zone 'UTC', $1) as registered_at,
  to_char(g.waiting_since at time zone 'UTC', $2) as waiting_since,
  to_char(g.offer_expires_at at time zone 'UTC', $3) as offer_expires_at,
  u.id as user_id,
  u.email,
  u.first_name,
  e.id as event_id,
  coalesce(e.title ->> g.language::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> g.language::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  e.time_zone,
  false as is_film
from events e
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where u.disabled_at is null
  and g.status <> 'cancelled'
  and e.id = $4
  and e.publication = 'published'
  and g.status = 'registered'
  and g.wants_reminder_day
  and date_trunc('second', e.start_date_time) = date_trunc('second', $5::timestamptz)
order by g.id;

-- selectThoseOfMoved
select g.id as registration_id,
  g.status,
  g.language as language,
  to_char(g.registered_at at time zone 'UTC', $1) as registered_at,
  to_char(g.waiting_since at time zone 'UTC', $2) as waiting_since,
  to_char(g.offer_expires_at at time zone 'UTC', $3) as offer_expires_at,
  u.id as user_id,
  u.email,
  u.first_name,
  e.id as event_id,
  coalesce(e.title ->> g.language::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> g.language::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  e.time_zone,
  false as is_film
from events e
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where u.disabled_at is null
  and g.status <> 'cancelled'
  and e.id = $4
  and e.publication = 'published'
  and coalesce(greatest(g.registered_at, g.waiting_since) <= $5::timestamptz, true)
  and e.start_date_time is not distinct
from $6::timestamptz and e.end_date_time is not distinct
from $7::timestamptz
order by g.id;

-- selectThoseOfCancelled
select g.id as registration_id,
  g.status,
  g.language as language,
  to_char(g.registered_at at time zone 'UTC', $1) as registered_at,
  to_char(g.waiting_since at time zone 'UTC', $2) as waiting_since,
  to_char(g.offer_expires_at at time zone 'UTC', $3) as offer_expires_at,
  u.id as user_id,
  u.email,
  u.first_name,
  e.id as event_id,
  coalesce(e.title ->> g.language::text, e.title ->> 'en', e.title ->> 'hi') as title,
  coalesce(e.summary ->> g.language::text, e.summary ->> 'en', e.summary ->> 'hi') as summary,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end",
  e.time_zone,
  false as is_film
from events e
join event_registrations g on g.event_id = e.id
join users u on u.id = g.user_id
where u.disabled_at is null and g.status <> 'cancelled' and e.id = $4 and e.publication = 'cancelled'
order by g.id;

-- src/features/events/server/registering/registrations.queries.ts

-- findRegistration
select "id",
  "event_id",
  "user_id",
  "status",
  "has_place",
  "access_request",
  "wants_reminder_day",
  "wants_reminder_hour",
  "language",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "registered_at",
  "waiting_since",
  "offer_expires_at",
  "cancelled_at",
  "created_at"
from "event_registrations"
where ("event_registrations"."event_id" = $1 and "event_registrations"."user_id" = $2);

-- saveRegistration
insert into "event_registrations" (
  "id",
  "event_id",
  "user_id",
  "status",
  "has_place",
  "access_request",
  "wants_reminder_day",
  "wants_reminder_hour",
  "language",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "registered_at",
  "waiting_since",
  "offer_expires_at",
  "cancelled_at",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, default, default, default)
on conflict ("event_id","user_id")
do update
set "status" = $14,
  "has_place" = $15,
  "access_request" = $16,
  "wants_reminder_day" = $17,
  "wants_reminder_hour" = $18,
  "language" = $19,
  "utm_source" = $20,
  "utm_medium" = $21,
  "utm_campaign" = $22,
  "registered_at" = $23,
  "waiting_since" = $24,
  "offer_expires_at" = $25,
  "cancelled_at" = $26;

-- saveRegistration, with the least that it may be given
insert into "event_registrations" (
  "id",
  "event_id",
  "user_id",
  "status",
  "has_place",
  "access_request",
  "wants_reminder_day",
  "wants_reminder_hour",
  "language",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "registered_at",
  "waiting_since",
  "offer_expires_at",
  "cancelled_at",
  "created_at"
)
values (
  default,
  $1,
  $2,
  $3,
  $4,
  default,
  default,
  default,
  $5,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default
)
on conflict ("event_id","user_id")
do update
set "status" = $6, "has_place" = $7, "language" = $8, "offer_expires_at" = $9, "cancelled_at" = $10;

-- changeWishes
update "event_registrations"
set "access_request" = $1, "wants_reminder_day" = $2, "wants_reminder_hour" = $3
where (
  ("event_registrations"."event_id" = $4 and "event_registrations"."user_id" = $5)
  and "event_registrations"."status" <> $6
);

-- endRegistration
update "event_registrations" set "status" = $1, "cancelled_at" = $2 where "event_registrations"."id" = $3;

-- findEventsRegisteredBy
select "event_id"
from "event_registrations"
where "event_registrations"."user_id" = $1
order by "event_registrations"."event_id";

-- deleteRegistration
delete from "event_registrations" where "event_registrations"."id" = $1;

-- insertJoin
insert into event_attendances as a (event_id, user_id, source, joined_at)
select e.id, $1::int, 'join', $2::timestamptz
from events e
where e.id = $3 and $4::timestamptz >= e.start_date_time - $5::float8 * interval '1 millisecond'
for key share
on conflict (event_id, user_id, source)
do update
set (joined_at, left_at) = (
  select case
    when (
      coalesce(a.left_at, a.joined_at) < e.start_date_time - $6::float8 * interval '1 millisecond'
    ) then excluded.joined_at
    else a.joined_at
  end,
    case
      when not (
        coalesce(a.left_at, a.joined_at) < e.start_date_time - $7::float8 * interval '1 millisecond'
      ) then greatest(a.left_at, a.joined_at, excluded.joined_at)
    end
  from events e
  where e.id = a.event_id
);

-- extendJoin
update event_attendances a
set left_at = greatest(a.left_at, a.joined_at, least($1::timestamptz, e.end_date_time))
from events e
where a.event_id = $2
  and a.user_id = $3
  and a.source = 'join'
  and e.id = a.event_id
  and $4::timestamptz <= e.end_date_time + $5::float8 * interval '1 millisecond'
  and not (coalesce(a.left_at, a.joined_at) < e.start_date_time - $6::float8 * interval '1 millisecond')
returning a.id;

-- deleteEarlyJoins
delete
from event_attendances a
using events e
where a.event_id = $1
  and a.source = 'join'
  and e.id = a.event_id
  and a.joined_at < e.start_date_time - $2::float8 * interval '1 millisecond';

-- src/features/events/server/registering/seats.queries.ts

-- findEventToRegister
select e.id,
  e.publication = 'cancelled' as is_cancelled,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $3::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $4::timestamptz and e.end_date_time > $5::timestamptz, false)
  ) as is_live,
  e.capacity,
  e.registered_count,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time
from events e
where e.id = $6 and e.publication <> 'draft';

-- lockEvent
select e.id,
  e.publication = 'cancelled' as is_cancelled,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $3::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $4::timestamptz and e.end_date_time > $5::timestamptz, false)
  ) as is_live,
  e.capacity,
  e.registered_count,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time
from events e
where e.id = $6 and e.publication <> 'draft'
for update of e;

-- lockEvents
select e.id,
  e.publication = 'cancelled' as is_cancelled,
  case
    when e.publication = 'cancelled' then 'Cancelled'
    else case
      when (
        e.film_published_at <= $1::timestamptz and coalesce(e.end_date_time <= $2::timestamptz, true)
      ) then 'On-Demand'
      when e.end_date_time <= $3::timestamptz then case
        when e.access_recording then 'In Transit' else 'Over'
      end
      when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
      else 'Upcoming'
    end
  end as status,
  (
    e.publication <> 'cancelled'
    and e.zoom_link is not null
    and coalesce(e.start_date_time <= $4::timestamptz and e.end_date_time > $5::timestamptz, false)
  ) as is_live,
  e.capacity,
  e.registered_count,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  to_char(e.end_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end_date_time
from events e
where e.id = any($6::int[]) and e.publication <> 'draft'
order by e.id
for update of e;

-- findWaitlistState
select exists (
  select
  from event_registrations
  where event_id = $1 and status = 'offered' and offer_expires_at <= $2::timestamptz
) as has_ended_offer,
  exists (
    select
    from event_registrations g
    where g.event_id = $3
      and g.status = 'waiting'
      and exists (select from users u where u.id = g.user_id and u.disabled_at is null)
  ) as has_waiting;

-- endExpiredOffers
update event_registrations
set status = 'cancelled', cancelled_at = $1::timestamptz
where event_id = $2 and status = 'offered' and offer_expires_at <= $3::timestamptz
returning id;

-- capOffers
update event_registrations
set offer_expires_at = $1::timestamptz
where event_id = $2 and status = 'offered' and offer_expires_at > $3::timestamptz
returning user_id;

-- offerToWaiting
update event_registrations
set status = 'offered', has_place = true, offer_expires_at = $1::timestamptz
where id in (
  select g.id
  from event_registrations g
  where g.event_id = $2
    and g.status = 'waiting'
    and exists (select from users u where u.id = g.user_id and u.disabled_at is null)
  order by g.waiting_since, g.id
  limit $3::int
)
returning user_id;

-- moveRegisteredCount
update events set registered_count = registered_count + $1::int where id = $2;

-- src/features/events/server/speaking/spoken-events.queries.ts

-- findSpokenEvents
with spoken as materialized (
  select e.id, coalesce(e.start_date_time, e.film_published_at, e.created_at) as moment
  from (
    select event_id
    from event_speakers
    where speaker_id = (
      select a.speaker_id
      from speaker_accounts a
      join users u on u.id = a.user_id
      where u.id = $1 and u.disabled_at is null
    )
    order by event_id
  ) l
  join events e on e.id = l.event_id
  where (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $2::timestamptz
      or coalesce(e.film_published_at <= $3::timestamptz, false)
    )
  )
),
last as (
  select coalesce(e.start_date_time, e.film_published_at, e.created_at) as key_0, e.id as key_1
  from events e
  where e.id = $4::int
)
select array(
  select id
  from spoken
  where (moment, id) < ((select key_0 from last), (select key_1 from last))
  order by moment desc nulls last, id desc nulls last
  limit $5 offset $6
) as ids,
  (select count(*)::int from spoken) as total;

-- findSpokenEvents, with the least that it may be given
with spoken as materialized (
  select e.id, coalesce(e.start_date_time, e.film_published_at, e.created_at) as moment
  from (
    select event_id
    from event_speakers
    where speaker_id = (
      select a.speaker_id
      from speaker_accounts a
      join users u on u.id = a.user_id
      where u.id = $1 and u.disabled_at is null
    )
    order by event_id
  ) l
  join events e on e.id = l.event_id
  where (
    e.publication = 'published'
    and (
      e.access_recording
      or e.end_date_time is null
      or e.end_date_time > $2::timestamptz
      or coalesce(e.film_published_at <= $3::timestamptz, false)
    )
  )
),
last as (
  select coalesce(e.start_date_time, e.film_published_at, e.created_at) as key_0, e.id as key_1
  from events e
  where e.id = $4::int
)
select array(
  select id from spoken order by moment desc nulls last, id desc nulls last limit $5 offset $6
) as ids,
  (select count(*)::int from spoken) as total;

-- selectSpeakersOf
select s.id,
  s.name,
  s.place,
  s.picture,
  coalesce(s.designation ->> $1::text, s.designation ->> 'en', s.designation ->> 'hi') as designation,
  coalesce(s.introduction ->> $2::text, s.introduction ->> 'en', s.introduction ->> 'hi') as introduction,
  (
    select a.user_id
    from speaker_accounts a
    join users u on u.id = a.user_id
    where a.speaker_id = s.id
      and u.disabled_at is null
      and exists (
        select
        from speaker_accounts a
        join event_facet_counts k on k.facet = 'creator' and k.term_id = a.speaker_id
        where a.user_id = u.id and k.listed > 0
      )
  ) as creator_id
from speakers s
where s.id = any($3::int[])
order by array_position($4::int[], s.id);

-- src/features/events/server/visible-event.queries.ts

-- expectVisibleEvent
select e.id from events e where e.id = $1 and e.publication = 'published';

-- expectEventWithPage
select e.id from events e where e.id = $1 and e.publication in ('published', 'cancelled');
