-- src/features/certificate-programs/server/admin/admin-program-list.queries.ts

-- selectAdminPrograms
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  p.publication,
  (select count(*)::int from course_modules m where m.program_id = p.id) as modules_count,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (select count(*)::int from course_enrolments n where n.program_id = p.id) as people_count,
  (
    select count(*)::int from course_enrolments n where n.program_id = p.id and n.finished_at is not null
  ) as finished_count
from certificate_programs p
where concat(p.title ->> 'en', ' ', p.title ->> 'hi') ilike $2 and p.publication = $3
order by people_count desc nulls first, p.id desc nulls first
limit $4 offset $5;

-- selectAdminPrograms
select count(*)::int as total
from certificate_programs p
where concat(p.title ->> 'en', ' ', p.title ->> 'hi') ilike $1 and p.publication = $2;

-- selectAdminPrograms, with the least that it may be given
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  p.publication,
  (select count(*)::int from course_modules m where m.program_id = p.id) as modules_count,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (select count(*)::int from course_enrolments n where n.program_id = p.id) as people_count,
  (
    select count(*)::int from course_enrolments n where n.program_id = p.id and n.finished_at is not null
  ) as finished_count
from certificate_programs p
where true
order by lower(coalesce(p.title ->> $2::text, p.title ->> 'en', p.title ->> 'hi')) asc nulls last,
  p.id asc nulls last
limit $3 offset $4;

-- selectAdminPrograms, with the least that it may be given
select count(*)::int as total from certificate_programs p where true;

-- selectProgramChoices
select (
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
  from speakers t
) as teachers,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from skills t
    where not t.is_hidden
      or t.id in (select l.skill_id from certificate_program_skills l where l.program_id = $2)
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from tags t
    where not t.is_hidden or t.id in (select l.tag_id from certificate_program_tags l where l.program_id = $4)
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from age_groups t
    where not t.is_hidden
      or t.id in (select l.age_group_id from certificate_program_age_groups l where l.program_id = $6)
  ) as age_groups;

-- src/features/certificate-programs/server/admin/answers.queries.ts

-- selectWrittenAnswers
select coalesce(a.question ->> 'en', '') as question_en,
  coalesce(a.question ->> 'hi', '') as question_hi,
  coalesce(a.answer ->> 'en', '') as answer_en,
  coalesce(a.answer ->> 'hi', '') as answer_hi
from certificate_program_answers a
where a.program_id = $1
order by a.position, a.id;

-- writeAnswers
delete from "certificate_program_answers" where "certificate_program_answers"."program_id" = $1;

-- writeAnswers
insert into "certificate_program_answers" ("id", "program_id", "question", "answer", "position")
values (default, $1, $2, $3, $4);

-- src/features/certificate-programs/server/admin/managed-module.queries.ts

-- findModuleRow
select program_id from course_modules where id = $1;

-- findModuleRow
select m.program_id,
  p.publication,
  coalesce(m.title ->> 'en', '') as title_en,
  coalesce(m.title ->> 'hi', '') as title_hi,
  coalesce(m.description ->> 'en', '') as description_en,
  coalesce(m.description ->> 'hi', '') as description_hi,
  m.minutes,
  m.events_needed,
  m.needs_quiz,
  m.quiz_pass_share
from course_modules m
join certificate_programs p on p.id = m.program_id
where m.id = $1;

-- selectModuleParts
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  e.publication,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time
from course_module_events l
join events e on e.id = l.event_id
where l.module_id = $2
order by l.position, l.event_id;

-- selectModuleParts
select q.id, coalesce(q.question ->> $1::text, q.question ->> 'en', q.question ->> 'hi') as question, q.kind
from quiz_questions q
where q.module_id = $2
order by q.position, q.id;

-- selectModuleParts
select count(*)::int as total from course_enrolments n where n.program_id = $1 and n.finished_at is null;

-- selectModuleParts
select count(*)::int as total
from course_enrolments n
where n.program_id = $1
  and n.finished_at is null
  and exists (
    select from quiz_results r where r.module_id = $2 and r.user_id = n.user_id and r.passed_at is not null
  );

-- selectModuleParts
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title
from certificate_programs p
where p.id = $2;

