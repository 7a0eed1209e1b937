import { eventPictureSizes } from '#features/events/server/index.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import type { Editor, PublishedContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { AwarenessForm } from '../../admin-awareness-programs.contract.ts'
import { NEEDED_TO_PUBLISH, type NeededToPublish } from '../../admin-awareness-words.contract.ts'
import { mayEditAwareness } from '../../awareness-programs.policy.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import { AwarenessProgramNotFound } from '../awareness-programs.errors.ts'
import { awarenessPrograms } from '../awareness-programs.tables.ts'
import { AwarenessChangedMeanwhile, AwarenessIsDraft, AwarenessNotComplete } from './admin.errors.ts'
import { type AwarenessRow, findAwarenessRow } from './managed-awareness.queries.ts'

export const awarenessContent = {
  kind: 'awareness-program',
  table: awarenessPrograms,
  find: findManagedAwareness,
  ChangedMeanwhile: AwarenessChangedMeanwhile,
  IsDraft: AwarenessIsDraft,
  expectComplete: (_, program) => expectComplete(program.form, program),
  picture: { sizes: eventPictureSizes },
} satisfies PublishedContent<AwarenessRow>

/**
 * Finds a program that the person may edit. With `isLocked`, locks its row until the transaction ends.
 * @throws NotAllowed, AwarenessProgramNotFound
 */
export async function findManagedAwareness(
  db: Db,
  viewer: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<AwarenessRow> {
  authorize(mayEditAwareness(viewer))
  const program = await findAwarenessRow(db, of)
  if (!program) throw new AwarenessProgramNotFound()
  return program
}

type Parts = Pick<AwarenessRow, 'has_steps' | 'has_questions'>

/** What is still missing before publishing. Texts in one language are enough. */
export function missingToPublish(
  form: AwarenessForm,
  { has_steps, has_questions }: Parts,
): NeededToPublish[] {
  const isThere: Record<NeededToPublish, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    pledge: form.pledge_en !== '' || form.pledge_hi !== '',
    film: form.film_url !== '',
    transcript: form.transcript_en !== '' || form.transcript_hi !== '',
    steps: has_steps,
    questions: has_questions,
  }
  return NEEDED_TO_PUBLISH.filter((name) => !isThere[name])
}

/** @throws AwarenessNotComplete */
export function expectComplete(form: AwarenessForm, parts: Parts): void {
  const missing = missingToPublish(form, parts)
  if (missing.length > 0) throw new AwarenessNotComplete(missingLabels(neededLabels, missing))
}
