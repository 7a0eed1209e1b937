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

  it('are each seen narrow and wide, light and dark', () => {
    const visits = rounds().flat()
    for (const { name } of lookedAtPages) {
      const looks = visits.filter(({ page }) => page.name === name).flatMap((visit) => visit.looks)
      expect(new Set(looks.map(({ scheme }) => scheme)).size, name).toBe(2)
      expect(new Set(looks.map(({ width }) => width)).size, name).toBe(2)
    }
  })

  it('meet every scheme, width and reading setting in every language', () => {
    const visits = rounds().flat()
    for (const language of TEXT_LANGUAGES) {
      const looks = visits.filter((visit) => visit.language === language).flatMap((visit) => visit.looks)
      const pairsWith = (read: (look: Look) => unknown) => new Set(looks.map(read)).size
      expect(pairsWith(({ reading }) => reading)).toBe(5)
      expect(pairsWith(({ scheme, width }) => `${scheme} ${width}`)).toBe(4)
      expect(pairsWith(({ scheme, reading }) => reading && `${scheme} ${reading}`)).toBe(9)
    }
  })
})