-- selectFoundEvents
select e.id,
  coalesce(e.title ->> $1::text, e.title ->> 'en', e.title ->> 'hi') as title,
  e.publication,
  to_char(e.start_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date_time,
  (
    select coalesce(m.title ->> $2::text, m.title ->> 'en', m.title ->> 'hi')
    from course_module_events l
    join course_modules m on m.id = l.module_id
    where l.program_id = $3 and l.event_id = e.id
  ) as module_name
from events e
where e.publication <> 'cancelled' and concat(e.title ->> 'en', ' ', e.title ->> 'hi') ilike $4
order by exists (select from course_module_events l where l.program_id = $5 and l.event_id = e.id),
  e.created_at desc,
  e.id desc
limit $6;

-- src/features/certificate-programs/server/admin/managed-program.queries.ts

-- findProgramRow
select p.publication,
  coalesce(p.title ->> 'en', '') as title_en,
  coalesce(p.title ->> 'hi', '') as title_hi,
  coalesce(p.summary ->> 'en', '') as summary_en,
  coalesce(p.summary ->> 'hi', '') as summary_hi,
  coalesce(p.description ->> 'en', '') as description_en,
  coalesce(p.description ->> 'hi', '') as description_hi,
  coalesce(p.for_whom ->> 'en', '') as for_whom_en,
  coalesce(p.for_whom ->> 'hi', '') as for_whom_hi,
  coalesce(p.outcomes ->> 'en', '') as outcomes_en,
  coalesce(p.outcomes ->> 'hi', '') as outcomes_hi,
  coalesce(p.price_text ->> 'en', '') as price_text_en,
  coalesce(p.price_text ->> 'hi', '') as price_text_hi,
  coalesce(p.certificate_heading ->> 'en', '') as certificate_heading_en,
  coalesce(p.certificate_heading ->> 'hi', '') as certificate_heading_hi,
  coalesce(p.certificate_words ->> 'en', '') as certificate_words_en,
  coalesce(p.certificate_words ->> 'hi', '') as certificate_words_hi,
  coalesce(p.in_short ->> 'en', '') as in_short_en,
  coalesce(p.in_short ->> 'hi', '') as in_short_hi,
  to_jsonb(p.in_short_symbols) as in_short_symbols,
  p.is_ordered,
  (
    select coalesce(json_agg(l.speaker_id order by l.position, l.speaker_id), '[]')
    from "certificate_program_teachers" l
    where l.program_id = p.id
  ) as teacher_ids,
  (
    select coalesce(json_agg(l.skill_id order by l.position, l.skill_id), '[]')
    from "certificate_program_skills" l
    where l.program_id = p.id
  ) as skill_ids,
  (
    select coalesce(json_agg(l.tag_id order by l.position, l.tag_id), '[]')
    from "certificate_program_tags" l
    where l.program_id = p.id
  ) as tag_ids,
  (
    select coalesce(json_agg(l.age_group_id order by l.position, l.age_group_id), '[]')
    from "certificate_program_age_groups" l
    where l.program_id = p.id
  ) as age_group_ids
from certificate_programs p
where p.id = $1;

-- selectListedModules
select m.id,
  coalesce(m.title ->> $1::text, m.title ->> 'en', m.title ->> 'hi') as title,
  m.minutes,
  (
    select count(*)::int
    from course_module_events l
    join events e on e.id = l.event_id
    where l.module_id = m.id and e.publication = 'published'
  ) as events_count,
  (select count(*)::int from quiz_questions q where q.module_id = m.id) as questions_count,
  (
    select case
      when count(*) = 0 then m.needs_quiz and exists (select from quiz_questions q where q.module_id = m.id)
      else count(*) filter (where e.publication = 'published') > 0
        and count(*) filter (where e.publication <> 'cancelled') >= coalesce(m.events_needed, 1)
    end
    from course_module_events l
    join events e on e.id = l.event_id
    where l.module_id = m.id
  ) as has_work
from course_modules m
where m.program_id = $2
order by m.position, m.id;

-- countParticipants
select count(*)::int as count from course_enrolments where program_id = $1;

-- src/features/certificate-programs/server/admin/people/cohorts.queries.ts

-- selectCohorts
select c.id,
  c.name,
  count(m.email)::int as members_count,
  count(distinct n.user_id)::int as inside_count,
  count(distinct n.user_id) filter (where n.finished_at is not null)::int as finished_count
from course_cohorts c
left join course_cohort_members m on m.cohort_id = c.id
left join (
  (
    select email, id as user_id
    from users
    where email_verified_at is not null
    union all
    select email, user_id
    from earlier_emails
  ) o
  join users u on u.id = o.user_id
) on o.email = m.email
left join course_enrolments n on n.program_id = c.program_id and n.user_id = u.id
where c.program_id = $1
group by c.id
order by lower(c.name), c.id;

-- findCohort
select from course_cohorts where id = $1 for update;

-- findCohort
select id, program_id, name from course_cohorts where id = $1;

-- selectMembers
select m.email,
  u.id as user_id,
  case when u.id is not null then concat(u.first_name, ' ', u.last_name) end as name
from course_cohort_members m
left join (
  (
    select email, id as user_id
    from users
    where email_verified_at is not null
    union all
    select email, user_id
    from earlier_emails
  ) o
  join users u on u.id = o.user_id
) on o.email = m.email
where m.cohort_id = $1
order by m.email
limit $2::int offset $3;

-- insertCohort
insert into "course_cohorts" ("id", "program_id", "name", "created_at")
values (default, $1, $2, default)
returning "id";

-- renameCohort
update "course_cohorts" set "name" = $1 where "course_cohorts"."id" = $2;

-- insertMembers
insert into "course_cohort_members" ("cohort_id", "email", "created_at")
values ($1, $2, default)
on conflict
do nothing
returning "email";

-- deleteMember
delete
from "course_cohort_members"
where ("course_cohort_members"."cohort_id" = $1 and "course_cohort_members"."email" = $2)
returning "cohort_id", "email", "created_at";

-- deleteCohort
delete from "course_cohorts" where "course_cohorts"."id" = $1;

-- countMembers
select count(*)::int as total from course_cohort_members m where m.cohort_id = $1;

-- src/features/certificate-programs/server/admin/people/courses-of-person.queries.ts

-- coursesOfPerson
select count(*)::int as total from course_enrolments where user_id = $1;

-- src/features/certificate-programs/server/admin/people/participants.queries.ts

-- selectParticipants
select n.user_id,
  concat(u.first_name, ' ', u.last_name) as name,
  u.email,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
from course_enrolments n
join users u on u.id = n.user_id
where n.program_id = $1 and concat(concat(u.first_name, ' ', u.last_name), ' ', u.email) ilike $2
order by n.created_at desc, n.user_id desc
limit $3::int offset $4;

-- selectParticipants
select count(*)::int as total
from course_enrolments n
join users u on u.id = n.user_id
where n.program_id = $1 and concat(concat(u.first_name, ' ', u.last_name), ' ', u.email) ilike $2;

-- selectSince
select user_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
from course_enrolments
where program_id = $1 and user_id = any($2::int[]);

-- selectProgramOfPeople
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', m.id, 'title', coalesce(m.title ->> $2::text, m.title ->> 'en', m.title ->> 'hi')
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
where p.id = $3;

-- src/features/certificate-programs/server/admin/quiz-question.queries.ts

-- findQuestionRow
select q.module_id,
  q.kind as question_kind,
  coalesce(q.question ->> 'en', '') as question_en,
  coalesce(q.question ->> 'hi', '') as question_hi
from quiz_questions q
where q.id = $1;

-- findQuestionRow
select c.id,
  coalesce(c.choice ->> 'en', '') as choice_en,
  coalesce(c.choice ->> 'hi', '') as choice_hi,
  coalesce(c.feedback ->> 'en', '') as feedback_en,
  coalesce(c.feedback ->> 'hi', '') as feedback_hi,
  c.is_right
from quiz_choices c
where c.question_id = $1
order by c.position, c.id;

-- findNamesOfModule
select coalesce(m.title ->> $1::text, m.title ->> 'en', m.title ->> 'hi') as title,
  p.id as program_id,
  coalesce(p.title ->> $2::text, p.title ->> 'en', p.title ->> 'hi') as program_title
from course_modules m
join certificate_programs p on p.id = m.program_id
where m.id = $3;

-- selectQuestionIds
select id from quiz_questions where module_id = $1 order by position, id;

-- orderQuestions
update quiz_questions q
set position = o.place
from unnest($1::int[])
with ordinality as o (id, place)
where q.id = o.id;

-- updateQuestion
update "quiz_questions" set "kind" = $1, "question" = $2 where "quiz_questions"."id" = $3;

-- writeChoices
update "quiz_choices"
set "position" = $1, "choice" = $2, "is_right" = $3, "feedback" = $4
where "quiz_choices"."id" = $5;

-- writeChoices, with the least that it may be given
delete from "quiz_choices" where "quiz_choices"."id" in ($1);

-- writeChoices, with the least that it may be given
insert into "quiz_choices" ("id", "question_id", "position", "choice", "is_right", "feedback")
values (default, $1, $2, $3, $4, $5);

-- deleteQuestion
delete from "quiz_questions" where "quiz_questions"."id" = $1;

-- src/features/certificate-programs/server/admin/write-module.queries.ts

-- markModulesChanged
update certificate_programs set modules_changed_at = $1::timestamptz where id = $2;

-- selectModuleIds
select id from course_modules where program_id = $1 order by position, id;

-- insertCourseModule
insert into "course_modules" (
  "id",
  "program_id",
  "position",
  "title",
  "description",
  "minutes",
  "events_needed",
  "needs_quiz",
  "quiz_pass_share",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, default)
returning "id";

-- updateCourseModule
update "course_modules"
set "title" = $1,
  "description" = $2,
  "minutes" = $3,
  "events_needed" = $4,
  "needs_quiz" = $5,
  "quiz_pass_share" = $6
where "course_modules"."id" = $7;

-- deleteCourseModule
delete from "course_modules" where "course_modules"."id" = $1;

-- orderModules
update course_modules m
set position = o.place
from unnest($1::int[])
with ordinality as o (id, place)
where m.id = o.id;

-- selectEventIds
select event_id from course_module_events where module_id = $1 order by position, event_id;

-- findModuleOfEvent
select coalesce(m.title ->> $1::text, m.title ->> 'en', m.title ->> 'hi') as title
from course_module_events l
join course_modules m on m.id = l.module_id
where l.program_id = $2 and l.event_id = $3;

-- findEventPublication
select publication from events where id = $1;

-- insertModuleEvent
insert into "course_module_events" ("program_id", "module_id", "event_id", "position") values ($1, $2, $3, $4);

-- deleteModuleEvent
delete
from "course_module_events"
where ("course_module_events"."module_id" = $1 and "course_module_events"."event_id" = $2)
returning "event_id";

-- orderEvents
update course_module_events l
set position = o.place
from unnest($1::int[])
with ordinality as o (id, place)
where l.module_id = $2 and l.event_id = o.id;

-- programHasEvents
select exists (select from course_module_events where program_id = $1) as has_events;

-- moduleHasWork
select (
  select case
    when count(*) = 0 then m.needs_quiz and exists (select from quiz_questions q where q.module_id = m.id)
    else count(*) filter (where e.publication = 'published') > 0
      and count(*) filter (where e.publication <> 'cancelled') >= coalesce(m.events_needed, 1)
  end
  from course_module_events l
  join events e on e.id = l.event_id
  where l.module_id = m.id
) as has_work
from course_modules m
where m.id = $1;

-- src/features/certificate-programs/server/admin/write-program.queries.ts

-- insertProgramDraft
insert into "certificate_programs" (
  "id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "for_whom",
  "outcomes",
  "price_text",
  "picture",
  "picture_alt",
  "is_ordered",
  "certificate_heading",
  "certificate_words",
  "published_at",
  "modules_changed_at",
  "created_at"
)
values (
  default, default, $1, $2, $3, $4, $5, $6, $7, $8, default, default, $9, $10, $11, default, default, default
)
returning "id";

-- updateProgram
update "certificate_programs"
set "title" = $1,
  "summary" = $2,
  "description" = $3,
  "in_short" = $4,
  "in_short_symbols" = $5,
  "for_whom" = $6,
  "outcomes" = $7,
  "price_text" = $8,
  "is_ordered" = $9,
  "certificate_heading" = $10,
  "certificate_words" = $11
where "certificate_programs"."id" = $12;

-- src/features/certificate-programs/server/details/program-facts.queries.ts

-- selectPrograms
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  coalesce(coalesce(p.summary ->> $2::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  case when p.title ? $3::text then $4::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  coalesce(
    coalesce(p.price_text ->> $5::text, p.price_text ->> 'en', p.price_text ->> 'hi'), ''
  ) as price_text,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (
    select count(*)::int
    from course_module_events l
    join events e on e.id = l.event_id
    where l.program_id = p.id and e.publication = 'published'
  ) as events_count,
  coalesce(
    p.picture,
    coalesce(
      (
        select '/art/' || k.motif || case p.id % 5 when 0 then '' else '-' || p.id % 5 + 1 end || '.svg'
        from certificate_program_skills l
        join skills k on k.id = l.skill_id
        where l.program_id = p.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(p.picture_alt ->> $6::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  p.publication = 'closed' as is_closed,
  n.user_id is not null as is_inside,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', m.id, 'module_name', coalesce(m.title ->> $7::text, m.title ->> 'en', m.title ->> 'hi')
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
left join course_enrolments n on n.program_id = p.id and n.user_id = $8
where (
  p.publication = 'published'
  or p.publication = 'closed'
  and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $9)
)
  and n.user_id is not null
  and given
order by p.published_at desc, p.id desc
limit $10 offset $11;

-- selectPrograms, with the least that it may be given
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  coalesce(coalesce(p.summary ->> $2::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  case when p.title ? $3::text then $4::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  coalesce(
    coalesce(p.price_text ->> $5::text, p.price_text ->> 'en', p.price_text ->> 'hi'), ''
  ) as price_text,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (
    select count(*)::int
    from course_module_events l
    join events e on e.id = l.event_id
    where l.program_id = p.id and e.publication = 'published'
  ) as events_count,
  coalesce(
    p.picture,
    coalesce(
      (
        select '/art/' || k.motif || case p.id % 5 when 0 then '' else '-' || p.id % 5 + 1 end || '.svg'
        from certificate_program_skills l
        join skills k on k.id = l.skill_id
        where l.program_id = p.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(p.picture_alt ->> $6::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  p.publication = 'closed' as is_closed,
  n.user_id is not null as is_inside,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', m.id, 'module_name', coalesce(m.title ->> $7::text, m.title ->> 'en', m.title ->> 'hi')
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
left join course_enrolments n on n.program_id = p.id and n.user_id = $8
where (
  p.publication = 'published'
  or p.publication = 'closed'
  and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $9)
)
  and given
order by p.published_at desc, p.id desc
limit $10 offset $11;

-- selectProgram
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  coalesce(coalesce(p.summary ->> $2::text, p.summary ->> 'en', p.summary ->> 'hi'), '') as summary,
  case when p.title ? $3::text then $4::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  coalesce(
    coalesce(p.price_text ->> $5::text, p.price_text ->> 'en', p.price_text ->> 'hi'), ''
  ) as price_text,
  (select coalesce(sum(m.minutes), 0)::int from course_modules m where m.program_id = p.id) as minutes,
  (
    select count(*)::int
    from course_module_events l
    join events e on e.id = l.event_id
    where l.program_id = p.id and e.publication = 'published'
  ) as events_count,
  coalesce(
    p.picture,
    coalesce(
      (
        select '/art/' || k.motif || case p.id % 5 when 0 then '' else '-' || p.id % 5 + 1 end || '.svg'
        from certificate_program_skills l
        join skills k on k.id = l.skill_id
        where l.program_id = p.id
        order by l.position, k.id
        limit 1
      ), '/art/share-default.svg'
    )
  ) as picture,
  coalesce(
    coalesce(p.picture_alt ->> $6::text, p.picture_alt ->> 'en', p.picture_alt ->> 'hi'), ''
  ) as picture_alt,
  p.publication = 'closed' as is_closed,
  n.user_id is not null as is_inside,
  coalesce(
    coalesce(p.description ->> $7::text, p.description ->> 'en', p.description ->> 'hi'), ''
  ) as description,
  json_build_object(
    'en',
    coalesce(p.in_short ->> 'en', ''), 'hi',
    coalesce(p.in_short ->> 'hi', ''), 'symbols',
    to_jsonb(p.in_short_symbols)
  ) as easy_read,
  coalesce(coalesce(p.for_whom ->> $8::text, p.for_whom ->> 'en', p.for_whom ->> 'hi'), '') as for_whom,
  coalesce(coalesce(p.outcomes ->> $9::text, p.outcomes ->> 'en', p.outcomes ->> 'hi'), '') as outcomes,
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
    from certificate_program_skills l
    join skills t on t.id = l.skill_id
    where l.program_id = p.id
  ) as skills_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $11::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from certificate_program_tags l
    join tags t on t.id = l.tag_id
    where l.program_id = p.id
  ) as tags_data,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id, 'name', coalesce(t.name ->> $12::text, t.name ->> 'en', t.name ->> 'hi')
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from certificate_program_age_groups l
    join age_groups t on t.id = l.age_group_id
    where l.program_id = p.id
  ) as age_groups_data,
  array(
    select t.speaker_id
    from certificate_program_teachers t
    where t.program_id = p.id
    order by t.position, t.speaker_id
  ) as teacher_ids,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          a.id, 'question',
          coalesce(a.question ->> $13::text, a.question ->> 'en', a.question ->> 'hi'), 'answer',
          coalesce(a.answer ->> $14::text, a.answer ->> 'en', a.answer ->> 'hi')
        )
        order by a.position,
        a.id
      ), '[]'
    )
    from certificate_program_answers a
    where a.program_id = p.id
  ) as answers,
  p.is_ordered,
  coalesce(
    p.certificate_heading ->> $15::text, p.certificate_heading ->> 'en', p.certificate_heading ->> 'hi'
  ) as certificate_heading,
  coalesce(
    p.certificate_words ->> $16::text, p.certificate_words ->> 'en', p.certificate_words ->> 'hi'
  ) as certificate_words,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          m.id, 'module_name',
          coalesce(m.title ->> $17::text, m.title ->> 'en', m.title ->> 'hi'), 'description',
          coalesce(
            coalesce(m.description ->> $18::text, m.description ->> 'en', m.description ->> 'hi'), ''
          ), 'minutes',
          m.minutes, 'needs_quiz',
          m.needs_quiz, 'questions_count',
          (select count(*) from quiz_questions q where q.module_id = m.id), 'event_ids',
          array(
            select l.event_id
            from course_module_events l
            where l.module_id = m.id
            order by l.position, l.event_id
          )
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
left join course_enrolments n on n.program_id = p.id and n.user_id = $19
where p.id = $20
  and (
    p.publication = 'published'
    or p.publication = 'closed'
    and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $21)
  );

-- selectNewestProgram
select p.id,
  coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as title,
  case when p.title ? $2::text then $3::text when p.title ? 'en' then 'en' else 'hi' end as text_language,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', o.id, 'module_name', coalesce(o.title ->> $4::text, o.title ->> 'en', o.title ->> 'hi')
        )
        order by o.position,
        o.id
      ), '[]'
    )
    from course_modules o
    where o.program_id = p.id
  ) as modules
