import { z } from 'zod'

/**
 * A backup is a tar file, so that it can be read without Pankh: `backup.json` first, then a table's rows as lines of
 * JSON in gzip, `sequences.json`, people's files, and `end.json`. After each 1,000 members and at the end,
 * `SHA256SUMS.0001` and so on has the hashes of those before it, as `sha256sum --check` reads them.
 */
export const FORMAT = 1
export const HEAD = 'backup.json'
export const SEQUENCES = 'sequences.json'
export const END = 'end.json'
export const SUMS = 'SHA256SUMS.'
export const ROWS = 'tables/'
export const FILES = 'files/'
/** Hashes that writer and reader keep in memory, however many members there are. */
export const SUMS_EVERY = 1_000

export const rowsName = (table: string, chunk: number) =>
  `${ROWS}${table}/${String(chunk).padStart(6, '0')}.ndjson.gz`

/** `tables/public.users/000001.ndjson.gz` → `public.users` */
export const tableOf = (name: string) => name.split('/')[1] ?? ''

const tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))

export const headShape = z.object({
  format: z.int(),
  /** Of Pankh, when it was made. */
  version: z.string(),
  made_at: z.iso.datetime(),
  schema: z.object({ number: z.int(), written_at: z.number(), hash: z.string() }),
  tables,
})
export type BackupHead = z.infer<typeof headShape>

export const sequencesShape = z.array(
  z.object({ name: z.string(), last: z.string().regex(/^\d+$/).nullable() }),
)

export const endShape = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  bytes_of_files: z.number(),
})
export type BackupEnd = z.infer<typeof endShape>
