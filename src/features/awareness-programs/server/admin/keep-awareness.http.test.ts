import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { hideTerm } from '#foundation/taxonomy/testing/hide-term.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAwarenessProgram } from '../../testing/create-campaign.ts'
import { wholeProgram, wholeQuestions } from '../../testing/whole-program.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const save = (body: object, by = editor) => by.tryCall('POST /v2/admin/awareness/save/', { body })
async function saved(body: object = wholeProgram): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) =>
  (await editor.call('GET /v2/admin/awareness/details/', { query: { id } })).data
const publish = (id: number) => editor.tryCall('POST /v2/admin/awareness/publish/', { body: { id } })
async function askQuestions(id: number) {
  const { data } = await editor.call('GET /v2/admin/awareness/questions/', { query: { id } })
  const body = { id, revision: data.revision, ...wholeQuestions }
  return editor.tryCall('POST /v2/admin/awareness/questions/save/', { body })
}
const shown = async () => (await test.call('GET /program/program/', { query: {} })).data.map(({ id }) => id)
const logOf = async (id: number) => {
  const admin = await createOrganiser(test, 'administrator')
  const body = { kind: 'awareness-program', subject_id: id }
  return (await admin.call('POST /v2/admin/audit/list/', { body })).data.map(({ action }) => action)
}