from certificate_programs p
where p.publication = 'published'
order by p.published_at desc, p.id desc
limit 1;

-- countPrograms
select count(*)::int as total
from (
  select p.id
  from certificate_programs p
  left join course_enrolments n on n.program_id = p.id and n.user_id = $1
  where (
    p.publication = 'published'
    or p.publication = 'closed'
    and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $2)
  )
    and n.user_id is not null
    and given
  limit $3
) counted;

-- countPrograms, with the least that it may be given
select count(*)::int as total
from (
  select p.id
  from certificate_programs p
  left join course_enrolments n on n.program_id = p.id and n.user_id = $1
  where (
    p.publication = 'published'
    or p.publication = 'closed'
    and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $2)
  )
    and given
  limit $3
) counted;

-- src/features/certificate-programs/server/details/program-search.queries.ts

-- readSearch
select
from certificate_programs p
where (
  p.publication = 'published'
  or p.publication = 'closed'
  and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $1)
)
  and (
    select to_tsvector('english', said) || to_tsvector('simple', said)
    from (
      select pankh_plain(
        concat_ws(
          ' ',
          p.title ->> 'en',
          p.title ->> 'hi',
          p.summary ->> 'en',
          p.summary ->> 'hi',
          p.description ->> 'en',
          p.description ->> 'hi',
          p.for_whom ->> 'en',
          p.for_whom ->> 'hi',
          p.outcomes ->> 'en',
          p.outcomes ->> 'hi',
          (
            select string_agg(concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), ' ')
            from certificate_program_age_groups l
            join age_groups t on t.id = l.age_group_id
            where l.program_id = p.id
          ),
          (
            select string_agg(concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), ' ')
            from certificate_program_skills l
            join skills t on t.id = l.skill_id
            where l.program_id = p.id
          ),
          (
            select string_agg(concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), ' ')
            from certificate_program_tags l
            join tags t on t.id = l.tag_id
            where l.program_id = p.id
          )
        )
      ) as said offset 0
    ) gathered
  ) @@ ((websearch_to_tsquery('english', pankh_plain($2)) || websearch_to_tsquery('simple', $3)))
