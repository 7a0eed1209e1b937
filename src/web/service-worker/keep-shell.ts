import { TEXT_LANGUAGES } from '#contract/language.ts'
import { keyOf, OFFLINE_PAGE } from '#foundation/offline/device/offline-copies.ts'
import { fetchCopy } from './keep-page.ts'

/** Built files that the offline page needs, in the first language; set by scripts/build-service-worker.ts. */
declare const __SHELL__: readonly string[]
/** Identifies the build. */
declare const __VERSION__: string

const SHELL = 'pankh-shell-'
const SHELL_CACHE = `${SHELL}${__VERSION__}`
/** How many versions to keep: this one and the previous one, which open tabs still use. */
const SHELL_VERSIONS = 2

/** The first language, whose built files have no folder of their own. */
export const [FIRST_LANGUAGE] = TEXT_LANGUAGES

const inLanguage = (address: string, language: string): string =>
  language === FIRST_LANGUAGE || !address.endsWith('.js')
    ? address
    : address.replace(/^\/assets\//, `/assets/${language}/`)

/**
 * Stores what the offline page needs in a language. The page is stored last, so its presence means that all is there;
 * an interrupted download resumes.
 * @throws if not everything can be stored; a worker being installed then gives way to the previous one
 */
export async function keepShell(language: string): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  const page = keyOf(OFFLINE_PAGE, language)
  if (await cache.match(page, { ignoreVary: true })) return
  const wanted = __SHELL__.map((address) => inLanguage(address, language))
  const missing: string[] = []
  for (const address of wanted) if (!(await cache.match(address))) missing.push(address)
  await cache.addAll(missing.map((address) => new Request(address, { credentials: 'omit' })))
  const copy = await fetchCopy(OFFLINE_PAGE, language)
  if (!copy) throw new Error('the offline page could not be fetched')
  await cache.put(page, copy)
}

/** The offline page by its key, or in any language that is stored. */
export async function offlinePage(key: string): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE)
  const wanted = await cache.match(key, { ignoreVary: true })
  return wanted ?? cache.match(OFFLINE_PAGE, { ignoreVary: true, ignoreSearch: true })
}

/** Deletes the files of versions that no open tab can use any more. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== SHELL_CACHE)
  const old = shells.slice(0, Math.max(0, shells.length - (SHELL_VERSIONS - 1)))
  for (const name of old) await caches.delete(name)
}
