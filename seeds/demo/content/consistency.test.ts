import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startingTerms as taxonomy } from '#foundation/taxonomy/server/index.ts'
import { scenes } from '../art/index.ts'
import { campaigns } from './awareness/campaigns.ts'
import { awarenessPrograms } from './awareness/index.ts'
import { banners } from './banners.ts'
import { events } from './events/index.ts'
import { programs } from './programs/index.ts'
import { resources } from './resources.ts'
import { series } from './series.ts'
import type { DemoEvent, Text } from './shape.ts'
import { speakers } from './speakers.ts'

const art = (name: string) =>
  readFileSync(new URL(`../../../public/art/${name}.svg`, import.meta.url), 'utf8')
const keysOf = (list: { key: string }[]) => list.map((one) => one.key)
const unknownTo = (list: { key: string }[], used: string[]) =>
  used.filter((key) => !keysOf(list).includes(key))
const count = (matches: (event: DemoEvent) => boolean) => events.filter(matches).length
const isComing = (event: DemoEvent) => event.when !== null && event.when.days > 0
const isJustOver = (event: DemoEvent) =>
  event.when !== null && event.when.days < 0 && event.recording === null
const textsOf = (event: DemoEvent): Text[] => [event.title, event.summary, event.description, event.in_short]

const allTexts: Text[] = [
  ...events.flatMap((event) => [...textsOf(event), event.access.adjustment]),
  ...speakers.flatMap((speaker) => [speaker.designation, speaker.introduction]),
  ...banners.flatMap((banner) => [banner.title, banner.text]),
  ...series.map((one) => one.title),
  ...awarenessPrograms.flatMap((one) => [
    one.title,
    one.summary,
    one.description,
    one.pledge,
    one.transcript,
  ]),
  ...awarenessPrograms.flatMap(({ questions }) =>
    questions.flatMap(({ question, explanation, choices }) => [
      question,
      explanation,
      ...choices.map(({ choice }) => choice),
    ]),
  ),
  ...Object.values(taxonomy).flatMap((terms) => terms.map((term) => term.name)),
]

