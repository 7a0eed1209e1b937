import { type Fields, fieldText, isTicked } from '#contract/page-form.ts'
import type { WireError } from '#contract/wire.ts'
import { uploadFields } from '#foundation/uploads/upload-fields.contract.ts'
import { m } from '#messages/messages.js'
import { asHtml } from '#ui-kit/rich-text-words.ts'
import { missingIn } from '#ui-kit/wrong-fields.ts'
import { isWebAddress } from '../../resource-link.contract.ts'
import type { Step } from './making-steps.ts'

/** The field for files sent with the form without JavaScript. */
export const FILES = 'resource_files'
/** Ids of files that the resource already has. */
export const CURRENT_FILES = 'held_files'
export const DELETED = 'delete_resource_files'
export const uploadNames = uploadFields(FILES)
/** Set if the existing files were reordered. */
export const MOVED = 'held_files_moved'
/** Set if the resource isn't a draft any more. */
export const CHANGES = 'is_changed'
export const GONE_CAPTIONS = 'delete_captions'
/** Names of caption files that aren't uploaded. */
export const CAPTIONS_ON_THE_WAY = 'captions_on_the_way'
/** The names of a video's caption fields, by its upload. `kept` holds files of a form that came back with errors. */
export const captionsFields = (file_id: number | string) => ({
  file: `captions.${file_id}`,
  kept: `captions_kept.${file_id}`,
  name: `captions_name.${file_id}`,
  language: `captions_language.${file_id}`,
})
export const CAPTIONS_FILE = /^captions\.(\d+)$/
export const altField = (file_id: number | string) => `alt_${file_id}`

const OWN_TEXTS = ['in_short_en', 'in_short_hi', 'warning_note_en', 'warning_note_hi'] as const

/** Converts the form's fields to the contract's input. */
export function bodyOf(fields: Fields) {
  const id = fieldText(fields, 'id')
  return {
    ...(id ? { id, revision: fieldText(fields, 'revision'), ...changesIn(fields) } : {}),
    add_type: fieldText(fields, 'add_type'),
    resource_type_id: fieldText(fields, 'resource_type_id'),
    title: fieldText(fields, 'title'),
    description: asHtml(fields.get('description') ?? ''),
    instruction: asHtml(fields.get('instruction') ?? ''),
    age_groups: fields.getAll('age_groups'),
    skills: fields.getAll('skills'),
    tags: fields.getAll('tags'),
    ...Object.fromEntries(OWN_TEXTS.map((name) => [name, fieldText(fields, name)])),
    in_short_symbols: fields.getAll('in_short_symbols'),
    warnings: fields.getAll('warnings'),
    keywords: keywordsIn(fieldText(fields, 'keywords')),
    language: fieldText(fields, 'language'),
    privacy: fieldText(fields, 'privacy'),
    licence: fieldText(fields, 'licence'),
    credit: fieldText(fields, 'credit'),
    minutes_to_prepare: fieldText(fields, 'minutes_to_prepare'),
    has_rights: isTicked(fields, 'has_rights'),
    resource_links: linksIn(fields),
    resource_files: [...new Set(fields.getAll(uploadNames.kept))],
    alts: altsIn(fields),
    captions: captionsIn(fields),
    status: fieldText(fields, 'status'),
  }
}

/** The additional input of an edit: files and captions to remove, and the order if it changed. */
function changesIn(fields: Fields) {
  const kept = fields.getAll(uploadNames.kept)
  return {
    [DELETED]: fields.getAll(DELETED),
    [GONE_CAPTIONS]: fields.getAll(GONE_CAPTIONS),
    ...(fields.has(MOVED) ? { order: [...new Set([...stayingIn(fields), ...kept])] } : {}),
  }
}

/** Ids of the existing files that aren't removed, in the form's order. */
function stayingIn(fields: Fields): string[] {
  const gone = fields.getAll(DELETED)
  return fields.getAll(CURRENT_FILES).filter((id) => !gone.includes(id))
}

