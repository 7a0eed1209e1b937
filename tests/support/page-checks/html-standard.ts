import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import jar from 'vnu-jar'

/** A page as it was sent. */
export interface SentPage {
  name: string
  html: string
}

interface Message {
  url: string
  message: string
  extract?: string
}

/** Its findings on style sheets: it does not know container queries, `min()` of lengths and `field-sizing`. */
const OF_STYLES = 'CSS: .*'
/** The most megabytes that the checker may print. */
const MOST_ANSWERED = 64

/**
 * The errors that the W3C's checker finds, as sentences: for many pages at once, since it takes a second to start.
 * @throws an error that says what to do if there is no Java
 */
export async function htmlErrors(folder: string, pages: readonly SentPage[]): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = pages.map((_, at) => join(folder, `${at}.html`))
  await Promise.all(pages.map(({ html }, at) => writeFile(files[at] ?? '', html)))
  const { stdout } = await promisify(execFile)(
    'java',
    [
      ...['-jar', String(jar), '--errors-only', '--filterpattern', OF_STYLES],
      ...['--exit-zero-always', '--stdout', '--format', 'json', ...files],
    ],
    { maxBuffer: MOST_ANSWERED * 1_048_576 },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(
      'The checker of the W3C needs Java 11 or newer: install one (Debian: apt-get install default-jre).',
    )
  })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  return messages.map(({ url, message, extract }) => {
    const name = pages[Number.parseInt(basename(url), 10)]?.name ?? url
    return `${name}: ${message} ${extract?.trim() ?? ''}`
  })
}
