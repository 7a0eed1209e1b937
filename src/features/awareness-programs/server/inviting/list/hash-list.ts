import { eachInTurns } from './each-in-turns.ts'
import { mailboxOf } from './mailbox.ts'
import type { Listed, ReadList } from './read-typed-list.ts'

/** A list with each mailbox once, and the hashes by which opt-outs may know it. */
export interface HashedList {
  people: { one: Listed; hashes: string[] }[]
  broken: number
  repeated: number
}

/** Slow for a long list, so don't call it in a transaction. */
export async function hashList(
  { people, broken }: ReadList,
  hashesOf: (email: string) => string[],
): Promise<HashedList> {
  const once = new Map<string, Listed>()
  for (const one of people) {
    const mailbox = mailboxOf(one.email)
    const known = once.get(mailbox)
    // The first entry counts, with the first name that isn't empty.
    if (!known) once.set(mailbox, one)
    else if (known.name === '') once.set(mailbox, { ...known, name: one.name })
  }
  const hashed: HashedList['people'] = []
  await eachInTurns([...once.values()], (one) => {
    hashed.push({ one, hashes: hashesOf(one.email) })
  })
  return { people: hashed, broken: broken.length, repeated: people.length - once.size }
}
