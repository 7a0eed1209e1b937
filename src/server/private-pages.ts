import { localAddress } from './page-key.ts'

/** Pages whose address itself is personal (decisions, Events), or lets whoever has it change something. */
const PRIVATE = /^\/(group-counselling\/certificate|unsubscribe)(\/|$)/i

/** Neither found by searching nor passed on as the page before. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

/** Whether a page is shown to one person at a time: never kept, and its address goes nowhere. */
export function isPrivatePage(url: string): boolean {
  const [path = ''] = localAddress(url).split('?')
  try {
    return PRIVATE.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
