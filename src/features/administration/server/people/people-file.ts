import type { TextLanguage } from '#contract/wire.ts'
import { authorize, mayManagePeople, type Viewer } from '#foundation/accounts/server/index.ts'
import type { FileRows } from '#foundation/admin-kit/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { m } from '#messages/messages.js'
import type { Cell } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { TableSearch } from '#platform/db/table-page.ts'
import type { PeopleFilters } from '../../people.contract.ts'
import { type PersonOfFile, readPeopleSearch, selectPeopleAfter } from './people.queries.ts'

/** People per query: few enough that other requests are served in between. */
const BATCH = 250

/**
 * The selected people as a file, read in batches while it is sent. The audit log records the download and its filters
 * before the first line is sent.
 * @throws NotAllowed
 */
export async function peopleFile(
  db: Db,
  viewer: Viewer,
  { filters, language, now }: { filters: PeopleFilters; language: TextLanguage; now: Date },
): Promise<FileRows> {
  authorize(mayManagePeople(viewer))
  // The search text can be a name or an email, so only the fact that there was a search is recorded.
  const { search_query, ...narrowed } = filters
  const after = { ...narrowed, is_searched: search_query !== undefined }
  await recordChange(db, { viewer, action: 'exported', kind: 'people', id: 0, after, now })
  const search = await readPeopleSearch(db, filters)
  return { name: 'people', heads: heads(), batches: batchesOf(db, { filters, search, language }) }
}

type Wanted = { filters: PeopleFilters; search: TableSearch | undefined; language: TextLanguage }

async function* batchesOf(db: Db, of: Wanted) {
  const read = (after = 0) => selectPeopleAfter(db, { ...of, after, most: BATCH })
  for await (const people of inBatches(read, ({ id }) => id)) yield people.map(asRow)
}

const heads = () => [
  'id',
  m.admin_name(),
  m.people_email(),
  m.people_is_verified(),
  m.people_mobile(),
  m.people_username(),
  m.people_occupation(),
  m.people_school(),
  m.admin_roles(),
  m.people_is_member(),
  m.people_wants_news(),
  m.people_is_closed(),
  m.people_is_deletion_scheduled(),
  m.people_source(),
  m.admin_since(),
  m.people_last_seen(),
]

const asRow = (person: PersonOfFile): Cell[] => [
  person.id,
  person.name,
  person.email,
  person.is_verified,
  person.mobile,
  person.username,
  person.occupation,
  person.school_name,
  person.roles.join(' '),
  person.is_member,
  person.is_promotional,
  person.is_disabled,
  person.is_leaving,
  person.utm_source,
  person.created_at,
  person.last_seen_at,
]