describe('the demo catalogue', () => {
  it('names every thing once', () => {
    for (const list of [events, resources, speakers, series, banners, ...Object.values(taxonomy)])
      expect(new Set(keysOf(list)).size).toBe(list.length)
    expect(new Set(events.map((event) => event.title.en ?? event.title.hi)).size).toBe(events.length)
    const addresses = events.flatMap((event) => event.recording?.url ?? [])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('refers only to what exists', () => {
    for (const event of events) {
      expect(unknownTo(speakers, event.speakers), event.key).toEqual([])
      expect(unknownTo(resources, event.resources), event.key).toEqual([])
      expect(unknownTo(series, event.series ? [event.series] : []), event.key).toEqual([])
      expect(unknownTo(taxonomy.eventTypes, [event.type]), event.key).toEqual([])
    }
    for (const resource of resources) expect(unknownTo(taxonomy.resourceTypes, [resource.type])).toEqual([])
    for (const one of [...events, ...resources]) {
      expect(unknownTo(taxonomy.skills, one.skills), one.key).toEqual([])
      expect(unknownTo(taxonomy.tags, one.tags), one.key).toEqual([])
      expect(unknownTo(taxonomy.ageGroups, one.age_groups), one.key).toEqual([])
    }
  })

  it('has programs of events that exist, each event once in a program', () => {
    for (const program of programs) {
      const held = program.modules.flatMap((module) => module.events)
      expect(unknownTo(events, held), program.key).toEqual([])
      expect(new Set(held).size, program.key).toBe(held.length)
      expect(unknownTo(speakers, program.teachers), program.key).toEqual([])
      expect(unknownTo(taxonomy.skills, program.skills), program.key).toEqual([])
      expect(unknownTo(taxonomy.tags, program.tags), program.key).toEqual([])
      expect(unknownTo(taxonomy.ageGroups, program.age_groups), program.key).toEqual([])
      for (const { choices, kind } of program.modules.flatMap(({ questions = [] }) => questions)) {
        const right = choices.filter(({ is_right }) => is_right).length
        expect(kind === 'single' ? right === 1 : right > 1).toBe(true)
      }
    }
  })

  it('has three awareness programs with three questions, one choice of each right', () => {
    expect(awarenessPrograms.map(({ name }) => name)).toHaveLength(3)
    for (const program of awarenessPrograms) {
      expect(unknownTo(taxonomy.skills, program.skills), program.name).toEqual([])
      expect(unknownTo(taxonomy.tags, program.tags), program.name).toEqual([])
      expect(unknownTo(taxonomy.ageGroups, program.age_groups), program.name).toEqual([])
      expect(program.questions).toHaveLength(3)
      for (const { choices } of program.questions)
        expect(choices.filter(({ is_right }) => is_right)).toHaveLength(1)
    }
    const names = awarenessPrograms.map(({ name }) => name)
    expect(campaigns.filter(({ program }) => !names.includes(program))).toEqual([])
  })

  it('uses every speaker, series, skill, tag and resource', () => {
    expect(speakers.filter((one) => !events.some((event) => event.speakers.includes(one.key)))).toEqual([])
    expect(series.filter((one) => count((event) => event.series === one.key) < 3)).toEqual([])
    expect(taxonomy.skills.filter((one) => count((event) => event.skills.includes(one.key)) < 3)).toEqual([])
    expect(taxonomy.tags.filter((one) => count((event) => event.tags.includes(one.key)) < 2)).toEqual([])
    expect(resources.filter((one) => !events.some((event) => event.resources.includes(one.key)))).toEqual([])
  })

  it('has as much of each kind as the screens need', () => {
    expect([speakers, series, banners, resources].map((list) => list.length)).toEqual([22, 4, 5, 24])
    expect([taxonomy.skills, taxonomy.ageGroups, taxonomy.resourceTypes].map((list) => list.length)).toEqual([
      12, 7, 19,
    ])
    expect(count(isComing)).toBe(26)
    expect(count((event) => isComing(event) && !event.has_meeting)).toBe(6)
    expect(count((event) => event.is_live_now === true)).toBe(2)
    expect(count(isJustOver)).toBe(5)
    expect(count((event) => event.recording !== null)).toBe(33)
    expect(count((event) => event.title.en === undefined)).toBe(6)
    expect(count((event) => event.title.en !== undefined && event.title.hi !== undefined)).toBe(10)
    expect(count((event) => event.certificate && event.type === 'certificate-workshop')).toBe(8)
    expect(count((event) => event.capacity === event.registered)).toBe(1)
    expect(count((event) => event.capacity === event.registered + 2)).toBe(1)
  })

  it('keeps dates, recordings, places and ratings possible', () => {
    for (const event of events) {
      expect(event.when === null, event.key).toBe(event.type === 'on-demand-video')
      if (event.when) expect(event.when.at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      if (event.capacity !== null) expect(event.registered).toBeLessThanOrEqual(event.capacity)
      if (isComing(event) || event.is_live_now) expect([event.recording, event.rating]).toEqual([null, null])
      if (isJustOver(event)) expect([event.access.recording, event.has_meeting]).toEqual([true, true])
      if (event.rating) expect(event.rating.count, event.key).toBeLessThan(event.registered)
      if (!event.recording) continue
      expect(event.recording.url).toMatch(
        /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d+)$/,
      )
      expect(event.recording.published_days).toBeLessThan(0)
      expect(event.recording.published_days).toBeGreaterThan(event.when?.days ?? -366)
      expect(event.access.recording).toBe(true)
    }
  })
})

describe('the demo texts', () => {
  it('say the same things in each of their languages', () => {
    for (const event of events) {
      const languages = textsOf(event).map((text) => Object.keys(text).sort().join())
      expect(new Set(languages).size, event.key).toBe(1)
      for (const short of Object.values(event.in_short)) expect(short.split('\n'), event.key).toHaveLength(3)
      for (const long of Object.values(event.description)) {
        expect(long.split('\n\n').length).toBeGreaterThanOrEqual(2)
        expect(long.split('\n\n').length).toBeLessThanOrEqual(4)
      }
    }
  })

  it('are Hindi in Devanagari and English in Latin letters', () => {
    for (const { en, hi } of allTexts) {
      if (hi !== undefined) expect(hi).toMatch(/\p{Script=Devanagari}/u)
      if (en !== undefined) expect(en).not.toMatch(/\p{Script=Devanagari}/u)
    }
  })

  it('keep English sentences under twenty words', () => {
    const sentences = [...allTexts.map((text) => text.en ?? ''), ...resources.map((one) => one.description)]
      .flatMap((text) => text.split(/(?<=[.?!]”?)\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 20)
    expect(sentences).toEqual([])
  })
})

describe('the drawn pictures', () => {
  const shown = [...events, ...programs, ...awarenessPrograms].map(({ picture }) => picture)

  it('are as many as the demo needs: each event has its own', () => {
    expect(scenes.size).toBe(97)
    expect(new Set(events.map(({ picture }) => picture)).size).toBe(events.length)
    expect(
      unknownTo(
        [...scenes.keys()].map((key) => ({ key })),
        shown,
      ),
    ).toEqual([])
  })

  it('are drawn as `npm run art` draws them, and described in both languages, each in its own words', () => {
    for (const [name, { svg, alt }] of scenes) {
      expect(art(name) === svg, `${name}.svg is another: npm run art`).toBe(true)
      expect(alt.hi, name).toMatch(/\p{Script=Devanagari}/u)
      expect(alt.en, name).not.toMatch(/\p{Script=Devanagari}/u)
    }
    expect(new Set([...scenes.values()].map(({ alt }) => alt.en)).size).toBe(scenes.size)
    expect(new Set([...scenes.values()].map(({ alt }) => alt.hi)).size).toBe(scenes.size)
  })

  it.each([...scenes.keys(), 'certificate', 'live', 'not-found', 'error', 'empty', 'share-default'])(
    '%s is small as it is sent, without text, scripts or references',
    (name) => {
      const svg = art(name)
      expect(brotliCompressSync(svg).length).toBeLessThan(2048)
      expect(svg).not.toMatch(/<(text|script|image|use|foreignObject)|href|\bon\w+=/)
    },
  )
})
