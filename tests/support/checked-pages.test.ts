import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import { pages } from '#web/sitemap.ts'
import type { Viewer } from './checked-pages/checked-page.ts'
import { CHECKED_ELSEWHERE, checkedPages } from './checked-pages.ts'
import { rounds } from './looks.ts'

describe('the pages that checks open', () => {
  it('cover every route of the sitemap', () => {
    const checked = new Set([...checkedPages.map(({ route }) => route), ...CHECKED_ELSEWHERE])
    const routes = pages.map(({ path }) => path)
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !checked.has(route))).toEqual([])
  })

  it('have each a name of its own', () => {
    const names = checkedPages.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are each opened once, in one look', () => {
    const visits = rounds().flat()
    expect(visits.map(({ page }) => page.name).toSorted()).toEqual(
      checkedPages.map(({ name }) => name).toSorted(),
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
