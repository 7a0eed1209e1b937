import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import { LOOKED_AT_ELSEWHERE, lookedAtPages } from './looked-at-pages.ts'
import { type Look, rounds } from './looks.ts'

/** Whole addresses, as the sitemap nests them. */
function routesOfSitemap(): string[] {
  const words = readFileSync(join(import.meta.dirname, '../../src/web/sitemap.ts'), 'utf8')
  const flat = words.replace(/\s+/g, ' ')
  const admin = flat.slice(
    flat.indexOf("route('/admin'"),
    flat.indexOf(']), route(', flat.indexOf("route('/admin'")),
  )
  const paths = (text: string) => [...text.matchAll(/route\( ?'([^']+)'/g)].map(([, path = '']) => path)
  const [top = '', ...inside] = paths(admin)
  return ['/', ...paths(flat.replace(admin, '')), top, ...inside.map((path) => top + path)]
}

describe('the pages that every check of looks goes through', () => {
  it('are of every route of the sitemap', () => {
    const looked = new Set([...lookedAtPages.map(({ route }) => route), ...LOOKED_AT_ELSEWHERE])
    const routes = routesOfSitemap()
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !looked.has(route))).toEqual([])
  })

  it('have a name each', () => {
    const names = lookedAtPages.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are each seen in every language, narrow and wide, light and dark, and read in three ways', () => {
    const visits = rounds().flat()
    for (const { name } of lookedAtPages) {
      const own = visits.filter(({ page }) => page.name === name)
      const looks = own.flatMap((visit) => visit.looks)
      const ways = (read: (look: Look) => unknown) => new Set(looks.map(read)).size
      expect(new Set(own.map(({ language }) => language)).size, name).toBe(TEXT_LANGUAGES.length)
      expect([ways(({ scheme }) => scheme), ways(({ width }) => width)], name).toEqual([2, 2])
      expect(
        ways(({ reading }) => reading),
        name,
      ).toBeGreaterThanOrEqual(3)
    }
  })

  it('meet every pair of role, language, scheme, width and reading setting', () => {
    const seen = rounds()
      .flat()
      .flatMap(({ viewer, language, looks }) => looks.map((look) => ({ viewer, language, ...look })))
    const sides = ['viewer', 'language', 'scheme', 'width', 'reading'] as const
    const values = (side: (typeof sides)[number]) => [...new Set(seen.map((one) => one[side]))]
    expect(sides.map((side) => values(side).length)).toEqual([5, TEXT_LANGUAGES.length, 2, 2, 5])
    for (const [at, one] of sides.entries()) {
      for (const other of sides.slice(at + 1)) {
        const all = values(one).flatMap((first) => values(other).map((second) => `${first} × ${second}`))
        const met = new Set(seen.map((look) => `${look[one]} × ${look[other]}`))
        expect(all.filter((pair) => !met.has(pair))).toEqual([])
      }
    }
  })
})
