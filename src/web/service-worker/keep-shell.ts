import { keepPage } from './keep-page.ts'

/** Built files that the offline page needs, in the first language; from scripts/build-service-worker.ts. */
declare const __SHELL__: readonly string[]
/** Names the build. */
declare const __VERSION__: string

const SHELL = 'pankh-shell-'
const SHELL_CACHE = `${SHELL}${__VERSION__}`
/** This version and the one before: tabs that are open go on with their files. */
const KEPT_VERSIONS = 2

const inLanguage = (address: string, language: string): string =>
  language === 'en' || !address.endsWith('.js')
    ? address
    : address.replace(/^\/assets\//, `/assets/${language}/`)

/** What it takes to open the offline page in a language. What is there already is not fetched again. */
export async function keepShell(language: string): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  const wanted = __SHELL__.map((address) => inLanguage(address, language))
  const missing: string[] = []
  for (const address of wanted) if (!(await cache.match(address))) missing.push(address)
  if (missing.length === 0) return
  await cache.addAll(missing.map((address) => new Request(address, { credentials: 'omit' })))
  await keepPage('/offline', { language, isRenewed: true })
}

/** Files of versions that no open tab can have any more. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== SHELL_CACHE)
  const old = shells.slice(0, Math.max(0, shells.length - (KEPT_VERSIONS - 1)))
  for (const name of old) await caches.delete(name)
}
