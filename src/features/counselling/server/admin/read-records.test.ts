import { describe, expect, it } from 'vitest'
import { readRecords } from './read-records.ts'

const HEADS = 'Topic,Speaker ID,Speaker name,Holder name,Email,Held on,Minutes'
const ROW = 'Calm evenings,42,Dr Meena Iyer,Asha Verma,Asha@Example.org,2026-01-10,90'
const read = (...lines: string[]) => readRecords(lines.join('\n'), '2026-01-15')
const codeOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a table of counselling records', () => {
  it('is read by the names of its columns, whatever their order and separator', () => {
    const record = {
      topic: 'Calm evenings',
      speaker_id: '42',
      speaker_name: 'Dr Meena Iyer',
      holder_name: 'Asha Verma',
      email: 'asha@example.org',
      held_on: '2026-01-10',
      minutes: 90,
    }
    expect(read(`\uFEFF${HEADS}`, ROW)).toEqual({ records: [record], wrong: [] })
    for (const separator of ['\t', ';']) {
      const turned = [HEADS, ROW].map((line) => line.split(',').toReversed().join(separator))
      expect(read(...turned).records, separator).toEqual([record])
    }
    expect(read(HEADS, ROW.replace('Calm evenings', '"Calm, and\nquiet"')).records[0]?.topic).toBe(
      'Calm, and quiet',
    )
  })

  it.each([
    ['email', ROW.replace('@', ' at ')],
    ['held_on', ROW.replace('2026-01-10', '10/01/2026')],
    ['held_on', ROW.replace('2026-01-10', '2025-02-29')],
    ['held_on', ROW.replace('2026-01-10', '2026-01-16')],
    ['held_on', ROW.replace('2026-01-10', '0001-01-01')],
    ['minutes', ROW.replace(',90', ',-1')],
    ['minutes', ROW.replace(',90', ',')],
    ['topic', ROW.replace('Calm evenings', ' ')],
    ['holder_name', ROW.replace('Asha Verma', '???')],
    ['speaker_name', ROW.replace('Dr Meena Iyer', 'x'.repeat(201))],
  ])('says which line is not right, and that it is its %s', (column, row) => {
    expect(read(HEADS, ROW, row).wrong).toEqual([
      { line: 3, column, message: expect.stringMatching(/^\S.+[.]$|^Cannot be blank$/) },
    ])
  })

  it('says which column is missing, when there is nothing in it, and when it is too much', () => {
    expect(() => read(HEADS.replace('Email', 'Mail'), ROW)).toThrow(/email/)
    expect(codeOf(() => read(HEADS))).toBe('NoRecords')
    expect(codeOf(() => read('"'))).toBe('NoRecords')
    expect(codeOf(() => read(HEADS, ...Array(3_001).fill(ROW)))).toBe('TooManyRecords')
    expect(read(HEADS, ...Array(60).fill(ROW.replace('@', ' '))).wrong).toHaveLength(50)
  })
})
