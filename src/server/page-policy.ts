import { product } from '#contract/product.ts'
import type { Config } from '#platform/config/config.ts'
import { pageAt } from '#web/page-at.ts'
import { localAddress } from './page-key.ts'

/** The only hosts for videos of other sites. */
const FILM_HOSTS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * Returns the Content-Security-Policy of the page at an address (W3C, Content Security Policy Level 3).
 *
 * @returns a function that takes the sources of the page's scripts: hashes, or a nonce
 */
export function pagePolicy(
  config: Config,
  { isHotReloaded }: { isHotReloaded: boolean },
): (scripts: string, address: string) => string {
  return (scripts, address) => {
    const upgrade = config.http.publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
    // Logging out is a form that may lead to another site; so is showing a file on another site.
    const isViewer = pageAt(localAddress(address).split('?', 1)[0] ?? '')?.page.leadsToOfficeViewer
    const leaves = [product.logoutUrl, isViewer ? config.links.officeViewer : undefined]
    const formTargets = [
      "'self'",
      ...leaves.flatMap((to) => (to === undefined ? [] : new URL(to).origin)),
    ].join(' ')
    const [socket, workers] = isHotReloaded ? [' ws:', "'self' blob:"] : ['', "'self'"]
    return (
      `default-src 'none'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
      `font-src 'self'; connect-src 'self'${socket}; manifest-src 'self'; media-src 'self'; worker-src ${workers}; ` +
      `object-src 'none'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'; frame-src ${FILM_HOSTS}${upgrade}`
    )
  }
}
