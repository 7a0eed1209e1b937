import { describe, expect, it } from 'vitest'
import { product } from '#contract/product.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
const names = ['terms', 'privacy', 'accessibility'] as const

describe('the legal texts', () => {
  it.each(names)('say the same parts in both languages: %s', async (name) => {
    const [english, hindi] = await Promise.all(
      (['en', 'hi'] as const).map(async (language) => {
        const { data } = await test.call('GET /legal/{name}/', { params: { name }, query: { language } })
        return data
      }),
    )
    expect(english?.blocks.map(({ kind }) => kind)).toEqual(hindi?.blocks.map(({ kind }) => kind))
    expect(english?.changed).toBe(hindi?.changed)
    expect(hindi?.title).toMatch(/\p{Script=Devanagari}/u)
  })

  it.each(names)('name who runs the place and how to reach them: %s', async (name) => {
    const { data } = await test.call('GET /legal/{name}/', { params: { name } })
    const words = JSON.stringify(data.blocks)
    expect(words).toContain(product.organisation.legalName.en)
    expect(words).toContain(`mailto:${product.organisation.email}`)
    expect(words).not.toMatch(/\{\w+\}/)
  })

  it('leave to its licence what others may do with a resource', async () => {
    for (const [language, licence] of [
      ['en', /licence for each resource/],
      ['hi', /हर संसाधन के लिए आप एक लाइसेंस/],
    ] as const) {
      const { data } = await test.call('GET /legal/{name}/', {
        params: { name: 'terms' },
        query: { language },
      })
      expect(JSON.stringify(data.blocks)).toMatch(licence)
    }
  })

  it('tell that a link is counted, and what a statistics service gets of an account', async () => {
    for (const [language, link, profile] of [
      ['en', /newsletter\. We count that/, /gets your name, email address, phone number/],
      ['hi', /न्यूज़लेटर में। इसे हम/, /आपका नाम, ई-मेल पता, फ़ोन नंबर/],
    ] as const) {
      const { data } = await test.call('GET /legal/{name}/', {
        params: { name: 'privacy' },
        query: { language },
      })
      expect(JSON.stringify(data.blocks)).toMatch(link)
      expect(JSON.stringify(data.blocks)).toMatch(profile)
    }
  })

  it('are no others', async () => {
    const answer = await test.app.inject({ url: '/legal/..%2Fpackage/' })
    expect(answer.statusCode).toBe(422)
  })
})
