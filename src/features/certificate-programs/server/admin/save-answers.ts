import { type Editor, savePart } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type AnswersFields, answerTexts, type WrittenAnswer } from '../../admin-answers.contract.ts'
import { ANSWER_SLOTS } from '../../admin-programs.contract.ts'
import { selectWrittenAnswers, writeAnswers } from './answers.queries.ts'
import { programContent } from './program-content.ts'

/**
 * Replaces a program's questions and answers with those of the form.
 * @throws NotAllowed, ProgramNotFound, ProgramChangedMeanwhile
 */
export function saveAnswers(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: AnswersFields; now: Date },
): Promise<void> {
  return savePart(db, programContent, {
    viewer,
    fields,
    part: 'answers',
    now,
    read: selectWrittenAnswers,
    async write(tx, { id }) {
      const answers = answersOf(fields)
      await writeAnswers(tx, { program_id: id, answers })
      return answers
    },
  })
}

const answersOf = (fields: AnswersFields): WrittenAnswer[] =>
  ANSWER_SLOTS.map((slot) => answerTexts.ofSlot(fields, slot)).filter(
    ({ question_en, question_hi }) => question_en || question_hi,
  )
