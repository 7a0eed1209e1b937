import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  dev?: boolean
  license?: string
}

/** Licences (SPDX) of works that may be part of a work under the AGPL-3.0, or come with it, as fonts and tables do. */
const ALLOWED = new Set(
  (
    '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 GPL-3.0-or-later ISC ' +
    'LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'
  ).split(' '),
)

/** Packages that name their licence only in a file. */
const SAID_ELSEWHERE: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

/** Whether an SPDX expression is allowed: one side of `OR`, both sides of `AND`. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  return plain.split(' OR ').some((way) => way.split(' AND ').every((each) => ALLOWED.has(each)))
}

it('each package of the product has a licence that goes with the AGPL-3.0', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const refused = used.flatMap(([path, { license }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const licence = license ?? SAID_ELSEWHERE[name] ?? 'none'
    return isAllowed(licence) ? [] : [`${name}: ${licence}`]
  })
  expect(used.length).toBeGreaterThan(100)
  expect(refused).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND SSPL-1.0', false],
  ['GPL-2.0-only', false],
  ['UNLICENSED', false],
  ['none', false],
])('%s is allowed: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))