limit 1;

-- src/features/certificate-programs/server/insert-program.queries.ts

-- insertProgram
insert into "certificate_programs" (
  "id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "for_whom",
  "outcomes",
  "price_text",
  "picture",
  "picture_alt",
  "is_ordered",
  "certificate_heading",
  "certificate_words",
  "published_at",
  "modules_changed_at",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning "id";

-- insertProgram, with the least that it may be given
insert into "certificate_programs" (
  "id",
  "publication",
  "title",
  "summary",
  "description",
  "in_short",
  "in_short_symbols",
  "for_whom",
  "outcomes",
  "price_text",
  "picture",
  "picture_alt",
  "is_ordered",
  "certificate_heading",
  "certificate_words",
  "published_at",
  "modules_changed_at",
  "created_at"
)
values (
  default,
  default,
  $1,
  $2,
  $3,
  default,
  default,
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
returning "id";

-- insertModule
insert into "course_modules" (
  "id",
  "program_id",
  "position",
  "title",
  "description",
  "minutes",
  "events_needed",
  "needs_quiz",
  "quiz_pass_share",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- insertModule, with the least that it may be given
insert into "course_modules" (
  "id",
  "program_id",
  "position",
  "title",
  "description",
  "minutes",
  "events_needed",
  "needs_quiz",
  "quiz_pass_share",
  "created_at"
)
values (default, $1, $2, $3, $4, $5, default, default, default, default)
returning "id";

-- insertQuestion
insert into "quiz_questions" ("id", "module_id", "position", "kind", "question", "created_at")
values (default, $1, $2, $3, $4, default)
returning "id";

-- src/features/certificate-programs/server/metrics/program-metrics.queries.ts

-- programMetrics.countDays
select 'programs-enrolled' as metric,
  to_char(created_at at time zone $1, 'YYYY-MM-DD') as day,
  program_id as subject_id,
  count(*)::float8 as value
from course_enrolments
where created_at >= $2::date::timestamp at time zone $3
  and created_at < ($4::date + 1)::timestamp at time zone $5
group by day, program_id
union all
select 'programs-begun', to_char(begun_at at time zone $6, 'YYYY-MM-DD') as day, program_id, count(*)::float8
from (
  select n.program_id, greatest(min(step.at), n.created_at) as begun_at
  from course_enrolments n
  cross join lateral (
    select a.joined_at as at
    from course_module_events m
    join event_attendances a on a.event_id = m.event_id and a.user_id = n.user_id
    where m.program_id = n.program_id
    union all
    select w.created_at
    from course_module_events m
    join event_watches w on w.event_id = m.event_id and w.user_id = n.user_id
    where m.program_id = n.program_id
    union all
    select q.created_at
    from course_modules m
    join quiz_results q on q.module_id = m.id and q.user_id = n.user_id
    where m.program_id = n.program_id
  ) step
  group by n.program_id, n.user_id, n.created_at
) begun
where begun_at >= $7::date::timestamp at time zone $8
  and begun_at < ($9::date + 1)::timestamp at time zone $10
group by day, program_id
union all
select 'programs-finished',
  to_char(finished_at at time zone $11, 'YYYY-MM-DD') as day,
  program_id,
  count(*)::float8
from course_enrolments
where finished_at >= $12::date::timestamp at time zone $13
  and finished_at < ($14::date + 1)::timestamp at time zone $15
group by day, program_id;

-- src/features/certificate-programs/server/personal/personal-programs.queries.ts

-- selectOwnEnrolments
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  n.language,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as joined_at,
  to_char(n.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as finished_at,
  n.utm_source,
  n.utm_medium,
  n.utm_campaign
from course_enrolments n
join certificate_programs p on p.id = n.program_id
where n.user_id = $2
order by n.created_at, p.id;

-- selectOwnQuizzes
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  coalesce(d.title ->> $2::text, d.title ->> 'en', d.title ->> 'hi') as module,
  q.tries,
  q.best_right,
  q.last_right,
  q.last_questions,
  array(
    select coalesce(c.choice ->> $3::text, c.choice ->> 'en', c.choice ->> 'hi')
    from quiz_choices c
    where c.id = any(q.last_choices)
    order by c.id
  ) as last_answers,
  to_char(q.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at,
  to_char(q.passed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as passed_at
from quiz_results q
join course_modules d on d.id = q.module_id
join certificate_programs p on p.id = d.program_id
where q.user_id = $4
order by p.id, d.position, d.id;

-- selectOwnCohorts
select coalesce(p.title ->> $1::text, p.title ->> 'en', p.title ->> 'hi') as program,
  c.name as group,
  to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as named_at
from course_cohort_members b
join course_cohorts c on c.id = b.cohort_id
join certificate_programs p on p.id = c.program_id
where b.email in (
  select email
  from users
  where id = $2 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $3
)
order by b.created_at, c.id;

-- eraseCourses
delete
from course_cohort_members
where email in (
  select email
  from users
  where id = $1 and email_verified_at is not null
  union all
  select email
  from earlier_emails
  where user_id = $2
);

-- eraseCourses
delete from quiz_results where user_id = $1;

-- eraseCourses
delete from course_enrolments where user_id = $1;

-- src/features/certificate-programs/server/progress/progress.queries.ts

-- selectRules
select p.id,
  p.is_ordered,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          m.id, 'minutes',
          m.minutes, 'events_needed',
          m.events_needed, 'event_ids',
          array(
            select e.event_id
            from course_module_events e
            where e.module_id = m.id
            order by e.position, e.event_id
          ), 'is_quiz_needed',
          m.needs_quiz and exists (select from quiz_questions q where q.module_id = m.id)
        )
        order by m.position,
        m.id
      ), '[]'
    )
    from course_modules m
    where m.program_id = p.id
  ) as modules
from certificate_programs p
where p.id = any($1::int[]);

-- selectQuizStates
select r.module_id, r.user_id, r.passed_at is not null as has_passed, r.tries
from quiz_results r
join course_modules m on m.id = r.module_id
where m.program_id = any($1::int[]) and r.user_id = any($2::int[]);

-- selectFinished
select program_id,
  user_id,
  to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as finished_at
from course_enrolments
where program_id = any($1::int[]) and user_id = any($2::int[]) and finished_at is not null;

-- selectModule
select m.id,
  m.title,
  m.needs_quiz,
  m.quiz_pass_share,
  json_build_object('id', p.id, 'title', p.title) as program,
  n.user_id is not null as is_enrolled
from course_modules m
join certificate_programs p on p.id = m.program_id
left join course_enrolments n on n.program_id = p.id and n.user_id = $1
where m.id = $2
  and (
    p.publication = 'published'
    or p.publication = 'closed'
    and exists (select from course_enrolments inside where inside.program_id = p.id and inside.user_id = $3)
  );

-- src/features/certificate-programs/server/quizzes/quizzes.queries.ts

-- selectQuizPlace
select json_build_object(
  'id', m.id, 'module_name', coalesce(m.title ->> $1::text, m.title ->> 'en', m.title ->> 'hi')
) as module,
  json_build_object(
    'id', p.id, 'title', coalesce(p.title ->> $2::text, p.title ->> 'en', p.title ->> 'hi')
  ) as program,
  (
    select json_build_object(
      'id', n.id, 'module_name', coalesce(n.title ->> $3::text, n.title ->> 'en', n.title ->> 'hi')
    )
    from course_modules n
    where n.program_id = m.program_id and (n.position, n.id) > (m.position, m.id)
    order by n.position, n.id
    limit 1
  ) as next_module
from course_modules m
join certificate_programs p on p.id = m.program_id
where m.id = $4 and exists (select from quiz_questions q where q.module_id = m.id);

-- selectModuleName
select coalesce(title ->> $1::text, title ->> 'en', title ->> 'hi') as module_name
from course_modules
where id = $2;

-- selectQuestions
select q.id,
  q.kind,
  coalesce(q.question ->> $1::text, q.question ->> 'en', q.question ->> 'hi') as question,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          c.id, 'choice',
          coalesce(c.choice ->> $2::text, c.choice ->> 'en', c.choice ->> 'hi'), 'is_right',
          c.is_right, 'feedback',
          coalesce(coalesce(c.feedback ->> $3::text, c.feedback ->> 'en', c.feedback ->> 'hi'), '')
        )
        order by c.position,
        c.id
      ), '[]'
    )
    from quiz_choices c
    where c.question_id = q.id
  ) as choices
