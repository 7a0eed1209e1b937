import type { FileKind } from '../../uploads.contract.ts'

export interface FileKindFacts {
  kind: FileKind
  mediaType: string
  /** The extensions that a name may have; a name with none of them gets the first. */
  endings: readonly string[]
}

const facts = (kind: FileKind, mediaType: string, ...endings: string[]): FileKindFacts => ({
  kind,
  mediaType,
  endings,
})
const office = 'application/vnd.openxmlformats-officedocument.'
const jpeg = facts('picture', 'image/jpeg', 'jpg', 'jpeg')
const png = facts('picture', 'image/png', 'png')

export const TEXT = facts('text', 'text/plain', 'txt', 'md', 'csv', 'srt', 'vtt')

/** The allowed types, as detected from the bytes. */
const BY_BYTES: Record<string, FileKindFacts> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/apng': png,
  'image/webp': facts('picture', 'image/webp', 'webp'),
  'image/avif': facts('picture', 'image/avif', 'avif'),
  'image/gif': facts('picture', 'image/gif', 'gif'),
  'application/pdf': facts('pdf', 'application/pdf', 'pdf'),
  [`${office}wordprocessingml.document`]: facts('word', `${office}wordprocessingml.document`, 'docx'),
  [`${office}spreadsheetml.sheet`]: facts('excel', `${office}spreadsheetml.sheet`, 'xlsx'),
  [`${office}presentationml.presentation`]: facts(
    'powerpoint',
    `${office}presentationml.presentation`,
    'pptx',
  ),
  'audio/mpeg': facts('audio', 'audio/mpeg', 'mp3'),
  'audio/x-m4a': facts('audio', 'audio/mp4', 'm4a'),
  'audio/mp4': facts('audio', 'audio/mp4', 'm4a'),
  'audio/aac': facts('audio', 'audio/aac', 'aac'),
  'audio/ogg': facts('audio', 'audio/ogg', 'ogg', 'oga'),
  'audio/ogg; codecs=opus': facts('audio', 'audio/ogg', 'ogg', 'opus'),
  'audio/wav': facts('audio', 'audio/wav', 'wav'),
  'audio/flac': facts('audio', 'audio/flac', 'flac'),
  'video/mp4': facts('video', 'video/mp4', 'mp4', 'm4v'),
  'video/x-m4v': facts('video', 'video/mp4', 'm4v', 'mp4'),
  'video/quicktime': facts('video', 'video/quicktime', 'mov'),
  'video/webm': facts('video', 'video/webm', 'webm'),
  'video/matroska': facts('video', 'video/matroska', 'mkv'),
  'video/ogg': facts('video', 'video/ogg', 'ogv'),
  'video/3gpp': facts('video', 'video/3gpp', '3gp'),
  'text/vtt': TEXT,
}

export function kindOf(mime: string | undefined): FileKindFacts | undefined {
  return mime !== undefined && Object.hasOwn(BY_BYTES, mime) ? BY_BYTES[mime] : undefined
}

/** Kinds that can be shown in the page; the others are always downloaded. */
export const SHOWN_IN_PAGE: ReadonlySet<FileKind> = new Set(['picture', 'pdf', 'audio', 'video', 'text'])
