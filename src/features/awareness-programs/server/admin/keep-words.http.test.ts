import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAwarenessProgram } from '../../testing/create-campaign.ts'
import { wholeProgram, wholeQuestions } from '../../testing/whole-program.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = (await editor.call('POST /v2/admin/awareness/save/', { body: wholeProgram })).data.id
})

const steps = async (of = id) =>
  (await editor.call('GET /v2/admin/awareness/steps/', { query: { id: of } })).data
const questions = async (of = id) =>
  (await editor.call('GET /v2/admin/awareness/questions/', { query: { id: of } })).data
const saveSteps = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/awareness/steps/save/', { body: { id, ...body } })
const saveQuestions = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/awareness/questions/save/', { body: { id, ...body } })
const titles = { title_1_en: 'Spread', title_2_en: 'Page', title_3_hi: 'निमंत्रण', title_4_en: 'Track' }

describe('the steps of an awareness program', () => {
  it('begin with the usual words in both languages, and are written anew', async () => {
    const before = await steps()
    expect(before.steps.map(({ title_en }) => title_en)).toEqual([
      'Spread Awareness',
      'Personalised Landing Page',
      'Send Invites',
      'Track Completions',
    ])
    expect(before.steps.every(({ title_hi, description_hi }) => title_hi && description_hi)).toBe(true)
    const body = { revision: before.revision, ...titles, description_1_en: 'Tell\nothers.' }
    expect(await saveSteps(body)).toMatchObject({ success: true })
    expect((await steps()).steps[0]).toEqual({
      title_en: 'Spread',
      title_hi: '',
      description_en: 'Tell\nothers.',
      description_hi: '',
    })
    const { data } = await editor.call('GET /v2/admin/awareness/details/', { query: { id } })
    expect(data.missing).toEqual(['steps', 'questions'])
  })

  it('have a title each, and say what to do while people see them', async () => {
    const { revision } = await steps()
    expect(await saveSteps({ revision, ...titles, title_2_en: ' ' })).toMatchObject({
      status: 422,
      errors: [{ code: 'StepsNotRight', field: 'title_2_en' }],
    })
    id = await createAwarenessProgram(test.db)
    expect(await saveSteps({ revision: (await steps()).revision, ...titles })).toMatchObject({
      status: 422,
      errors: [{ code: 'AwarenessNotComplete' }],
    })
  })

  it('are not written over what somebody else has saved since', async () => {
    const { revision } = await steps()
    const answers = await Promise.all(
      ['One', 'Two'].map((title_1_en) => saveSteps({ revision, ...titles, title_1_en })),
    )
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({ status: 409 })
  })

  it('and the questions are not for moderators', async () => {
    const moderator = await createOrganiser(test, 'moderator')
    expect(await saveSteps(titles, moderator)).toMatchObject({ status: 403 })
    expect(await saveQuestions(wholeQuestions, moderator)).toMatchObject({ status: 403 })
    for (const path of ['GET /v2/admin/awareness/steps/', 'GET /v2/admin/awareness/questions/'] as const) {
      expect(await moderator.tryCall(path, { query: { id } })).toMatchObject({ status: 403 })
      expect(await editor.tryCall(path, { query: { id: 999 } })).toMatchObject({ status: 404 })
    }
  })
})

describe('the questions of an awareness program', () => {
  it('are three with choices and an explanation; a draft can have fewer', async () => {
    const { revision } = await questions()
    expect(await saveQuestions({ revision, ...wholeQuestions })).toMatchObject({ success: true })
    const asked = await questions()
    expect(asked.questions).toHaveLength(3)
    expect(asked.questions[0]).toEqual({
      position: 1,
      question_en: 'Question 1?',
      question_hi: '',
      explanation_en: 'This is why.',
      explanation_hi: '',
      choices: [
        { position: 1, choice_en: 'Wrong', choice_hi: '', is_right: false },
        { position: 2, choice_en: 'Right', choice_hi: '', is_right: true },
      ],
    })
    expect(await saveQuestions({ revision: asked.revision })).toMatchObject({ success: true })
    expect((await questions()).questions).toEqual([])
  })

  it('are moved, changed and made right otherwise, and every choice that stays is the same one', async () => {
    id = await createAwarenessProgram(test.db)
    const before = await questions()
    const landed = async () => (await questions()).questions.map(({ choices }) => choices)
    const changed = { ...wholeQuestions, right_1: '1', choice_1_4_hi: 'नहीं', choice_1_2_en: '' }
    expect(
      await saveQuestions({ revision: before.revision, ...changed, choice_1_3_en: 'Other' }),
    ).toMatchObject({
      success: true,
    })
    expect((await landed())[0]).toEqual([
      { position: 1, choice_en: 'Wrong', choice_hi: '', is_right: true },
      { position: 3, choice_en: 'Other', choice_hi: '', is_right: false },
      { position: 4, choice_en: '', choice_hi: 'नहीं', is_right: false },
    ])
  })

  it('say at once all that is wrong of them', async () => {
    const { revision } = await questions()
    const body = {
      revision,
      question_1_en: 'Why?',
      choice_1_1_en: 'So',
      right_2: '3',
      question_3_en: 'Where?',
      choice_3_1_en: 'Here',
      choice_3_2_en: 'There',
      right_3: '4',
      explanation_3_en: 'Here it is.',
    }
    const answer = await saveQuestions(body)
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.success || answer.errors[0]?.code).toBe('QuestionsNotRight')
    expect(answer.success ? [] : answer.errors.map(({ field }) => field)).toEqual([
      'choice_1_2_en',
      'right_1',
      'explanation_1_en',
      'question_2_en',
      'choice_2_3_en',
      'explanation_2_en',
      'choice_3_4_en',
    ])
    expect(await saveQuestions({ revision, ...wholeQuestions, right_1: '5' })).toMatchObject({ status: 422 })
  })

  it('stay three while people see them, and are not written over', async () => {
    id = await createAwarenessProgram(test.db)
    const { revision } = await questions()
    const { question_3_en, ...two } = wholeQuestions
    expect(question_3_en).toBeDefined()
    const without = Object.fromEntries(Object.entries(two).filter(([name]) => !name.includes('_3')))
    expect(await saveQuestions({ revision, ...without })).toMatchObject({
      status: 422,
      errors: [{ code: 'AwarenessNotComplete' }],
    })
    const answers = await Promise.all([1, 2].map(() => saveQuestions({ revision, ...wholeQuestions })))
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
  })
})