describe('awareness programs', () => {
  it('grow from nothing to what everyone sees, end, and are opened again', async () => {
    const skill = await createSkill(test.db)
    const id = await saved({ ...wholeProgram, title_hi: 'बच्चों का समय', skill_ids: [skill, skill] })
    expect(await open(id)).toMatchObject({
      publication: 'draft',
      name: 'Every child counts',
      skill_ids: [skill],
      missing: ['questions'],
      can: { edit: true, publish: true, end: false, reopen: false, see_campaigns: false },
    })
    expect(await shown()).toEqual([])
    expect(await publish(id)).toMatchObject({ status: 422, errors: [{ code: 'AwarenessNotComplete' }] })
    expect(await askQuestions(id)).toMatchObject({ success: true })
    expect(await publish(id)).toMatchObject({ success: true })
    const { data } = await test.call('GET /program/program/', { query: { name: 'every+child counts' } })
    expect(data).toMatchObject([
      { id, title: 'Every child', is_open: true, steps: [1, 2, 3, 4].map((position) => ({ position })) },
    ])

    await editor.call('POST /v2/admin/awareness/end/', { body: { id } })
    expect(await open(id)).toMatchObject({ publication: 'ended', can: { end: false, reopen: true } })
    const list = await test.call('GET /program/program/available_program/', {})
    expect(list.data).toEqual([])
    await editor.call('POST /v2/admin/awareness/reopen/', { body: { id } })
    expect(await open(id)).toMatchObject({ publication: 'published', can: { end: true } })
  })

  it('keep a skill that was hidden since, and no other program is offered it', async () => {
    const skill = await createSkill(test.db)
    const id = await saved({ ...wholeProgram, skill_ids: [skill] })
    await hideTerm(test.db, 'skills', skill)
    const offered = async (query: object) => {
      const { data } = await editor.call('GET /v2/admin/awareness/choices/', { query })
      return data.skills.map((one) => one.id)
    }
    expect(await offered({})).toEqual([])
    const { revision } = await open(id)
    await saved({ ...wholeProgram, id, revision, skill_ids: await offered({ id }) })
    expect((await open(id)).skill_ids).toEqual([skill])
  })

  it('are published once, whoever presses at the same moment', async () => {
    const id = await saved()
    await askQuestions(id)
    await Promise.all([publish(id), publish(id), publish(id)])
    expect(await logOf(id)).toEqual(['published', 'questions-changed', 'created'])
  })

  it('have one name each, as addresses compare names', async () => {
    const id = await saved()
    for (const name of ['every CHILD  counts', 'Every+child+counts', '+Every child counts+']) {
      expect(await save({ ...wholeProgram, name })).toMatchObject({
        status: 409,
        errors: [{ code: 'AwarenessNameTaken', field: 'name' }],
      })
    }
    for (const name of ['b', 'B', '+b+', '.', '..', '++', '/']) {
      expect(await save({ ...wholeProgram, name })).toMatchObject({
        status: 422,
        errors: [{ code: 'AwarenessNameNotPossible', field: 'name' }],
      })
    }
    const { revision } = await open(id)
    expect(await save({ ...wholeProgram, id, revision })).toMatchObject({ success: true })
    expect(await save({ ...wholeProgram, name: 'समावेशी/स्कूल' })).toMatchObject({ success: true })
  })

  it('are made once of one name, however often at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(wholeProgram)))
    expect(answers.map(({ success }) => success).sort()).toEqual([false, false, true])
    for (const answer of answers)
      if (!answer.success) expect(answer).toMatchObject({ errors: [{ code: 'AwarenessNameTaken' }] })
  })

  it('take the title for a name where none is given', async () => {
    expect(await open(await saved({ title_hi: 'समावेशी स्कूल' }))).toMatchObject({ name: 'समावेशी स्कूल' })
  })

  it('need a title of a line, a film of YouTube or Vimeo, and topics that are there', async () => {
    for (const body of [{}, { title_en: ' ' }, { title_en: 'x'.repeat(300) }])
      expect(await save(body)).toMatchObject({ status: 422, errors: [{ field: 'title_en' }] })
    for (const film_url of ['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)']) {
      expect(await save({ ...wholeProgram, film_url })).toMatchObject({
        status: 422,
        errors: [{ code: 'FilmAddressUnknown', field: 'film_url' }],
      })
    }
    expect(await save({ ...wholeProgram, film_minutes: 90 })).toMatchObject({
      errors: [{ field: 'film_minutes' }],
    })
    expect(await save({ ...wholeProgram, skill_ids: [999] })).toMatchObject({
      status: 422,
      errors: [{ code: 'ChoiceIsGone' }],
    })
    expect(await save({ ...wholeProgram, id: 999 })).toMatchObject({ status: 404 })
    expect(await publish(999)).toMatchObject({ status: 404 })
  })

  it('are not written over what somebody else has saved since', async () => {
    const id = await saved()
    const { revision } = await open(id)
    const answers = await Promise.all(
      ['One', 'Two'].map((title_en) => save({ ...wholeProgram, id, revision, title_en })),
    )
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'AwarenessChangedMeanwhile' }],
    })
  })

  it('keep what they need while people see them, and are no draft again', async () => {
    const draft = await saved()
    for (const call of ['POST /v2/admin/awareness/end/', 'POST /v2/admin/awareness/reopen/'] as const) {
      expect(await editor.tryCall(call, { body: { id: draft } })).toMatchObject({
        status: 409,
        errors: [{ code: 'AwarenessIsDraft' }],
      })
    }
    const id = await createAwarenessProgram(test.db, { name: 'Calm' })
    const { revision } = await open(id)
    for (const field of ['summary_en', 'pledge_en', 'film_url', 'transcript_en']) {
      const body = { ...wholeProgram, name: 'Calm', id, revision, [field]: '' }
      expect(await save(body)).toMatchObject({ status: 422, errors: [{ code: 'AwarenessNotComplete' }] })
    }
  })

  it('are searched by title and name, narrowed to a publication, and sorted', async () => {
    const b = await saved({ ...wholeProgram, title_en: 'Beads', name: 'Beads' })
    const a = await createAwarenessProgram(test.db, { name: 'Apples 50%' })
    const list = async (body: object) =>
      (await editor.call('POST /v2/admin/awareness/list/', { body })).data.map(({ id }) => id)
    expect(await list({})).toEqual([a, b])
    expect(await list({ sort: 'title' })).toEqual([a, b])
    expect(await list({ sort: 'completions', search_query: 'bead' })).toEqual([b])
    expect(await list({ sort: 'campaigns', search_query: '%' })).toEqual([a])
    expect(await list({ publication: 'draft' })).toEqual([b])
    expect(await list({ length: 1, page: 2 })).toEqual([b])
  })

  it('are kept by content editors and administrators alone', async () => {
    const id = await saved()
    for (const role of ['event-host', 'moderator'] as const) {
      const by = await createOrganiser(test, role)
      expect(await save({ ...wholeProgram, id }, by)).toMatchObject({ status: 403 })
      const asked = { query: { id } }
      expect(await by.tryCall('GET /v2/admin/awareness/details/', asked)).toMatchObject({ status: 403 })
    }
    expect(await save(wholeProgram, await createPerson(test))).toMatchObject({ status: 403 })
  })
})
