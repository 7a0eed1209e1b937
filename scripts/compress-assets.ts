import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

/**
 * Writes a .br and a .gz beside each built file that gets smaller that way, so that the server need not compress them
 * for each request.
 */
const FOLDER = join(import.meta.dirname, '../dist/client')
const SMALLER = /\.(m?js|wasm|ttf|css|svg|json|txt|webmanifest|xml)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const entries = await readdir(FOLDER, { recursive: true })
const inTurn = pLimit(availableParallelism())
await Promise.all(
  entries.filter((entry) => SMALLER.test(entry)).map((entry) => inTurn(compress, join(FOLDER, entry))),
)
// `npm run demo` compares its time with that of the sources.
await writeFile(join(FOLDER, '../built'), '')

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  await writeWhole(`${path}.br`, await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeWhole(`${path}.gz`, await toGzip(plain, { level: 9 }))
}

/** The demo already serves the files: nobody may receive half of one. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
