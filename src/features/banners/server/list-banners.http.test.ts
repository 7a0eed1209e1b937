import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createBanner } from '../testing/create-banner.ts'

const test = testApp()
const titles = async () =>
  (await test.call('GET /master/banner/list/', {})).data.map((banner) => banner.title)
const at = (time: string) => new Date(`2026-02-01T${time}Z`)

describe('the banners', () => {
  it('come in their order, with all that is shown', async () => {
    await createBanner(test.db, { title: { en: 'Second' }, position: 2 })
    await createBanner(test.db, {
      title: { en: 'First' },
      text: { en: 'Come in.' },
      link: 'https://pankh.example/about',
      position: 1,
    })
    const answer = await test.call('GET /master/banner/list/', {})
    expect(answer).toMatchObject({ recordsTotal: 2, recordsTotal_is_capped: false })
    expect(answer.data.map((banner) => banner.title)).toEqual(['First', 'Second'])
    expect(answer.data[0]).toMatchObject({
      text: 'Come in.',
      text_language: 'en',
      link: 'https://pankh.example/about',
      picture: '/art/banner-welcome.svg',
      picture_alt: 'A feather over hills',
    })
  })

  it('are shown from their first moment until, not at, their last', async () => {
    await createBanner(test.db, { title: { en: 'always' } })
    await createBanner(test.db, { title: { en: 'from ten' }, shown_from: at('10:00:00') })
    await createBanner(test.db, { title: { en: 'until noon' }, shown_until: at('12:00:00') })
    await createBanner(test.db, {
      title: { en: 'between' },
      shown_from: at('10:00:00'),
      shown_until: at('12:00:00'),
    })
    test.clock.set(at('09:59:59'))
    expect(await titles()).toEqual(['always', 'until noon'])
    test.clock.set(at('10:00:00'))
    expect(await titles()).toEqual(['always', 'from ten', 'until noon', 'between'])
    test.clock.set(at('12:00:00'))
    expect(await titles()).toEqual(['always', 'from ten'])
  })

  it('are ten at most', async () => {
    for (let index = 0; index < 11; index += 1) await createBanner(test.db)
    expect(await titles()).toHaveLength(10)
  })

  it('come in Hindi where there is Hindi', async () => {
    await createBanner(test.db, { title: { en: 'Welcome', hi: 'स्वागत' } })
    const { data } = await test.callIn('hi')('GET /master/banner/list/', {})
    expect(data[0]).toMatchObject({ title: 'स्वागत', text: 'Learn together.', text_language: 'hi' })
  })

  it.each([
    { link: 'javascript:alert(1)' },
    { link: '//elsewhere.example' },
    { title: {} },
    { shown_from: at('12:00:00'), shown_until: at('12:00:00') },
  ])('are refused with %j', async (given) => {
    await expect(createBanner(test.db, given)).rejects.toThrow()
    expect(await titles()).toEqual([])
  })
})
