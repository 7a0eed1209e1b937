import { describe, expect, it } from 'vitest'
import { addressIn, TEXT_LANGUAGES } from '#contract/language.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { setNextResourceId } from '#features/resources/testing/change-resource.queries.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp({ environment: { PUBLIC_URL: 'https://pankh.example' } })
const read = (url: string) => test.app.inject({ url })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)

describe('what search engines are told', () => {
  it('begins at robots.txt, which leads to the map, which leads to its parts', async () => {
    await createEvent(test.db)
    await createResource(test.db)
    const robots = await read('/robots.txt')
    expect(robots.body).toContain('Disallow: /v2/')
    expect(robots.body).toContain('Sitemap: https://pankh.example/sitemap.xml')
    const index = await read('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    expect(locations(index.body)).toEqual([
      'https://pankh.example/sitemap/pages/1.xml',
      'https://pankh.example/sitemap/events/1.xml',
      'https://pankh.example/sitemap/resources/1.xml',
    ])
    expect(locations((await read('/sitemap/pages/1.xml')).body)).toContain('https://pankh.example/resource')
  })

  it('names what everyone may see and nothing else', async () => {
    const event = await createEvent(test.db)
    await createEvent(test.db, { publication: 'draft' })
    const resource = await createResource(test.db, { title: 'नींद & <play>' })
    await createResource(test.db, { privacy: 'Only me' })
    await createResource(test.db, { status: 'hidden' })
    const inEach = (path: string) =>
      TEXT_LANGUAGES.map((language) => `https://pankh.example${addressIn(language, path)}`)
    expect(locations((await read('/sitemap/events/1.xml')).body)).toEqual(inEach(`/events/details/${event}`))
    const { body } = await read('/sitemap/resources/1.xml')
    expect(locations(body)).toEqual(inEach(`/resource/${encodeURIComponent('नींद-play')}/${resource}`))
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
  })

  it('says of each page where it stands in the other language', async () => {
    const event = await createEvent(test.db)
    const plain = `https://pankh.example/events/details/${event}`
    const hindi = `https://pankh.example/hi/events/details/${event}`
    const { body } = await read('/sitemap/events/1.xml')
    const entries = body.split('<url>').slice(1)
    expect(entries).toHaveLength(TEXT_LANGUAGES.length)
    for (const entry of entries) {
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${plain}"/>`)
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${hindi}"/>`)
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${plain}"/>`)
    }
    const { body: pages } = await read('/sitemap/pages/1.xml')
    expect(locations(pages)).toContain('https://pankh.example/hi/resource')
    expect((await read('/robots.txt')).body).toContain('Disallow: /hi/admin\n')
  })

  it('has an empty part where nothing of it may be seen', async () => {
    await createResource(test.db, { status: 'draft' })
    const answer = await read('/sitemap/resources/1.xml')
    expect(answer.statusCode).toBe(200)
    expect(locations(answer.body)).toEqual([])
  })

  it('has 2,500 ids in a part, since each is built in one piece', async () => {
    await setNextResourceId(test.db, 2_500)
    await createResource(test.db)
    const { body } = await read('/sitemap/resources/2.xml')
    expect(locations(body)).toHaveLength(TEXT_LANGUAGES.length)
  })

  it('ends where nothing is', async () => {
    for (const url of [
      '/sitemap/events/2.xml',
      '/sitemap/events/0.xml',
      '/sitemap/people/1.xml',
      '/sitemap/events/1',
    ])
      expect((await read(url)).statusCode, url).toBe(404)
  })
})
