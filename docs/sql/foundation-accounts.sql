-- src/foundation/accounts/server/admin/administered-person.queries.ts

-- lockPerson
select u.id,
  u.email,
  u.first_name,
  coalesce(
    (select chosen.language from reading_settings chosen where chosen.user_id = u.id),
    (select last.language from mails last where last.user_id = u.id order by last.id desc limit 1), 'en'
  ) as language,
  u.is_admin,
  u.is_member,
  u.disabled_at is not null as is_disabled,
  u.email_verified_at is not null as is_verified
from users u
where u.id = $1;

-- writeDisabled
update "users" set "disabled_at" = $1 where "users"."id" = $2;

-- writeMembership
update "users" set "is_member" = $1 where "users"."id" = $2;

-- src/foundation/accounts/server/auth/email-codes.queries.ts

-- replaceEmailCode
insert into "email_codes" ("user_id", "code_hash", "expires_at", "tries", "created_at")
values ($1, $2, $3, $4, $5)
on conflict ("user_id")
do update
set "user_id" = $6, "code_hash" = $7, "expires_at" = $8, "tries" = $9, "created_at" = $10;

-- takeTry
update "email_codes"
set "tries" = least("email_codes"."tries" + 1, 100)
where "email_codes"."user_id" = $1
returning "code_hash", "expires_at", "tries";

-- deleteEmailCode
delete from "email_codes" where "email_codes"."user_id" = $1;

-- src/foundation/accounts/server/auth/password-resets.queries.ts

-- insertPasswordReset
insert into "password_resets" ("token_hash", "user_id", "expires_at", "used_at", "created_at")
values ($1, $2, $3, default, $4);

-- takePasswordReset
update "password_resets"
set "used_at" = $1
where (
  "password_resets"."token_hash" = $2
  and "password_resets"."used_at" is null
  and "password_resets"."expires_at" > $3
)
returning "user_id";

-- spendPasswordResets
update "password_resets"
set "used_at" = $1
where ("password_resets"."user_id" = $2 and "password_resets"."used_at" is null);

-- src/foundation/accounts/server/consents/consents.queries.ts

-- insertConsent
insert into "consents" ("id", "user_id", "visitor", "subject", "is_given", "version", "at")
values (default, $1, $2, $3, $4, $5, $6);

-- insertConsent, with the least that it may be given
insert into "consents" ("id", "user_id", "visitor", "subject", "is_given", "version", "at")
values (default, default, default, $1, $2, $3, $4);

-- selectNewestConsent
select "is_given", "version", "visitor"
from "consents"
where ("consents"."user_id" = $1 and "consents"."subject" = $2)
order by "consents"."id" desc
limit $3;

-- findMessageChoices
select "is_promotional", "is_whatsapp_notification" from "users" where "users"."id" = $1;

-- src/foundation/accounts/server/consents/shared-profile.queries.ts

-- selectSharedProfile
select "users"."first_name",
  "users"."last_name",
  "users"."email",
  "users"."mobile",
  "occupations"."name" ->> 'en',
  "users"."is_member",
  "users"."created_at",
  exists (
    select from "sessions" s where s.user_id = "users"."id" and s.ended_at is null and s.expires_at > $1
  )
from "users"
left join "occupations" on "occupations"."id" = "users"."user_type_id"
where "users"."id" = $2;

-- src/foundation/accounts/server/people/confirmed-emails.queries.ts

-- selectEarlierEmails
select "email" from "earlier_emails" where "earlier_emails"."user_id" = $1;

-- keepConfirmedEmail
insert into earlier_emails (email, user_id)
select email, id
from users
where id = $1 and email_verified_at is not null
on conflict (email)
do update
set user_id = excluded.user_id;

-- endEarlierEmail
delete from "earlier_emails" where "earlier_emails"."email" = $1 returning "user_id";

-- src/foundation/accounts/server/people/person-by-email.queries.ts

-- findPersonByEmail
select u.id,
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
  u.email_verified_at is not null as is_verified,
  u.disabled_at is not null as is_disabled
