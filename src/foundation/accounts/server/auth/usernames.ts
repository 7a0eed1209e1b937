import { randomInt } from 'node:crypto'

const MOST = 30
/** Names that could be mistaken for the product, its staff or one of its pages. */
const RESERVED = new Set(
  (
    'about abuse account accounts admin administrator administrators api assets auth billing contact dev docs email ' +
    'events healthz help hostmaster info legal login logout mail master me member metrics moderator moderators nobody ' +
    'null official owner pankh postmaster privacy profile program programs readyz resource resources root security ' +
    'settings signup staff status superuser support system team terms test undefined user users v2 webmaster www'
  ).split(' '),
)

export const isReserved = (username: string): boolean => RESERVED.has(username)

/** Candidate usernames made from the person's name: the plain one first, then with random numbers. Never ends. */
export function* usernamesFor(first_name: string, last_name: string): Generator<string> {
  const plain = asAddressPart(`${first_name} ${last_name}`)
  if (plain.length >= 3 && !isReserved(plain)) yield plain
  const base = plain.length >= 2 ? plain : 'member'
  for (;;) yield `${base}-${randomInt(1_000, 1_000_000)}`
}

/** Latin letters without diacritics, digits and hyphens; everything else is dropped. */
function asAddressPart(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const joined = latin.replace(/[^a-z0-9]+/g, '-').slice(0, MOST)
  return joined.replace(/^-|-$/g, '')
}
