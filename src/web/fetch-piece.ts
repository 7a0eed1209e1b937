/** The styles that stand in every page, by their files (`assetFileNames` in vite.config.ts). */
export const STYLES_OF_EVERY_PAGE = /\/(frame|routes)-[^/]+\.css$/

const styles = new Map<string, Promise<unknown>>()
let isTakingOver = false

/**
 * What is asked for until this task ends are the pieces of the page that was sent. Their styles stand in it for good
 * (Start's `inlineCss`): they are not fetched again, now or later. A message ends it, not a timer: browsers hold timers
 * of a hidden tab back for a second, and would take what is asked for meanwhile for a piece of that page.
 */
export function takeOverSentPage(): void {
  isTakingOver = true
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    isTakingOver = false
    port1.close()
  }
  port2.postMessage(undefined)
}

/**
 * Fetches a piece of the product that is only now needed, its styles at the same time. The build calls this for every
 * `import()` in place of Vite's own (scripts/pieces-of-pages.ts), which waits for the styles before it asks for the code
 * and fetches those that stand in every page: a weak phone would work out anew how all of it looks.
 *
 * What can't be had is told as Vite tells it, by `vite:preloadError` (`failed-chunk.ts`). Where somebody takes that upon
 * themselves, a piece goes without its styles, and one without its code is nothing.
 *
 * @param files names of its styles, from the root of the address
 * @throws what the line or the piece said, unless somebody took it upon themselves
 */
export async function fetchPiece<Piece>(
  fetchCode: () => Promise<Piece>,
  files: string[] = [],
): Promise<Piece | undefined> {
  const own = files.map((file) => `/${file}`).filter((file) => !STYLES_OF_EVERY_PAGE.test(file))
  const [piece] = await Promise.all([tellLost(fetchCode()), ...own.map((href) => tellLost(styled(href)))])
  return piece
}

/** Nothing in place of what is lost and was taken over. */
async function tellLost<Part>(part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (payload) {
    const told = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    if (window.dispatchEvent(told)) throw payload
  }
}

/** Once each, and once more after a failure. */
function styled(href: string): Promise<unknown> {
  if (isTakingOver) styles.set(href, Promise.resolve())
  const known = styles.get(href)
  if (known) return known
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const fetched = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      styles.delete(href)
      link.remove()
      reject(new Error(`${href} could not be fetched`))
    }
  })
  styles.set(href, fetched)
  document.head.append(link)
  return fetched
}
