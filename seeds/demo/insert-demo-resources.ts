import { Readable } from 'node:stream'
import { HOUR_MS } from '#contract/durations.ts'
import { addResource, saveResourceCaptions, selectResourceFiles } from '#features/resources/server/index.ts'
import type { StartingTerms } from '#foundation/taxonomy/server/index.ts'
import { storeUpload, type Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { easyResources, warnedResources } from './content/easy-read.ts'
import { idsOf } from './demo-event.ts'
import { type DemoResource, demoResources, drawFiles } from './resources/index.ts'

/** Between one resource and the next, so that the newest come first in the order of the content. */
const APART_MS = 19 * HOUR_MS

interface Known {
  /** Ids by username. */
  people: ReadonlyMap<string, number>
  ids: StartingTerms
  now: Date
  /** Where their files go; without it they come without files, sooner. */
  uploads: Uploads | undefined
}

/** The resources of the demo, made as people make them. Answers their ids by key. */
export async function insertDemoResources(db: Db, known: Known): Promise<Map<string, number>> {
  const added = new Map<string, number>()
  for (const [place, resource] of demoResources.entries()) {
    const now = new Date(known.now.getTime() - (place + 1) * APART_MS)
    added.set(resource.key, await insertOne(db, resource, { ...known, now }))
  }
  return added
}

async function insertOne(
  db: Db,
  resource: DemoResource,
  { people, ids, now, uploads }: Known,
): Promise<number> {
  const user_id = people.get(resource.creator) ?? 0
  const drawn = uploads ? await drawFiles(resource) : []
  const file_ids: number[] = []
  for (const { name, bytes } of drawn) {
    if (!uploads) break
    const sent = { userId: user_id, name, now, bytes: Readable.from([bytes]) }
    file_ids.push((await storeUpload(db, uploads, sent)).id)
  }
  // The library's own: nobody has to look at its links first.
  const maker = { id: user_id, roles: ['content-editor'] as const }
  const { id } = await addResource(db, maker, { fields: fieldsOf(resource, { ids, file_ids }), now })
  const files = await selectResourceFiles(db, id)
  for (const [place, { captions }] of drawn.entries()) {
    const file = files[place]
    if (captions && file)
      await saveResourceCaptions(db, {
        resource_file_id: file.id,
        language: resource.language,
        vtt: captions,
      })
  }
  return id
}

type Fields = Parameters<typeof addResource>[2]['fields']

function fieldsOf(
  resource: DemoResource,
  { ids, file_ids }: { ids: StartingTerms; file_ids: number[] },
): Fields {
  const {
    title,
    instruction,
    language,
    keywords,
    licence,
    privacy,
    credit,
    minutes_to_prepare,
    links = [],
    alt,
  } = resource
  const easy = easyResources[resource.key]
  const [resource_type_id] = idsOf(ids.resource_types, [resource.type])
  return {
    add_type: file_ids.length > 0 ? 2 : links.length > 0 ? 3 : 1,
    resource_type_id,
    title,
    description: `<p>${resource.description}</p>`,
    instruction,
    in_short_en: easy?.en,
    in_short_hi: easy?.hi,
    in_short_symbols: easy?.symbols,
    ...warnedResources[resource.key],
    keywords,
    skills: idsOf(ids.skills, resource.skills),
    tags: idsOf(ids.tags, resource.tags),
    age_groups: idsOf(ids.age_groups, resource.age_groups),
    privacy,
    language,
    licence,
    credit,
    minutes_to_prepare,
    has_rights: true,
    resource_links: [...links],
    resource_files: file_ids,
    alts: Object.fromEntries(file_ids.map((file_id) => [String(file_id), alt])),
    status: 'published',
  }
}
