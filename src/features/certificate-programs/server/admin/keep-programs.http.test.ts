import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent, createSpeaker } from '#features/events/testing/create-event.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { hideTerm } from '#foundation/taxonomy/testing/hide-term.queries.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const texts = { title_en: 'Calm classroom', summary_en: 'Five steps.', description_en: 'What we do.' }
const save = (body: object, by = editor) => by.tryCall('POST /v2/admin/course/save/', { body })
async function saved(body: object = texts): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) =>
  (await editor.call('GET /v2/admin/course/details/', { query: { id } })).data
const publish = (id: number) => editor.tryCall('POST /v2/admin/course/publish/', { body: { id } })
const publicPage = (id: number) => test.tryCall('GET /v2/event/course/modules/{id}/', { params: { id } })

describe('certificate programs', () => {
  it('grow from nothing to what everyone sees, and are closed and opened again', async () => {
    const teacher = await createSpeaker(test.db, { name: 'Leela Thomas' })
    const skill = await createSkill(test.db)
    const id = await saved({
      ...texts,
      title_hi: 'शांत कक्षा',
      outcomes_en: ' Plan a lesson \n\n Talk with parents',
      is_ordered: true,
      teacher_ids: [teacher],
      skill_ids: [skill],
    })
    expect(await open(id)).toMatchObject({
      publication: 'draft',
      outcomes_en: 'Plan a lesson\nTalk with parents',
      teacher_ids: [teacher],
      missing: ['modules'],
      can: { edit: true, publish: true, close: false, reopen: false, see_people: false },
    })
    expect(await publicPage(id)).toMatchObject({ success: false, status: 404 })

    const { data: module } = await editor.call('POST /v2/admin/course/module/save/', {
      body: { program_id: id, title_en: 'First', minutes: 90 },
    })
    expect(await publish(id)).toMatchObject({ status: 422, errors: [{ code: 'ProgramNotComplete' }] })
    const event_id = await createEvent(test.db, { title: 'Play' })
    await editor.call('POST /v2/admin/course/module/event/add/', { body: { id: module.id, event_id } })
    expect(await publish(id)).toMatchObject({ success: true })

    const page = await publicPage(id)
    expect(page).toMatchObject({
      success: true,
      data: {
        title: 'Calm classroom',
        is_ordered: true,
        is_closed: false,
        outcomes: ['Plan a lesson', 'Talk with parents'],
        teachers: [{ name: 'Leela Thomas' }],
        modules: [{ module_name: 'First', minutes: 90, module_events: [{ id: event_id }] }],
      },
    })
    await editor.call('POST /v2/admin/course/close/', { body: { id } })
    expect(await open(id)).toMatchObject({ publication: 'closed', can: { close: false, reopen: true } })
    await editor.call('POST /v2/admin/course/reopen/', { body: { id } })
    expect(await publicPage(id)).toMatchObject({ success: true, data: { is_closed: false } })
  })

  it('are not published with quizzes alone, because people join by registering for an event', async () => {
    const id = await saved()
    const addModule = async (body: object) =>
      (
        await editor.call('POST /v2/admin/course/module/save/', {
          body: { program_id: id, title_en: 'First', minutes: 30, ...body },
        })
      ).data.id
    const module_id = await addModule({ needs_quiz: true })
    await editor.call('POST /v2/admin/course/question/save/', {
      body: {
        module_id,
        question_kind: 'single',
        question_en: 'Which voice is calm?',
        choice_1_en: 'A soft one',
        choice_2_en: 'A loud one',
        right: 1,
      },
    })
    expect((await open(id)).missing).toEqual(['events'])
    const refused = await publish(id)
    expect(refused).toMatchObject({ status: 422, errors: [{ code: 'ProgramNotComplete' }] })
    expect(refused).toMatchObject({ data: { message: expect.stringContaining('published event') } })
    const event_id = await createEvent(test.db)
    const next = { id: await addModule({ title_en: 'Second' }), event_id }
    await editor.call('POST /v2/admin/course/module/event/add/', { body: next })
    expect(await publish(id)).toMatchObject({ success: true })
  })

  it('are published once, whoever presses at the same moment', async () => {
    const id = await saved()
    const body = { program_id: id, title_en: 'First', minutes: 90 }
    const { data } = await editor.call('POST /v2/admin/course/module/save/', { body })
    const event_id = await createEvent(test.db)
    await editor.call('POST /v2/admin/course/module/event/add/', { body: { id: data.id, event_id } })
    await Promise.all([publish(id), publish(id), publish(id)])
    const admin = await createOrganiser(test, 'administrator')
    const log = await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'program', subject_id: id } })
    expect(log.data.map(({ action }) => action)).toEqual(['published', 'created'])
  })

  it('keep a skill that was hidden since, and no other program is offered it', async () => {
    const skill = await createSkill(test.db)
    const id = await saved({ ...texts, skill_ids: [skill] })
    const other = await saved()
    await hideTerm(test.db, 'skills', skill)
    const offered = async (query: object) => {
      const { data } = await editor.call('GET /v2/admin/course/choices/', { query })
      return data.skills.map((one) => one.id)
    }
    expect(await offered({})).toEqual([])
    expect(await offered({ id: other })).toEqual([])
    const { revision } = await open(id)
    await saved({ ...texts, id, revision, skill_ids: await offered({ id }) })
    expect((await open(id)).skill_ids).toEqual([skill])
  })

  it('are searched by title, narrowed to a publication, and sorted', async () => {
    const b = await saved({ ...texts, title_en: 'Beads' })
    const a = await saved({ ...texts, title_en: 'Apples 50%' })
    const list = async (body: object) =>
      (await editor.call('POST /v2/admin/course/list/', { body })).data.map(({ id }) => id)
    expect(await list({})).toEqual([a, b])
    expect(await list({ sort: 'title' })).toEqual([a, b])
    expect(await list({ search_query: 'bead' })).toEqual([b])
    expect(await list({ search_query: '%' })).toEqual([a])
    expect(await list({ publication: 'published' })).toEqual([])
    expect(await list({ length: 1, page: 2 })).toEqual([b])
  })

  it('need a title of a line, and choices that are there', async () => {
    for (const body of [{}, { title_en: ' ' }, { title_en: 'x'.repeat(300) }]) {
      expect(await save(body)).toMatchObject({ status: 422, errors: [{ field: 'title_en' }] })
    }
    expect(await save({ ...texts, teacher_ids: [999] })).toMatchObject({
      status: 422,
      errors: [{ code: 'ChosenIsGone' }],
    })
    expect(await save({ ...texts, id: 999 })).toMatchObject({ status: 404 })
    expect(await publish(999)).toMatchObject({ status: 404 })
  })

  it('are not written over what somebody else has saved since', async () => {
    const id = await saved()
    const { revision } = await open(id)
    const answers = await Promise.all(
      ['One', 'Two'].map((title_en) => save({ ...texts, id, revision, title_en })),
    )
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'ProgramChangedMeanwhile' }],
    })
  })

  it('keep their texts while people see them, and can be no draft again', async () => {
    const id = await saved()
    for (const call of ['POST /v2/admin/course/close/', 'POST /v2/admin/course/reopen/'] as const) {
      expect(await editor.tryCall(call, { body: { id } })).toMatchObject({
        status: 409,
        errors: [{ code: 'ProgramIsDraft' }],
      })
    }
    const body = { program_id: id, title_en: 'First', minutes: 90 }
    const { data } = await editor.call('POST /v2/admin/course/module/save/', { body })
    const event_id = await createEvent(test.db)
    await editor.call('POST /v2/admin/course/module/event/add/', { body: { id: data.id, event_id } })
    await publish(id)
    const { revision } = await open(id)
    expect(await save({ ...texts, id, revision, summary_en: '' })).toMatchObject({
      status: 422,
      errors: [{ code: 'ProgramNotComplete' }],
    })
  })

  it('have questions and answers in their order, in both languages', async () => {
    const id = await saved()
    const read = async () => (await editor.call('GET /v2/admin/course/answers/', { query: { id } })).data
    const write = (body: object) =>
      editor.tryCall('POST /v2/admin/course/answers/save/', { body: { id, ...body } })
    const { revision } = await read()
    expect(await write({ revision, question_1_en: 'Is it free?' })).toMatchObject({
      status: 422,
      errors: [{ field: 'answer_1_en' }],
    })
    const filled = {
      question_1_en: 'Is it free?',
      answer_1_en: 'Yes.',
      question_4_hi: 'कब?',
      answer_4_hi: 'कभी भी।',
    }
    expect(await write({ revision, ...filled })).toMatchObject({ success: true })
    expect((await read()).answers).toEqual([
      { question_en: 'Is it free?', question_hi: '', answer_en: 'Yes.', answer_hi: '' },
      { question_en: '', question_hi: 'कब?', answer_en: '', answer_hi: 'कभी भी।' },
    ])
    expect(await write({ revision, ...filled })).toMatchObject({ status: 409 })
    expect(await write({ revision: (await read()).revision })).toMatchObject({ success: true })
    expect((await read()).answers).toEqual([])
  })

  it('are kept by content editors and administrators alone', async () => {
    const id = await saved()
    for (const role of ['event-host', 'moderator'] as const) {
      const by = await createOrganiser(test, role)
      expect(await save({ ...texts, id }, by)).toMatchObject({ status: 403 })
      const asked = { query: { id } }
      expect(await by.tryCall('GET /v2/admin/course/details/', asked)).toMatchObject({ status: 403 })
    }
    expect(await save(texts, await createPerson(test))).toMatchObject({ status: 403 })
  })
})