/** Names of the files that the resource will have, in the form's order. */
export function fileNames(fields: Fields, files: readonly { file_id: number; name: string }[]): string[] {
  const names = new Map(files.map(({ file_id, name }) => [String(file_id), name]))
  const added = fields.getAll(uploadNames.names).map((line) => line.slice(line.indexOf(' ') + 1))
  return [...stayingIn(fields).flatMap((id) => names.get(id) ?? []), ...added]
}

/** The latest choice counts: a file in the form comes before one kept from earlier. */
function captionsIn(fields: Fields): Record<string, { upload_id: string; language: string }> {
  const films = [...new Set([...fields.keys()])].flatMap((name) => CAPTIONS_FILE.exec(name)?.[1] ?? [])
  return Object.fromEntries(
    films.map((id) => {
      const { file, language } = captionsFields(id)
      return [id, { upload_id: fields.get(file) ?? '', language: fieldText(fields, language) }]
    }),
  )
}

/** `cutting, scissors` is two keywords; a Hindi full stop separates them too. */
export const keywordsIn = (words: string): string[] =>
  words
    .split(/[,;\n।]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Addresses as typed, with `https://` added where it is missing. Empty ones are dropped. */
export const linksIn = (fields: Fields): string[] =>
  fields
    .getAll('resource_links')
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '')
    .map((typed) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))

function altsIn(fields: Fields): Record<string, string> {
  const alts = [...fields].flatMap(([name, value]) => {
    const [, id] = /^alt_(\d+)$/.exec(name) ?? []
    return id === undefined ? [] : [[id, value.trim()] as const]
  })
  return Object.fromEntries(alts)
}

/** How many files the resource will have, including those not uploaded yet. */
export function countFiles(fields: Fields): number {
  const staying = stayingIn(fields).length
  return staying + fields.getAll(uploadNames.kept).length + fields.getAll(uploadNames.onTheWay).length
}

const wrong = (field: string, message: string): WireError => ({ code: 'InvalidInput', field, message })

/** What must be corrected before leaving a step. The server validates everything again. */
export function wrongIn(step: Step, fields: Fields): WireError[] {
  if (step === 1) return [...missingType(fields), ...missingTitle(fields)]
  if (step === 2) return [...wrongLinks(fields), ...missingContent(fields)]
  if (step !== 4 || isTicked(fields, 'has_rights')) return []
  return [wrong('has_rights', m.resource_rights_needed())]
}

/** What must be corrected before submitting. A draft needs a title; uploads must be complete in any case. */
export function wrongToSend(fields: Fields): WireError[] {
  const files = [...fields.getAll(uploadNames.onTheWay), ...fields.getAll(CAPTIONS_ON_THE_WAY)]
  const onTheWay =
    files.length > 0 ? [wrong(FILES, m.resource_files_not_uploaded({ files: files.join(', ') }))] : []
  if (fields.get('status') === 'draft') return [...missingTitle(fields), ...wrongLinks(fields), ...onTheWay]
  return [...wrongIn(1, fields), ...wrongIn(2, fields), ...onTheWay, ...wrongIn(4, fields)]
}

const missingTitle = (fields: Fields) =>
  fieldText(fields, 'title') === ''
    ? [wrong('title', missingIn({ type: 'text', value: fields.get('title') ?? '' }))]
    : []

const missingType = (fields: Fields) =>
  fieldText(fields, 'resource_type_id') === '' ? [wrong('resource_type_id', m.field_required())] : []

function wrongLinks(fields: Fields): WireError[] {
  return fields.getAll('resource_links').flatMap((typed, at) => {
    const [link] = linksIn(new URLSearchParams({ resource_links: typed }))
    return link === undefined || isWebAddress(link) ? [] : [wrong(`resource_links.${at}`, m.field_url())]
  })
}

function missingContent(fields: Fields): WireError[] {
  const add_type = fieldText(fields, 'add_type')
  const isUnsaid = !fieldText(fields, 'description') && !fieldText(fields, 'instruction')
  if (add_type === '1' && isUnsaid) return [wrong('description', m.resource_text_needed())]
  if (add_type === '2' && countFiles(fields) === 0) return [wrong(FILES, m.resource_file_needed())]
  if (add_type === '3' && linksIn(fields).length === 0) {
    return [wrong('resource_links.0', m.resource_link_needed())]
  }
  return []
}
