import { z } from 'zod'

/**
 * A backup is a tar file, so that it can be read without Pankh: `backup.json` first, then a table's rows as lines of
 * JSON in gzip, `sequences.json`, people's files, and `end.json`. After each 1,000 members and at the end,
 * `SHA256SUMS.0001` and so on has the hashes of those before it, as `sha256sum --check` reads them. The last member is
 * the seal: the hash of the whole file, which counts as zeros in its own hash.
 */
export const FORMAT = 2
export const HEAD = 'backup.json'
export const SEQUENCES = 'sequences.json'
export const END = 'end.json'
export const SUMS = 'SHA256SUMS.'
export const SEAL = 'SHA256.of-all'
/** The seal's bytes before the hash is known. */
export const UNSEALED = Buffer.from('0'.repeat(64))
/** Where the seal is: in the last block of 512 bytes before the 1,024 zeros that end a tar file. */
export const sealAt = (length: number): number => length - 1_024 - 512
export const ROWS = 'tables/'
export const FILES = 'files/'
/** The most hashes that the writer keeps in memory, however many members there are. */
export const SUMS_EVERY = 1_000

export const rowsName = (table: string, chunk: number) =>
  `${ROWS}${table}/${String(chunk).padStart(6, '0')}.ndjson.gz`

/** `tables/public.users/000001.ndjson.gz` → `public.users` */
export const tableOf = (name: string) => name.split('/')[1] ?? ''

const tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))

export const headShape = z.object({
  format: z.int(),
  /** The version of Pankh that made it. */
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
