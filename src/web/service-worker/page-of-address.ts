import { addressIn, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { pageAt } from '../page-at.ts'

/**
 * The event or resource of an address, if it can be saved as a pack. For a log-in page, it's the page that the log-in
 * leads to.
 */
export function packedAt(address: string): { kind: 'event' | 'resource'; thing: number } | undefined {
  const { pathname, searchParams } = new URL(address, 'http://page')
  const { page, values = [] } = pageAt(withoutLanguage(pathname)) ?? {}
  const next = searchParams.get('next')
  if (page?.path === '/auth')
    return next?.startsWith('/') ? packedAt(next.replace(/^\/auth\b.*/, '/')) : undefined
  const id = values.at(-1) ?? ''
  return page?.savedAs && /^\d+$/.test(id) ? { kind: page.savedAs, thing: Number(id) } : undefined
}

/**
 * The address under which a visited page is copied: without parameters that change nothing, such as attribution.
 * Undefined for pages that are personal or not worth copying.
 */
export function addressOfCopy(address: string): string | undefined {
  const { pathname, search } = new URL(address, 'http://page')
  const path = withoutLanguage(pathname).replace(/\/+$/, '') || '/'
  const { page, values = [] } = pageAt(path) ?? {}
  // Without an optional value it's a different page, such as the viewer's own.
  if (!page?.offline || values.includes(undefined)) return undefined
  const asked = page.offline === 'query' ? withoutOrigin(search) : ''
  return addressIn(languageInAddress(pathname), path + asked)
}

function withoutOrigin(search: string): string {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()])
    if (/^(utm_|gclid$|referr|referral_code$)/.test(name)) asked.delete(name)
  asked.sort()
  const text = asked.toString()
  return text ? `?${text}` : ''
}
