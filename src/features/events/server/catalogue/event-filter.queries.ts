import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isMet, meetingAll, named, withChosen } from '#foundation/catalogue/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFacets } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { withListed } from './changing-events.queries.ts'
import { type Choice, EVENTS, type Facet, languageOf } from './event-choices.queries.ts'
import type { Narrowed } from './event-list.queries.ts'
import type { EventSearch } from './event-search.queries.ts'

interface FacetsWanted extends Pick<Narrowed, 'choices' | 'search' | 'now'> {
  language: TextLanguage
}

/** How a facet's terms are counted: a `with` list, and `(id, n)` for each facet. */
interface Counting {
  parts: SQL
  countsOf(facet: Facet): SQL
}

/** The most speakers offered; chosen ones always are. */
const MOST_CREATORS = 12
/**
 * The most speakers counted without a search: those with the most published events. With choices, others may have more
 * matching events, but counting all speakers takes thirty times as long (docs/decisions/046).
 */
const MOST_COUNTED = 30

/** All facets in one query: each counts the events that match the choices of every other facet. */
export async function selectEventFacets(db: Db, wanted: FacetsWanted): Promise<EventFacets> {
  const { choices, search, language, now } = wanted
  const { parts, countsOf } = search ? countFound({ choices, search, now }) : countKept({ choices, now })
  const chosen = (facet: Facet) => idList(choices.find((choice) => choice.facet === facet)?.ids ?? [])
  const terms = (facet: 'age_group' | 'skill' | 'tag' | 'type'): SQL =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)},
          'count', coalesce(c.n, 0)) order by t.position, t.id), '[]')
      from ${sql.raw(facet === 'type' ? 'event_types' : `${facet}s`)} t left join (${countsOf(facet)}) c on c.id = t.id
      where not t.is_hidden and (c.n > 0 or t.id = any(${chosen(facet)})))`
  const creators = sql`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'count', c.n)
        order by c.n desc, s.id), '[]')
    from (select id, sum(n)::int as n, row_number() over (order by sum(n) desc, id) as place
      from (${countsOf('creator')} union all select id, 0 from unnest(${chosen('creator')}) id) counted group by id) c
      join speakers s on s.id = c.id
    where (c.place <= ${MOST_CREATORS} and c.n > 0) or s.id = any(${chosen('creator')}))`
  const sum = (facet: Facet) => sql`(select coalesce(sum(n), 0)::int from (${countsOf(facet)}) c)`
  const [found] = await rows<Omit<EventFacets, 'languages'> & { languages: { id: number; count: number }[] }>(
    db,
    sql`with ${parts}
      select ${terms('age_group')} as age_groups, ${terms('skill')} as skills,
        ${terms('tag')} as tags, ${terms('type')} as types, ${creators} as creators,
        (select coalesce(json_agg(json_build_object('id', id, 'count', n) order by n desc, id), '[]')
          from (${countsOf('language')}) l where n > 0) as languages,
        ${sum('captions')} as captions, ${sum('sign_language')} as sign_language`,
  )
  if (!found) throw new Error('the facets query answered no row')
  return { ...found, languages: found.languages.map(({ id, count }) => ({ id: languageOf(id), count })) }
}

/** Counts facets without a search, by the stored sets, without reading settled events. */
function countKept({ choices, now }: Pick<FacetsWanted, 'choices' | 'now'>): Counting {
  const metBut = (but?: Facet) => {
    if (choices.every(({ facet }) => facet === but)) return sql`select block, ids from listed`
    return sql`select block, met.ids & listed.ids as ids from (${meetingAll(choices, { but })}) met join listed using (block)`
  }
  const met = [
    sql`met_all as materialized (${metBut()})`,
    ...choices.map(({ facet }) => sql`${sql.raw(`met_but_${facet}`)} as materialized (${metBut(facet)})`),
  ]
  const parts = [withListed(now), ...(choices.length > 0 ? [withChosen(EVENTS, choices)] : []), ...met]
  return {
    parts: sql.join(parts, sql`, `),
    countsOf(facet) {
      const choice = choices.find((one) => one.facet === facet)
      const offered =
        facet === 'creator' ? sql`and b.term_id = any(array(${mostSpeaking(choice?.ids ?? [])}))` : sql``
      return sql`select b.term_id as id, sum(bit_count(b.ids & met.ids))::int as n
        from ${sql.raw(choice ? `met_but_${facet}` : 'met_all')} met join event_facet_ids b on b.block = met.block
        where b.facet = ${named(facet)} ${offered} group by 1`
    },
  }
}

/** Ids of the speakers to count. */
const mostSpeaking = (chosen: readonly number[]): SQL =>
  sql`(select term_id from event_facet_counts where facet = ${named('creator')}
    order by listed desc nulls last, term_id limit ${MOST_COUNTED}) union select unnest(${idList(chosen)})`

/**
 * Counts facets with a search: the events found, each with the chosen facets that it misses. An event that misses two
 * counts nowhere.
 */
function countFound({
  choices,
  search,
  now,
}: {
  choices: readonly Choice[]
  search: EventSearch
  now: Date
}): Counting {
  const misses = choices.map(
    (choice) => sql`case when ${isMet(EVENTS, 'e', choice)} then null else ${choice.facet}::text end`,
  )
  const missed = misses.length > 0 ? sql`concat_ws(' ', ${sql.join(misses, sql`, `)})` : sql`''`
  return {
    parts: sql`seen as materialized (
      select e.id, e.event_type_id as type_id, pankh_language_term(e.access_language) as language_id,
        case when e.access_captions <> 'none' then 1 end as captions_id,
        case when e.access_sign_language then 1 end as sign_language_id, ${missed} as missed
      from unnest(${idList(search.ids)}) found (id) join events e on e.id = found.id where ${isListed('e', now)})`,
    countsOf(facet) {
      const link = EVENTS.columns[facet] ? null : (EVENTS.links?.[facet] ?? facet)
      const term = sql.raw(link ? `l.${link}_id` : `seen.${facet}_id`)
      const join = link ? sql.raw(`join event_${link}s l on l.event_id = seen.id`) : sql``
      return sql`select ${term} as id, count(*)::int as n from seen ${join}
        where seen.missed in ('', ${facet}::text) and ${term} is not null group by 1`
    },
  }
}

type Topic = { id: number; name: string; count: number }

/** Tags and skills of listed events, most used first. */
export async function selectEventTopics(
  db: Db,
  { language, now, most }: { language: TextLanguage; now: Date; most: number },
): Promise<{ tags: Topic[]; skills: Topic[] }> {
  const { parts, countsOf } = countKept({ choices: [], now })
  const topics = (facet: 'tag' | 'skill') =>
    sql`(select coalesce(json_agg(topic), '[]') from (
      select t.id, ${textIn(sql`t.name`, language)} as name, c.n as count
      from (${countsOf(facet)}) c join ${sql.raw(`${facet}s`)} t on t.id = c.id
      where c.n > 0 and not t.is_hidden order by c.n desc, t.position, t.id limit ${most}) topic)`
  const [found] = await rows<{ tags: Topic[]; skills: Topic[] }>(
    db,
    sql`with ${parts} select ${topics('tag')} as tags, ${topics('skill')} as skills`,
  )
  if (!found) throw new Error('the topics query answered no row')
  return found
}