from users u
where u.email = $1;

-- src/foundation/accounts/server/people/roles.queries.ts

-- lockRoles
select (
  select coalesce(json_agg(held.role order by held.place), '[]')
  from (
    select 'administrator' as role, 0 as place
    where u.is_admin
    union all
    select g.role, 1
    from user_roles g
    where g.user_id = u.id
  ) held
) as roles
from users u
where u.id = $1;

-- writeRole
update "users" set "is_admin" = $1 where "users"."id" = $2;

-- lockAdministrators
select from users where is_admin order by id for no key update;

-- lockAdministrators
select u.id
from users u
where u.is_admin
  and u.disabled_at is null
  and not exists (select from account_deletions d where d.user_id = u.id);

-- src/foundation/accounts/server/people/user-details.queries.ts

-- selectDetails
select "users"."id",
  "users"."username",
  "users"."first_name",
  "users"."last_name",
  "users"."email",
  "users"."mobile",
  "occupations"."name" ->> 'en',
  "users"."is_member",
  "users"."is_admin",
  "users"."is_promoter",
  "users"."email_verified_at",
  "users"."picture",
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where "users".is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = "users".id
    ) held
  ),
  (
    select to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from account_deletions d
    where d.user_id = "users"."id"
  )
from "users"
left join "occupations" on "occupations"."id" = "users"."user_type_id"
where "users"."id" = $1;

-- src/foundation/accounts/server/people/users.queries.ts

-- findUserByEmail
select "id", "email", "first_name", "password_hash", "disabled_at" is not null, "email_verified_at"
from "users"
where "users"."email" = $1;

-- findUserById
select "id", "email", "first_name", "password_hash", "disabled_at" is not null, "email_verified_at"
from "users"
where "users"."id" = $1;

-- lockUser
select "id" from "users" where "users"."id" = $1 for no key update;

-- insertUser
insert into "users" (
  "id",
  "email",
  "email_verified_at",
  "password_hash",
  "username",
  "first_name",
  "last_name",
  "mobile",
  "country_code",
  "gender",
  "occupation_id",
  "user_type_id",
  "school_name",
  "is_promotional",
  "is_whatsapp_notification",
  "is_personalised",
  "is_member",
  "is_admin",
  "is_promoter",
  "disabled_at",
  "picture",
  "recommendation_text",
  "signup_type",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
  "referring_domain",
  "gclid",
  "referral_code",
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
  $31,
  $32
)
on conflict
do nothing
returning "id";

