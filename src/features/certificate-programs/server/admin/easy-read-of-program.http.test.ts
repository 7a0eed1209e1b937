import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertProgram } from '../insert-program.queries.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const texts = { title_en: 'Calm classroom', summary_en: 'Five steps.', description_en: 'What we do.' }
const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/course/save/', { body: { ...texts, ...body } as never })
const managed = async (id: number) =>
  (await editor.call('GET /v2/admin/course/details/', { query: { id } })).data

describe('the easy-read text of a certificate program', () => {
  it('is kept with its symbols and changed again', async () => {
    const answer = await save({ in_short_hi: 'शिक्षकों के लिए। सीखिए।', in_short_symbols: ['teacher', 'learn'] })
    const id = answer.success ? answer.data.id : 0
    const { revision, ...before } = await managed(id)
    expect(before).toMatchObject({
      in_short_en: '',
      in_short_hi: 'शिक्षकों के लिए।\nसीखिए।',
      in_short_symbols: ['teacher', 'learn'],
    })
    expect(await save({ id, revision, in_short_en: 'For teachers.' })).toMatchObject({ success: true })
    expect(await managed(id)).toMatchObject({ in_short_en: 'For teachers.', in_short_symbols: [] })
  })

  it('comes to everyone in both languages', async () => {
    const { id } = await insertProgram(test.db, {
      publication: 'published',
      ...{ title: { en: 'Calm' }, summary: {}, description: {}, for_whom: {}, outcomes: {}, price_text: {} },
      in_short: { en: 'Learn.\nPlay.', hi: 'सीखिए।' },
      in_short_symbols: ['learn'],
      modules: [],
    })
    const { data } = await test.call('GET /v2/event/course/modules/{id}/', { params: { id } })
    expect(data.easy_read).toEqual({ en: ['Learn.', 'Play.'], hi: ['सीखिए।'], symbols: ['learn'] })
  })

  it.each([
    ['in_short_en', { in_short_en: 'One. Two. Three. Four.' }],
    ['in_short_hi', { in_short_hi: 'क'.repeat(300) }],
    ['in_short_symbols', { in_short_symbols: ['dragon'] }],
  ])('is refused for a wrong %s', async (field, body) => {
    expect(await save(body)).toMatchObject({ status: 422, errors: [{ field }] })
  })

  it('is nobody’s who does not edit programs', async () => {
    expect(await save({ in_short_en: 'Mine.' }, await createPerson(test))).toMatchObject({ status: 403 })
  })

  it('fits the row whatever wrote it', async () => {
    const program = {
      title: { en: 'Calm' },
      summary: {},
      description: {},
      for_whom: {},
      outcomes: {},
      price_text: {},
      modules: [],
    }
    for (const en of ['One.\nTwo.\nThree.\nFour.', 'x'.repeat(141), 'One.\n\nTwo.']) {
      await expect(insertProgram(test.db, { ...program, in_short: { en } })).rejects.toThrow()
    }
  })
})
