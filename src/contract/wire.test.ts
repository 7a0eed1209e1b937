import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askedOrder, flag, id, optionalField, page, repeatable } from './wire.ts'

const form = z.object({
  page: optionalField(page),
  skill: optionalField(repeatable(id)),
  captions: optionalField(flag),
  kind: optionalField(z.enum(['a', 'b'])),
})

describe('an optional field', () => {
  it.each([
    [{}, {}],
    [{ page: '', skill: '', captions: '', kind: ' ' }, {}],
    [{ skill: ['', ''] }, {}],
    [
      { page: '2', skill: ['', '7'], captions: 'on', kind: 'b' },
      { page: 2, skill: [7], captions: true, kind: 'b' },
    ],
    [
      { page: 3, skill: [] },
      { page: 3, skill: [] },
    ],
  ])('reads %j as %j', (given, read) => {
    expect(form.parse(given)).toEqual(read)
  })

  it.each([
    ['page', '0'],
    ['skill', 'x'],
    ['kind', 'c'],
    ['page', null],
  ])('refuses %s=%s by its name', (name, value) => {
    const { error } = form.safeParse({ [name]: value })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
  })

  it('is described as what it takes', () => {
    expect(z.toJSONSchema(form, { io: 'input' })).toMatchObject({
      properties: { kind: { enum: ['a', 'b'] } },
    })
    expect(z.toJSONSchema(form, { io: 'input' })).not.toHaveProperty('required')
  })
})

describe('the order of a table', () => {
  const sorts = { newest: 'descending', name: 'ascending' } as const

  it.each([
    [{}, { sort: 'newest', direction: 'descending' }],
    [{ sort: 'name' }, { sort: 'name', direction: 'ascending' }],
    [
      { sort: 'name', flag_descending: true },
      { sort: 'name', direction: 'descending' },
    ],
    [{ flag_descending: false }, { sort: 'newest', direction: 'ascending' }],
    [{ sort: 'toString' }, { sort: 'newest', direction: 'descending' }],
  ])('is, asked for %j, %j', (asked, order) => {
    expect(askedOrder(sorts, asked)).toEqual(order)
  })
})
