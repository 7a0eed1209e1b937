import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createProgram } from '../../testing/create-program.ts'

const test = testApp()
const newest = async () => (await test.call('GET /v2/event/course/newest/', {})).data
const at = (day: number) => ({ published_at: new Date(Date.UTC(2026, 0, day)) })

describe('the newest program', () => {
  it('is there with its modules in their order, and the way to it', async () => {
    const { id, module_ids } = await createProgram(test.db, {
      title: { en: 'Inclusive classroom', hi: 'सबकी कक्षा' },
      modules: [{ title: 'Seeing' }, { title: 'Doing' }],
    })
    expect(await newest()).toEqual({
      id,
      title: 'Inclusive classroom',
      text_language: 'en',
      address: `/certificate-programs/details/inclusive-classroom/${id}`,
      modules: [
        { id: module_ids[0], module_name: 'Seeing' },
        { id: module_ids[1], module_name: 'Doing' },
      ],
    })
    const inHindi = await test.callIn('hi')('GET /v2/event/course/newest/', {})
    expect(inHindi.data).toMatchObject({ title: 'सबकी कक्षा', text_language: 'hi' })
  })

  it('is none while nothing takes people: neither drafts nor closed ones count', async () => {
    expect(await newest()).toBeNull()
    await createProgram(test.db, { publication: 'draft' })
    await createProgram(test.db, { publication: 'closed' })
    expect(await newest()).toBeNull()
  })

  it('is the one that was published last, found with one query', async () => {
    await createProgram(test.db, { title: 'January', ...at(2), modules: [{}] })
    await createProgram(test.db, { title: 'Later', ...at(20) })
    await createProgram(test.db, { title: 'Earlier', ...at(10) })
    expect((await newest())?.title).toBe('Later')
    expect(await test.queriesOf(newest)).toBe(1)
  })
})
