-- src/foundation/drafts/server/drafts.queries.ts

-- findDraft
select "fields", "saved_at"
from "form_drafts"
where (
  ("form_drafts"."user_id" = $1 and "form_drafts"."form" = $2 and "form_drafts"."subject_id" = $3)
  and "form_drafts"."saved_at" > $4
);

-- listDrafts
select "subject_id", coalesce("fields" -> 'title' ->> 0, ''), "saved_at"
from "form_drafts"
where ("form_drafts"."user_id" = $1 and "form_drafts"."form" = $2 and "form_drafts"."saved_at" > $3)
order by "form_drafts"."saved_at" desc
limit $4;

-- writeDraft
select pg_advisory_xact_lock($1::int, $2::int);

-- writeDraft
delete from "form_drafts" where ("form_drafts"."user_id" = $1 and "form_drafts"."saved_at" <= $2);

-- writeDraft, with the least that it may be given
insert into "form_drafts" ("user_id", "form", "subject_id", "fields", "saved_at")
values ($1, $2, $3, $4, $5)
on conflict ("user_id","form","subject_id")
do update
set "fields" = $6, "saved_at" = $7
returning "form";

-- writeDraft, with the least that it may be given
select count(*)::int as drafts, coalesce(sum(octet_length(fields::text)), 0)::int as bytes
from form_drafts
where user_id = $1;

-- deleteDraft
delete
from "form_drafts"
where ("form_drafts"."user_id" = $1 and "form_drafts"."form" = $2 and "form_drafts"."subject_id" = $3);

-- src/foundation/drafts/server/personal-drafts.queries.ts

-- selectDraftsOf
select d.form, d.fields, to_char(d.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saved_at
from form_drafts d
where d.user_id = $1
order by d.saved_at, d.form;

-- deleteDraftsOf
delete from "form_drafts" where "form_drafts"."user_id" = $1;
