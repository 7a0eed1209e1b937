import { describe, expect, it } from 'vitest'
import { LICENCES } from '#features/resources/resource-card.contract.ts'
import { startingTerms as taxonomy } from '#foundation/taxonomy/server/index.ts'
import { creators } from '#seeds/demo/content/creators.ts'
import { events } from '#seeds/demo/content/events/index.ts'
import { people } from '#seeds/demo/content/people.ts'
import { resourceReviews } from '#seeds/demo/content/resource-reviews.ts'
import { demoResources } from './index.ts'

const keysOf = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key))
const unknownTo = (list: readonly { key: string }[], used: readonly string[]) =>
  used.filter((key) => !keysOf(list).has(key))
const sheets = demoResources.flatMap(({ files }) =>
  files.flatMap((file) => ('sheet' in file ? [file.sheet] : [])),
)

describe('the library of the demo', () => {
  it('has enough of everything', () => {
    expect(demoResources.length).toBeGreaterThanOrEqual(124)
    expect(new Set(sheets.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(30)
    expect(
      unknownTo(
        demoResources.map(({ type }) => ({ key: type })),
        [...keysOf(taxonomy.resourceTypes)],
      ),
    ).toEqual([])
    expect(demoResources.filter(({ privacy }) => privacy === 'Only me')).toHaveLength(2)
    expect(demoResources.filter(({ language }) => language === 'hi').length).toBeGreaterThan(25)
    expect(resourceReviews.length).toBeGreaterThanOrEqual(60)
  })

  it('names every resource once', () => {
    expect(keysOf(demoResources).size).toBe(demoResources.length)
    expect(new Set(demoResources.map(({ title }) => title)).size).toBe(demoResources.length)
  })

  it('refers only to what exists', () => {
    for (const one of demoResources) {
      expect(unknownTo(taxonomy.resourceTypes, [one.type]), one.key).toEqual([])
      expect(unknownTo(taxonomy.skills, one.skills), one.key).toEqual([])
      expect(unknownTo(taxonomy.tags, one.tags), one.key).toEqual([])
      expect(unknownTo(taxonomy.ageGroups, one.age_groups), one.key).toEqual([])
      expect(LICENCES, one.key).toContain(one.licence)
      expect(
        creators.map(({ username }) => username),
        one.key,
      ).toContain(one.creator)
    }
    expect(
      unknownTo(
        demoResources,
        events.flatMap(({ resources }) => resources),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        taxonomy.occupations,
        creators.map(({ occupation }) => occupation),
      ),
    ).toEqual([])
  })

  it('says what a resource is, in words and for those who do not see it', () => {
    for (const one of demoResources) {
      expect(one.description.length, one.key).toBeGreaterThan(20)
      expect(
        one.skills.length * one.tags.length * one.age_groups.length * one.keywords.length,
        one.key,
      ).toBeGreaterThan(0)
      expect(one.instruction.replaceAll(/<\/?(?:p|ul|ol|li|strong|em|h3)>/g, ''), one.key).not.toMatch(/[<>]/)
      if (one.files.length > 0) expect(one.alt, one.key).not.toBe('')
      expect(one.files.length + (one.links?.length ?? 0) > 0 || one.instruction.length > 40, one.key).toBe(
        true,
      )
      for (const link of one.links ?? []) expect(new URL(link).protocol).toBe('https:')
    }
  })

  it('shares alike what has symbols of others in it, and names them', () => {
    const credited = demoResources.filter(({ credit }) => credit?.includes('OpenMoji'))
    expect(credited.length).toBeGreaterThan(100)
    expect(credited.filter(({ licence }) => licence !== 'CC BY-SA 4.0').map(({ key }) => key)).toEqual([])
  })

  it('is made by ten creators, each with something to show', () => {
    expect(creators).toHaveLength(10)
    for (const { username, email } of creators) {
      expect(
        demoResources.filter(({ creator, privacy }) => creator === username && privacy === 'Everyone').length,
      ).toBeGreaterThan(5)
      expect(email).toMatch(/@pankh\.example$/)
      const known = people.find((person) => person.username === username)
      if (known) expect(known.email).toBe(email)
    }
  })
})
