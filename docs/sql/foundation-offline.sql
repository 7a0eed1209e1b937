-- src/foundation/offline/server/sent-mutations.queries.ts

-- claimMutation
insert into "sent_acts" ("user_id", "key", "call", "body", "at")
values ($1, $2, $3, default, $4)
on conflict
do nothing
returning "key";

-- selectSentMutation
select "call", "body" from "sent_acts" where ("sent_acts"."user_id" = $1 and "sent_acts"."key" = $2);

-- writeAnswer
update "sent_acts" set "body" = $1 where ("sent_acts"."user_id" = $2 and "sent_acts"."key" = $3);

-- selectSentMutationsOf
select "call", to_char("at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
from "sent_acts"
where "sent_acts"."user_id" = $1
order by "sent_acts"."at" asc, "sent_acts"."key" asc;

-- deleteSentActsOf
delete from "sent_acts" where "sent_acts"."user_id" = $1;
