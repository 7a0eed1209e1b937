import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import { pages } from '#web/sitemap.ts'
import type { Viewer } from './looked-at/looked-at-page.ts'
import { LOOKED_AT_ELSEWHERE, lookedAtPages } from './looked-at-pages.ts'
import { rounds } from './looks.ts'

describe('the pages that every check of looks goes through', () => {
  it('are of every route of the sitemap', () => {
    const looked = new Set([...lookedAtPages.map(({ route }) => route), ...LOOKED_AT_ELSEWHERE])
    const routes = pages.map(({ path }) => path)
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !looked.has(route))).toEqual([])
  })

  it('have a name each', () => {
    const names = lookedAtPages.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are each opened once and looked at in one way', () => {
    const visits = rounds().flat()
    expect(visits.map(({ page }) => page.name).toSorted()).toEqual(
      lookedAtPages.map(({ name }) => name).toSorted(),
    )
    expect(visits.filter(({ looks }) => looks.length !== 1)).toEqual([])
  })

  it('meet every pair of role, language, scheme, width and reading preference, where a role has more than a few', () => {
    const all = rounds().flat()
    const pagesOf = (viewer: Viewer) => all.filter((visit) => visit.viewer === viewer).length
    const seen = all
      .filter(({ viewer }) => pagesOf(viewer) >= 10)
      .flatMap(({ viewer, language, looks }) => looks.map((look) => ({ viewer, language, ...look })))
    const sides = ['viewer', 'language', 'scheme', 'width', 'reading'] as const
    const values = (side: (typeof sides)[number]) => [...new Set(seen.map((one) => one[side]))]
    expect(sides.map((side) => values(side).length)).toEqual([4, TEXT_LANGUAGES.length, 2, 2, 5])
    for (const [at, one] of sides.entries()) {
      for (const other of sides.slice(at + 1)) {
        const all = values(one).flatMap((first) => values(other).map((second) => `${first} × ${second}`))
        const met = new Set(seen.map((look) => `${look[one]} × ${look[other]}`))
        expect(all.filter((pair) => !met.has(pair))).toEqual([])
      }
    }
  })
})
