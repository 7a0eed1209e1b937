-- src/foundation/catalogue/server/candidates.queries.ts

-- findCandidates
select coalesce(min(each.listed), 0)::int as listed,
  coalesce((select listed from event_facet_counts where facet = 'all'), 0)::int as all
from (
  select coalesce(
    max((select k.listed from event_words k where k.word = pankh_plain(asked.word))), 0
  ) as listed
  from jsonb_array_elements($1::jsonb)
  with ordinality as meant (words, place)
  left join lateral jsonb_array_elements_text(meant.words) asked (word) on true
  group by meant.place
) each;

-- findCandidates
with titled as materialized (
  with met as materialized (select t.id from events t where given and given) select id from met limit $1
),
texts as materialized (
  with met as materialized (select t.id from events t where given and given) select id from met limit $2
),
worded as materialized (select id from texts where (select count(*) from titled) < $3)
select id, (select count(*) from titled) >= $4 or (select count(*) from worded) >= $5 as capped
from (select id from titled union select id from worded) found;

-- findCandidates
(select t.id from (select t.* from events t where given order by given limit $1) t where given limit $2);

-- src/foundation/catalogue/server/choices.queries.ts

-- countMatching
select coalesce(sum(listed), 0)::int as n from event_facet_counts where facet = 'text' and term_id = $1;

-- src/foundation/catalogue/server/lock-for-merge.queries.ts

-- lockForMerge
select pankh_hold_catalogue($1);
