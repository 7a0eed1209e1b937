import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { selectChoiceIds } from '../../testing/choice-ids.queries.ts'
import { createProgram } from '../../testing/create-program.ts'

const test = testApp()
let editor: Person
let module_id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  const modules = [{ needs_quiz: true }, { event_ids: [await createEvent(test.db)] }]
  const { module_ids } = await createProgram(test.db, { publication: 'draft', modules })
  module_id = module_ids[0] ?? 0
})

const words = {
  question_kind: 'single',
  question_en: 'Which voice is calm?',
  choice_1_en: 'A soft one',
  choice_1_hi: 'धीमी',
  feedback_1_en: 'Yes.',
  choice_2_en: 'A loud one',
  feedback_2_hi: 'नहीं।',
  right: 1,
}
const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/course/question/save/', { body: body as never })
const questions = async (id = module_id) =>
  (await editor.call('GET /v2/admin/course/module/details/', { query: { id } })).data.questions
async function saved(body: object = {}): Promise<number> {
  const answer = await save({ module_id, ...words, ...body })
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return (await questions()).at(-1)?.id ?? 0
}
const open = async (id: number) =>
  (await editor.call('GET /v2/admin/course/question/details/', { query: { id } })).data

describe('questions of a quiz', () => {
  it('are added, changed, moved and removed', async () => {
    const first = await saved()
    const second = await saved({ question_en: 'Which toys help?', question_kind: 'multiple', right: [1, 2] })
    expect(await open(first)).toMatchObject({
      question_kind: 'single',
      question_en: 'Which voice is calm?',
      choices: [
        { choice_en: 'A soft one', choice_hi: 'धीमी', feedback_en: 'Yes.', is_right: true },
        { choice_en: 'A loud one', feedback_en: '', feedback_hi: 'नहीं।', is_right: false },
      ],
      module: { id: module_id },
    })
    const move = { id: second, direction: 'up' } as const
    await editor.call('POST /v2/admin/course/question/move/', { body: move })
    expect((await questions()).map(({ id }) => id)).toEqual([second, first])
    await editor.call('POST /v2/admin/course/question/remove/', { body: { id: second } })
    expect((await questions()).map(({ id }) => id)).toEqual([first])
    const admin = await createOrganiser(test, 'administrator')
    const log = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'quiz-question', subject_id: second },
    })
    expect(log.data.map(({ action }) => action)).toEqual(['removed', 'created'])
  })

  it('keep each choice that stays, since tries name it', async () => {
    const id = await saved({ choice_3_en: 'None' })
    const [one, , three] = await selectChoiceIds(test.db, id)
    const { revision } = await open(id)
    const changed = { ...words, choice_1_en: 'A quiet one', choice_2_en: '', feedback_2_hi: '' }
    const answer = await save({ id, revision, ...changed, choice_3_en: 'None', choice_4_en: 'A new one' })
    expect(answer).toMatchObject({ success: true, data: { module_id } })
    const after = await selectChoiceIds(test.db, id)
    expect(after.slice(0, 2)).toEqual([one, three])
    expect(after).toHaveLength(3)
    expect((await open(id)).choices.map(({ choice_en }) => choice_en)).toEqual([
      'A quiet one',
      'None',
      'A new one',
    ])
  })

  it.each([
    ['no question', { question_en: ' ' }, 'question_en'],
    ['one choice', { choice_2_en: '', feedback_2_hi: '' }, 'choice_2_en'],
    ['none right', { right: [] }, 'right'],
    ['two right of one', { right: [1, 2] }, 'right'],
    ['none right of several', { question_kind: 'multiple', right: '' }, 'right'],
    ['a right one without words', { question_kind: 'multiple', right: [1, 5] }, 'choice_5_en'],
    ['words said to no choice', { feedback_3_en: 'No.' }, 'choice_3_en'],
    ['a slot that is not there', { right: [7] }, 'right'],
    ['a kind that is not there', { question_kind: 'free' }, 'question_kind'],
    ['a choice too long', { choice_1_en: 'x'.repeat(301) }, 'choice_1_en'],
  ])('are refused with %s, at the field', async (_, wrong, field) => {
    const answer = await save({ module_id, ...words, ...wrong })
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await questions()).toEqual([])
  })

  it('are not written over a change of somebody else, nor put into what is not there', async () => {
    const id = await saved()
    const { revision } = await open(id)
    const both = await Promise.all(
      ['One?', 'Two?'].map((question_en) => save({ id, revision, ...words, question_en })),
    )
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    expect(both.find(({ success }) => !success)).toMatchObject({
      errors: [{ code: 'QuestionChangedMeanwhile' }],
    })
    expect(await save({ ...words, id: 999 })).toMatchObject({ status: 404 })
    expect(await save({ ...words, module_id: 999 })).toMatchObject({ status: 404 })
    const remove = () => editor.tryCall('POST /v2/admin/course/question/remove/', { body: { id } })
    const removed = await Promise.all([remove(), remove()])
    expect(removed.map(({ success }) => success).sort()).toEqual([false, true])
  })

  it('keep the last one of a module of a quiz alone, once people see it', async () => {
    const id = await saved()
    const { data } = await editor.call('GET /v2/admin/course/module/details/', { query: { id: module_id } })
    const body = { id: data.program.id }
    const managed = await editor.call('GET /v2/admin/course/details/', { query: body })
    expect(managed.data.missing).toEqual([])
    await editor.call('POST /v2/admin/course/publish/', { body })
    expect(await editor.tryCall('POST /v2/admin/course/question/remove/', { body: { id } })).toMatchObject({
      status: 409,
      errors: [{ code: 'ModuleNeedsWork' }],
    })
    expect(await questions()).toHaveLength(1)
  })

  it('are kept by content editors and administrators alone', async () => {
    const id = await saved()
    const host = await createOrganiser(test, 'event-host')
    expect(await save({ module_id, ...words }, host)).toMatchObject({ status: 403 })
    const asked = { query: { id } }
    expect(await host.tryCall('GET /v2/admin/course/question/details/', asked)).toMatchObject({ status: 403 })
  })
})
