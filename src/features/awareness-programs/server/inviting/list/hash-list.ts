import { eachInTurns } from './each-in-turns.ts'
import { mailboxOf } from './mailbox.ts'
import type { Listed, ReadList } from './read-typed-list.ts'

/** A list with each mailbox once, under the hashes that opt-outs may know it by. */
export interface HashedList {
  people: { one: Listed; hashes: string[] }[]
  broken: number
  repeated: number
}

/** Takes a while for a long list: not for transactions. */
export async function hashList(
  { people, broken }: ReadList,
  hashesOf: (email: string) => string[],
): Promise<HashedList> {
  const once = new Map<string, Listed>()
  for (const one of people) {
    const mailbox = mailboxOf(one.email)
    const known = once.get(mailbox)
    // The first counts, with the first name there is.
    if (!known) once.set(mailbox, one)
    else if (known.name === '') once.set(mailbox, { ...known, name: one.name })
  }
  const hashed: HashedList['people'] = []
  await eachInTurns([...once.values()], (one) => {
    hashed.push({ one, hashes: hashesOf(one.email) })
  })
  return { people: hashed, broken: broken.length, repeated: people.length - once.size }
}
