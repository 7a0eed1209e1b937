import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, from V1 on. */
const IN_CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const OF_LEVEL = { '1': 70, '2': 183 }

const asvs = readFileSync('docs/asvs.md', 'utf8')
const quality = readFileSync('docs/quality.md', 'utf8')

/** The cells of each table row, without headings. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([first]) => !['id', 'requirement', 'work'].includes(first ?? ''))

const FILE = /`((?:[\w.@-]+\/)*[\w.@-]*\.(?:tsx?|md|json|ya?ml|conf|cfg|service|example|dockerignore))`/g
/** The files of this project that a text names. */
const pathsIn = (text: string): string[] => [...text.matchAll(FILE)].flatMap(([, path]) => path ?? [])

const requirements = rowsOf(asvs)
const shows = (how: string): boolean => pathsIn(how).length > 0 || /^Does not apply: .{5}/.test(how)

describe('the ledger of ASVS', () => {
  it('has each requirement of levels 1 and 2 once, in order', () => {
    const ids = requirements.map(([id]) => id ?? '')
    const places = ids.map((id) => id.split('.').map(Number))
    expect(new Set(ids).size).toBe(ids.length)
    expect(places.toSorted(inOrder)).toEqual(places)
    expect(IN_CHAPTERS.map((_, at) => places.filter(([chapter]) => chapter === at + 1).length)).toEqual(
      IN_CHAPTERS,
    )
    for (const [level, count] of Object.entries(OF_LEVEL))
      expect(requirements.filter((cells) => cells[1] === level)).toHaveLength(count)
  })

  it('says of each what shows it, why it does not apply, or what is open', () => {
    const unsaid = requirements.filter(
      ([, , what, how = '']) => !what || !(shows(how) || /\*\*Open:\*\* .{10}/.test(how)),
    )
    expect(unsaid).toEqual([])
  })

  it('counts what is open', () => {
    const open = requirements.filter(([, , , how]) => how?.includes('**Open:**'))
    expect(asvs).toContain(`**Open: ${open.length} of ${requirements.length}.**`)
  })
})

describe('the ledger of quality', () => {
  it('says of each line what it asks, what shows it and what was measured', () => {
    const rows = rowsOf(quality)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([])
  })
})

it.each([
  ['asvs', asvs],
  ['quality', quality],
])('the ledger of %s names files that exist', (_name, text) => {
  const paths = pathsIn(text)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

function inOrder(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((part, at) => part !== other[at])
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0)
}