-- insertUser, with the least that it may be given
insert into "users" (
  "id",
  "email",
  "email_verified_at",
  "password_hash",
  "username",
  "first_name",
  "last_name",
  "mobile",
  "country_code",
  "gender",
  "occupation_id",
  "user_type_id",
  "school_name",
  "is_promotional",
  "is_whatsapp_notification",
  "is_personalised",
  "is_member",
  "is_admin",
  "is_promoter",
  "disabled_at",
  "picture",
  "recommendation_text",
  "signup_type",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
  "referring_domain",
  "gclid",
  "referral_code",
  "created_at"
)
values (
  default,
  $1,
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
on conflict
do nothing
returning "id";

-- setPasswordHash
update "users" set "password_hash" = $1 where "users"."id" = $2;

-- markEmailVerified
update "users"
set "email_verified_at" = $1, "is_admin" = $2
where ("users"."id" = $3 and "users"."email" = $4 and "users"."email_verified_at" is null)
returning "id";

-- markEmailVerified, with the least that it may be given
update "users"
set "email_verified_at" = $1
where ("users"."id" = $2 and "users"."email" = $3 and "users"."email_verified_at" is null)
returning "id";

-- hasAccounts
select "id" from "users" limit $1;

-- setAdmin
update "users" set "is_admin" = $1 where "users"."email" = $2 returning "email_verified_at";

-- becomePromoter
update "users" set "is_promoter" = $1 where "users"."id" = $2;

-- src/foundation/accounts/server/personal/personal-account.queries.ts

-- selectPersonalAccount
select concat_ws(' ', u.first_name, u.last_name) as name,
  u.email,
  to_char(u.email_verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as email_verified_at,
  array(
    select e.email from earlier_emails e where e.user_id = u.id order by e.created_at, e.email
  ) as earlier_emails,
  u.username,
  u.mobile,
  u.country_code,
  u.gender,
  (
    select coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi')
    from occupations t
    where t.id = u.occupation_id
  ) as occupation,
  (
    select coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi')
    from occupations t
    where t.id = u.user_type_id
  ) as occupation_at_sign_up,
  u.school_name,
  array(
    select coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi')
    from "user_age_groups" l
    join "age_groups" t on t.id = l.term_id
    where l.user_id = u.id
    order by t.position, t.id
  ) as age_groups,
  array(
    select coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi')
    from "user_skills" l
    join "skills" t on t.id = l.term_id
    where l.user_id = u.id
    order by t.position, t.id
  ) as skills,
  array(
    select coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi')
    from "user_tags" l
    join "tags" t on t.id = l.term_id
    where l.user_id = u.id
    order by t.position, t.id
  ) as tags,
  array(
    select coalesce(t.name ->> $6::text, t.name ->> 'en', t.name ->> 'hi')
    from "user_school_types" l
    join "school_types" t on t.id = l.term_id
    where l.user_id = u.id
    order by t.position, t.id
  ) as school_types,
  u.is_promotional as wants_news,
  u.is_whatsapp_notification as wants_whatsapp,
  u.is_personalised,
  u.is_member,
  u.is_promoter,
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
  u.recommendation_text,
  to_char(u.disabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as closed_at,
  u.utm_source,
  u.utm_medium,
  u.utm_campaign,
  u.utm_term,
  u.utm_content,
  u.referrer,
  u.referring_domain,
  u.gclid,
  u.referral_code,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
from users u
where u.id = $7;

-- selectPersonalSessions
select s.device,
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(s.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_seen_at,
  to_char(s.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at
from sessions s
where s.user_id = $1
order by s.created_at, s.id;

-- selectPersonalConsents
select c.subject, c.is_given, c.version, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
from consents c
where c.user_id = $1
order by c.id;

-- findPictureName
select picture from users where id = $1;

-- eraseVisitorsConsents
delete
from consents
where user_id is null
  and visitor in (select c.visitor from consents c where c.user_id = $1 and c.visitor is not null);

-- findNamesOf
select concat_ws(' ', u.first_name, u.last_name) as name, u.username from users u where u.id = $1;

-- src/foundation/accounts/server/profile/change-user.queries.ts

-- changeUser
update "users"
set "email" = $1,
  "email_verified_at" = $2,
  "password_hash" = $3,
  "username" = $4,
  "first_name" = $5,
  "last_name" = $6,
  "mobile" = $7,
  "country_code" = $8,
  "gender" = $9,
  "occupation_id" = $10,
  "user_type_id" = $11,
  "school_name" = $12,
  "is_promotional" = $13,
  "is_whatsapp_notification" = $14,
  "is_personalised" = $15,
  "is_member" = $16,
  "is_admin" = $17,
  "is_promoter" = $18,
  "disabled_at" = $19,
  "picture" = $20,
  "recommendation_text" = $21,
  "signup_type" = $22,
  "utm_source" = $23,
  "utm_medium" = $24,
  "utm_campaign" = $25,
  "utm_term" = $26,
  "utm_content" = $27,
  "referrer" = $28,
  "referring_domain" = $29,
  "gclid" = $30,
  "referral_code" = $31,
  "created_at" = $32
where "users"."id" = $33;

-- isEmailTaken
select count(*) as count from "users" where ("users"."email" = $1 and "users"."id" <> $2);;

-- isUsernameTaken
select count(*) as count from "users" where ("users"."username" = $1 and "users"."id" <> $2);;

-- replacePicture
select "picture" from "users" where "users"."id" = $1 for update;

-- replacePicture
update "users" set "picture" = $1 where "users"."id" = $2;

-- src/foundation/accounts/server/profile/interests.queries.ts

-- selectInterests
select u.is_personalised,
  (
    select coalesce(json_agg(t.id order by t.id), '[]')
    from "user_age_groups" l
    join "age_groups" t on t.id = l.term_id
    where l.user_id = u.id and not t.is_hidden
  ) as age_groups,
  (
    select coalesce(json_agg(t.id order by t.id), '[]')
    from "user_skills" l
    join "skills" t on t.id = l.term_id
    where l.user_id = u.id and not t.is_hidden
  ) as skills,
  (
    select coalesce(json_agg(t.id order by t.id), '[]')
    from "user_tags" l
    join "tags" t on t.id = l.term_id
    where l.user_id = u.id and not t.is_hidden
  ) as tags
from "users" u
where u.id = $1;

-- src/foundation/accounts/server/profile/occupations.queries.ts

-- selectOccupations
select "id", coalesce("name" ->> $1::text, "name" ->> 'en', "name" ->> 'hi'), "occupations"."key" like $2
from "occupations"
where ("occupations"."is_hidden" = $3 or "occupations"."id" = $4)
order by "occupations"."position" asc, "occupations"."id" asc;

-- findOccupation
select "id", "occupations"."key" like $1
from "occupations"
where (
  "occupations"."id" = $2
  and (
    "occupations"."is_hidden" = $3 or "occupations"."id" = (select occupation_id from "users" where id = $4)
  )
);

-- src/foundation/accounts/server/profile/own-details.queries.ts

-- selectOwnDetails
select "users"."id",
  "users"."username",
  "users"."first_name",
  "users"."last_name",
  "users"."email",
  "users"."mobile",
  "occupations"."name" ->> 'en',
  "users"."is_member",
  "users"."is_admin",
  "users"."is_promoter",
  "users"."email_verified_at",
  "users"."picture",
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where "users".is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = "users".id
    ) held
  ),
  (
    select to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from account_deletions d
    where d.user_id = "users"."id"
  ),
  "users"."country_code",
  "users"."gender",
  "users"."occupation_id",
  (
    select coalesce(o.name ->> $1::text, o.name ->> 'en', o.name ->> 'hi')
    from "occupations" o
    where o.id = "users"."occupation_id"
  ),
  (
    select coalesce(
      json_agg(
        coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi') order by t.position, t.id
      ), '[]'
    )
    from "user_school_types" l
    join "school_types" t on t.id = l.term_id
    where l.user_id = "users"."id"
  ),
  "users"."school_name",
  "users"."is_promotional",
  "users"."is_whatsapp_notification",
  "users"."signup_type",
  "users"."referral_code",
  to_char("users"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "user_age_groups" l
    join "age_groups" t on t.id = l.term_id
    where l.user_id = "users"."id"
  ),
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "user_skills" l
    join "skills" t on t.id = l.term_id
    where l.user_id = "users"."id"
  ),
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'name', coalesce(t.name ->> $5::text, t.name ->> 'en', t.name ->> 'hi'))
        order by t.position,
        t.id
      ), '[]'
    )
    from "user_tags" l
    join "tags" t on t.id = l.term_id
    where l.user_id = "users"."id"
  )
