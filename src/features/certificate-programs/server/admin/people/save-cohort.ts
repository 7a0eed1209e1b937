import { emailField } from '#contract/fields.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { AddressesBroken, CohortNameTaken, TooManyMembers } from '../admin-programs.errors.ts'
import { findProgramOfPeople } from '../program-content.ts'
import { countMembers, insertCohort, insertMembers, renameCohort } from './cohorts.queries.ts'
import { findManagedCohort } from './find-cohort.ts'

const MOST_MEMBERS = 2_000
/** The most invalid addresses that an error lists. */
const MOST_NAMED = 10

interface Saving {
  /** The cohort to update; undefined for a new one. */
  id: number | undefined
  /** The program of a new cohort. */
  program_id: number | undefined
  name: string
  addresses: string
  now: Date
}

/**
 * Creates or renames a cohort; the addresses are added to its members. If one is invalid, nothing is written.
 * @throws NotAllowed, ProgramNotFound, CohortNotFound, CohortNameTaken, AddressesBroken, TooManyMembers
 */
export async function saveCohort(
  db: Db,
  viewer: Editor,
  saving: Saving,
): Promise<{ id: number; program_id: number; added: number }> {
  const { now, name } = saving
  const found = saving.id === undefined ? undefined : await findManagedCohort(db, viewer, { id: saving.id })
  const program_id = found?.program_id ?? saving.program_id ?? 0
  await findProgramOfPeople(db, viewer, { id: program_id })
  const { valid, broken } = readAddresses(saving.addresses)
  if (broken.length > 0) throw new AddressesBroken(named(broken))
  try {
    return await db.transaction(async (tx) => {
      const before = found && (await findManagedCohort(tx, viewer, { id: found.id, isLocked: true }))
      const id = before?.id ?? (await insertCohort(tx, { program_id, name }))
      if (before && before.name !== name) await renameCohort(tx, { id, name })
      const added = await insertMembers(tx, { cohort_id: id, emails: valid })
      const members = await countMembers(tx, id)
      if (members > MOST_MEMBERS) throw new TooManyMembers(MOST_MEMBERS)
      // Records how many, not who: rows of the audit log can't be erased.
      const change = before
        ? { before: { name: before.name, members: members - added }, after: { name, members } }
        : { after: { program_id, name, members } }
      if (!before || before.name !== name || added > 0) {
        const action = before ? 'changed' : 'created'
        await recordChange(tx, { viewer, action, kind: 'course-cohort', id, ...change, now })
      }
      return { id, program_id, added }
    })
  } catch (error) {
    throw isUniqueViolation(error, 'course_cohorts_once_a_name') ? new CohortNameTaken() : error
  }
}

const named = (broken: readonly string[]) =>
  broken.length > MOST_NAMED
    ? `${broken.slice(0, MOST_NAMED).join(', ')} … (${broken.length})`
    : broken.join(', ')

/**
 * Reads the addresses in a pasted text: one per line, or separated by commas, semicolons or spaces, also as
 * `Asha <asha@…>` from email programs. Each once and in lower case; anything else is `broken`.
 */
export function readAddresses(text: string): { valid: string[]; broken: string[] } {
  const valid = new Set<string>()
  const broken = new Set<string>()
  for (const part of text.split(/[\n,;]+/).flatMap(addressesIn)) {
    const read = emailField.safeParse(part)
    if (read.success) valid.add(read.data)
    else broken.add(part)
  }
  return { valid: [...valid], broken: [...broken] }
}

function addressesIn(part: string): string[] {
  const inBrackets = /<([^<>]*)>\s*$/.exec(part)?.[1]
  if (inBrackets !== undefined) return [inBrackets]
  return part.split(/\s+/).filter(Boolean)
}
