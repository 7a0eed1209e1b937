import type { Db } from '#platform/db/database.ts'
import { PersonNotFound } from '../accounts.errors.ts'
import { lockPerson, writeMembership } from './administered-person.queries.ts'

/**
 * Makes a person a premium member, or a community member again. The caller has checked the permission.
 * @returns whether anything changed
 * @throws PersonNotFound
 */
export async function setMembership(
  tx: Db,
  { id, is_member }: { id: number; is_member: boolean },
): Promise<boolean> {
  const person = await lockPerson(tx, id)
  if (!person) throw new PersonNotFound()
  if (person.is_member === is_member) return false
  await writeMembership(tx, { id, is_member })
  return true
}