from quiz_questions q
where q.module_id = $4
order by q.position, q.id;

-- selectStanding
select tries,
  last_right,
  last_questions,
  to_json(last_choices) as last_choices,
  passed_at is not null as is_passed
from quiz_results
where module_id = $1 and user_id = $2;

-- writeTry
insert into quiz_results as r (
  module_id, user_id, best_right, last_right, last_questions, last_choices, last_at, passed_at
)
values ($1, $2, $3, $4, $5, $6::int[], $7::timestamptz, $8::timestamptz)
on conflict (module_id, user_id)
do update
set tries = r.tries + (
  not (r.last_choices @> excluded.last_choices and r.last_choices <@ excluded.last_choices)
)::int,
  best_right = greatest(r.best_right, excluded.best_right),
  last_right = excluded.last_right,
  last_questions = excluded.last_questions,
  last_choices = excluded.last_choices,
  last_at = excluded.last_at,
  passed_at = coalesce(r.passed_at, excluded.passed_at)
returning tries,
  last_right,
  last_questions,
  to_json(last_choices) as last_choices,
  passed_at is not null as is_passed;

-- passByShare
update quiz_results r
set passed_at = $1::timestamptz
from course_modules m
join certificate_programs p on p.id = m.program_id
where m.id = r.module_id
  and r.passed_at is null
  and r.last_right * 100 >= r.last_questions * m.quiz_pass_share
  and coalesce(p.modules_changed_at <= $2::timestamptz, true);