from "users"
left join "occupations" on "occupations"."id" = "users"."user_type_id"
where "users"."id" = $6;

-- selectCountry
select "country_code" from "users" where "users"."id" = $1;

-- src/foundation/accounts/server/profile/preferences.queries.ts

-- selectPreferences
select (
  select coalesce(
    json_agg(
      json_build_object(
        'id',
        t.id, 'name',
        coalesce(t.name ->> $1::text, t.name ->> 'en', t.name ->> 'hi'), 'selected',
        l.term_id is not null
      )
      order by t.position,
      t.id
    ), '[]'
  )
  from "age_groups" t
  left join "user_age_groups" l on l.term_id = t.id and l.user_id = u.id
  where not t.is_hidden or l.term_id is not null
) as age_groups,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $2::text, t.name ->> 'en', t.name ->> 'hi'), 'selected',
          l.term_id is not null
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from "skills" t
    left join "user_skills" l on l.term_id = t.id and l.user_id = u.id
    where not t.is_hidden or l.term_id is not null
  ) as skills,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $3::text, t.name ->> 'en', t.name ->> 'hi'), 'selected',
          l.term_id is not null
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from "tags" t
    left join "user_tags" l on l.term_id = t.id and l.user_id = u.id
    where not t.is_hidden or l.term_id is not null
  ) as tags,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          t.id, 'name',
          coalesce(t.name ->> $4::text, t.name ->> 'en', t.name ->> 'hi'), 'selected',
          l.term_id is not null
        )
        order by t.position,
        t.id
      ), '[]'
    )
    from "school_types" t
    left join "user_school_types" l on l.term_id = t.id and l.user_id = u.id
    where not t.is_hidden or l.term_id is not null
  ) as school_type,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          o.id, 'name',
          coalesce(o.name ->> $5::text, o.name ->> 'en', o.name ->> 'hi'), 'selected',
          o.id is not distinct from u.occupation_id, 'asks_for_school',
          o.key like 'school-%'
        )
        order by o.position,
        o.id
      ), '[]'
    )
    from "occupations" o
    where not o.is_hidden or o.id = u.occupation_id
  ) as occupation_list,
  u.school_name,
  u.is_promotional,
  u.is_whatsapp_notification,
  u.is_personalised
