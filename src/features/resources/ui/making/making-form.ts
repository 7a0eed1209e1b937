import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import type { TemporaryFile } from '#foundation/uploads/uploads.contract.ts'
import { DEFAULT_ADD_TYPE } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { altField, CAPTIONS_FILE, captionsFields, uploadNames } from './making-fields.ts'

type Values = Record<string, string | readonly string[] | null>
const ids = (terms: readonly { id: number }[]) => terms.map(({ id }) => String(id))

/** The initial values of the form. */
export function toForm(resource: ResourceDetails | null): Values {
  if (!resource) {
    return {
      add_type: String(DEFAULT_ADD_TYPE),
      privacy: 'Everyone',
      licence: 'All rights reserved',
      language: 'en',
    }
  }
  const { status, resource_files, resource_links } = resource
  return {
    add_type: String(resource.add_type),
    resource_type_id: resource.resource_type_id === null ? '' : String(resource.resource_type_id),
    title: resource.title,
    description: resource.description,
    instruction: resource.instruction,
    age_groups: ids(resource.age_groups),
    skills: ids(resource.skills),
    tags: ids(resource.tags),
    in_short_en: resource.easy_read.en.join('\n'),
    in_short_hi: resource.easy_read.hi.join('\n'),
    in_short_symbols: resource.easy_read.symbols,
    ...resource.content_warnings,
    keywords: resource.keywords.join(', '),
    language: resource.language,
    privacy: resource.privacy,
    licence: resource.licence,
    credit: resource.credit,
    minutes_to_prepare: String(resource.minutes_to_prepare ?? ''),
    // Required for publishing.
    has_rights: status === 'draft' ? null : 'on',
    resource_links: resource_links.map(({ url }) => url),
    ...Object.fromEntries(resource_files.map(({ file_id, alt }) => [altField(file_id), alt])),
  }
}

type Waiting = Pick<TemporaryFile, 'id' | 'name' | 'size' | 'media_type'>

/** Files of a form that was started earlier. */
export interface BegunFiles {
  /** Caption files by the upload of their video. */
  captions: Record<string, Waiting>
  /** Uploads that haven't expired, in the form's order. */
  there: Waiting[]
  /** Names of files that have expired or weren't uploaded completely. */
  gone: string[]
}

/** Ids in a draft or in a form that came back with errors. */
export const keptIds = (fields: DraftFields): number[] =>
  (fields[uploadNames.kept] ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

const CAPTIONS_KEPT = /^captions_kept\.(\d+)$/

/** Ids of caption files by the upload of their video. */
export function captionIds(fields: DraftFields): Map<string, number> {
  const ids = new Map<string, number>()
  for (const pattern of [CAPTIONS_KEPT, CAPTIONS_FILE])
    for (const [name, [value]] of Object.entries(fields)) {
      const [, film] = pattern.exec(name) ?? []
      if (film !== undefined && Number(value) > 0) ids.set(film, Number(value))
    }
  return ids
}

function begunCaptions(fields: DraftFields, waiting: readonly Waiting[] | null) {
  const captions: Record<string, Waiting> = {}
  const gone: string[] = []
  for (const [film, id] of captionIds(fields)) {
    const name = fields[captionsFields(film).name]?.[0] ?? ''
    const there = waiting ? waiting.find((file) => file.id === id) : { id, name, size: 0, media_type: '' }
    if (there) captions[film] = there
    else if (name) gone.push(name)
  }
  return { captions, gone }
}

/** @param waiting the uploads among the form's ids that still exist; null if that is unknown */
export function begunFiles(fields: DraftFields, waiting: readonly TemporaryFile[] | null): BegunFiles {
  const names = new Map(
    (fields[uploadNames.names] ?? []).map((line) => {
      const [id = '', ...name] = line.split(' ')
      return [Number(id), name.join(' ')] as const
    }),
  )
  const onTheWay = fields[uploadNames.onTheWay] ?? []
  const kept = keptIds(fields)
  const found = kept.map((id) => waiting?.find((file) => file.id === id))
  const there = kept.flatMap((id, at) => {
    const file = found[at]
    if (file) return [file]
    return waiting ? [] : [{ id, name: names.get(id) ?? '', size: 0, media_type: '' }]
  })
  const swept = waiting ? kept.flatMap((id, at) => (found[at] ? [] : (names.get(id) ?? []))) : []
  const words = begunCaptions(fields, waiting)
  return { there, captions: words.captions, gone: [...swept, ...words.gone, ...onTheWay] }
}