-- src/features/certificate-programs/server/registering/registering.queries.ts

-- findProgramToRegister
select p.id,
  p.publication = 'closed' as is_closed,
  exists (select from course_enrolments n where n.program_id = p.id and n.user_id = $1) as is_inside,
  array(
    select l.event_id
    from course_module_events l
    join course_modules m on m.id = l.module_id
    join events e on e.id = l.event_id and e.publication <> 'draft'
    where l.program_id = p.id
    order by m.position, m.id, l.position, l.event_id
  ) as event_ids
from certificate_programs p
where p.id = $2 and p.publication <> 'draft';

-- enrol
insert into "course_enrolments" (
  "program_id", "user_id", "language", "utm_source", "utm_medium", "utm_campaign", "finished_at", "created_at"
)
values ($1, $2, $3, $4, $5, $6, default, default)
on conflict
do nothing;

-- enrol, with the least that it may be given
insert into "course_enrolments" (
  "program_id", "user_id", "language", "utm_source", "utm_medium", "utm_campaign", "finished_at", "created_at"
)
values ($1, $2, $3, default, default, default, default, default)
on conflict
do nothing;

-- findMailedEnrolment
select coalesce(p.title ->> n.language::text, p.title ->> 'en', p.title ->> 'hi') as title,
  n.language,
  u.email,
  u.first_name,
  array(select l.event_id from course_module_events l where l.program_id = p.id) as event_ids
from course_enrolments n
join certificate_programs p on p.id = n.program_id
join users u on u.id = n.user_id
where n.program_id = $1 and n.user_id = $2 and p.publication <> 'draft' and u.disabled_at is null;