from "users" u
where u.id = $6;

-- replaceChoices
select count(*) as count from "age_groups" where "age_groups"."id" in ($1);;

-- replaceChoices
delete from "user_age_groups" where "user_age_groups"."user_id" = $1;

-- replaceChoices
insert into "user_age_groups" ("user_id", "term_id") values ($1, $2) on conflict do nothing;

-- src/foundation/accounts/server/sessions/sessions.queries.ts

-- findSession
select "users"."id",
  "users"."username",
  "users"."first_name",
  "users"."last_name",
  "users"."email",
  "users"."mobile",
  "occupations"."name" ->> 'en',
  "users"."is_member",
  "users"."is_admin",
  "users"."is_promoter",
  "users"."email_verified_at",
  "users"."picture",
  (
    select coalesce(json_agg(held.role order by held.place), '[]')
    from (
      select 'administrator' as role, 0 as place
      where "users".is_admin
      union all
      select g.role, 1
      from user_roles g
      where g.user_id = "users".id
    ) held
  ),
  (
    select to_char(d.delete_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from account_deletions d
    where d.user_id = "users"."id"
  ),
  "sessions"."last_seen_at"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
left join "occupations" on "occupations"."id" = "users"."user_type_id"
where (
  "sessions"."id" = $1
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $2
  and "users"."disabled_at" is null
);

-- insertSession
insert into "sessions" ("id", "user_id", "device", "created_at", "last_seen_at", "expires_at", "ended_at")
values (default, $1, $2, $3, $4, $5, default)
returning "id";

-- touchSession
update "sessions" set "last_seen_at" = $1 where "sessions"."id" = $2;

-- endSessions
update "sessions"
set "ended_at" = $1
where (
  "sessions"."user_id" = $2
  and "sessions"."ended_at" is null
  and "sessions"."id" = $3
  and "sessions"."id" <> $4
)
returning "id";

-- endSessions, with the least that it may be given
update "sessions"
set "ended_at" = $1
where ("sessions"."user_id" = $2 and "sessions"."ended_at" is null)
returning "id";

-- selectSessions
select "id",
  "device",
  to_char("created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  to_char("last_seen_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  "id" = $1
from "sessions"
where ("sessions"."user_id" = $2 and "sessions"."ended_at" is null and "sessions"."expires_at" > $3)
order by "sessions"."last_seen_at" desc, "sessions"."id" desc
limit $4;
