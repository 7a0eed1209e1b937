import { localAddress } from './page-key.ts'

/** Pages whose address itself is personal (decisions, Events), or lets whoever has it change something. */
const PRIVATE = /^\/(group-counselling\/certificate|programs\/confirm|unsubscribe|invitations\/stop)(\/|$)/i
/** Shows what one person said, in an account or in their browser alone. */
const OWN = /^\/privacy\/choices(\/|$)/i
/** The page of a campaign knows who was invited by the token in their link. */
const INVITED = /^\/programs\/individual\//i

/** Neither found by searching nor passed on as the page before. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

/** Whether a page is shown to one person at a time: never kept, and its address goes nowhere. */
export function isPrivatePage(url: string): boolean {
  const [path = '', query = ''] = localAddress(url).split('?')
  const name = withoutEscapes(path)
  return (
    PRIVATE.test(name) ||
    OWN.test(name) ||
    (INVITED.test(name) && new URLSearchParams(query).has('invitation'))
  )
}

/** Letters of ASCII alone, which these names are made of: the rest of the path may be no text at all. */
const withoutEscapes = (path: string): string =>
  path.replace(/%[0-7][0-9a-f]/gi, (letter) => decodeURIComponent(letter))
