import { describe, expect, it } from 'vitest'
import { readCsvList } from './read-csv-list.ts'
import { readTypedList } from './read-typed-list.ts'

const asha = { email: 'asha@example.org', name: 'Asha Verma' }

describe('a list that was typed', () => {
  it.each([
    ['asha@example.org', [{ ...asha, name: '' }]],
    ['  Asha Verma <ASHA@example.org>  ', [asha]],
    ['Asha Verma, asha@example.org', [asha]],
    ['asha@example.org\tAsha Verma', [asha]],
    ['Asha Verma asha@example.org', [asha]],
    ['"Verma, Asha" <asha@example.org>', [{ ...asha, name: 'Verma Asha' }]],
    [
      'Asha Verma <asha@example.org>; Ravi <ravi@example.org>',
      [asha, { email: 'ravi@example.org', name: 'Ravi' }],
    ],
    ['आशा asha@example.org', [{ ...asha, name: 'आशा' }]],
  ])('%j', (text, people) => {
    expect(readTypedList(text)).toEqual({ people, broken: [] })
  })

  it('says which line is broken', () => {
    const { people, broken } = readTypedList(
      'asha@example.org\r\n\r\nRavi\nasha@\n a@b.c, hello there, d@e.f\n@x <b@@c.d>\nAsha Verma, asha@exmple,org\na@b.c, @d',
    )
    expect(people.map(({ email }) => email)).toEqual(['asha@example.org', 'a@b.c', 'd@e.f', 'a@b.c'])
    expect(broken).toEqual([
      { line: 3, text: 'Ravi' },
      { line: 4, text: 'asha@' },
      { line: 5, text: 'hello there' },
      { line: 6, text: '@x <b@@c.d>' },
      { line: 7, text: 'Asha Verma, asha@exmple,org' },
      { line: 8, text: '@d' },
    ])
  })

  it('counts an address that is too long to be emailed as broken', async () => {
    const long = `${'a'.repeat(65)}@example.org`
    expect(readTypedList(`${long}\nasha@example.org`)).toEqual({
      people: [{ ...asha, name: '' }],
      broken: [{ line: 1, text: long }],
    })
    expect(await readCsvList(`email\n${long}\nasha@example.org`)).toMatchObject({
      people: [{ ...asha, name: '' }],
      broken: [{ line: 2, text: long }],
    })
  })

  it.each(['Win now www.example.com', 'http://x.example', 'Buy at shop.com', 'bit.ly/x', 'evil.xyz', '---'])(
    'takes no message for a name: %j',
    (name) => {
      expect(readTypedList(`${name} <asha@example.org>`).people).toEqual([{ ...asha, name: '' }])
    },
  )
})

describe('a list in a file', () => {
  it('finds the columns by their heads and by what is in them', async () => {
    const read = await readCsvList(
      '\uFEFFSchool name;Full name;Contact\r\nHill;Asha Verma;ASHA@example.org\r\n',
    )
    expect(read).toEqual({
      people: [asha],
      broken: [],
      email_column: 2,
      name_column: 1,
      columns: [
        { head: 'School name', example: 'Hill' },
        { head: 'Full name', example: 'Asha Verma' },
        { head: 'Contact', example: 'ASHA@example.org' },
      ],
    })
  })

  it('reads names with line breaks, commas and quotes', async () => {
    const { people, broken } = await readCsvList(
      'name,email\n"Asha\r\nVerma",asha@example.org\n"Ravi ""R"", Rao",ravi@example.org\n',
    )
    expect(people).toEqual([asha, { email: 'ravi@example.org', name: 'Ravi R, Rao' }])
    expect(broken).toEqual([])
  })

  it('takes two columns without heads for a name and an address', async () => {
    expect(await readCsvList('asha@example.org,Asha Verma')).toMatchObject({
      people: [asha],
      email_column: 0,
      name_column: 1,
    })
  })

  it('takes the columns that are said', async () => {
    const text = 'a,b,c\none@example.org,Asha Verma,asha@example.org'
    expect((await readCsvList(text, { email_column: 2, name_column: 1 })).people).toEqual([asha])
    expect((await readCsvList(text, { email_column: 2, name_column: -1 })).people).toEqual([
      { ...asha, name: '' },
    ])
    expect(await readCsvList(text, { email_column: 1 })).toMatchObject({
      people: [],
      broken: [{ line: 2, text: 'one@example.org, Asha Verma, asha@example.org' }],
    })
  })

  it('lets one broken row spoil no other', async () => {
    const { people, broken } = await readCsvList(
      'name,email\n"Asha,a@example.org\nRavi,ravi@example.org\nMeera,',
    )
    expect(people.map(({ email }) => email)).toEqual(['a@example.org', 'ravi@example.org'])
    expect(broken).toEqual([{ line: 4, text: 'Meera,' }])
  })

  it('reads fifty thousand lines, and others have their turn meanwhile', async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `Person ${at},person-${at}@example.org`)
    const text = ['name,email', ...lines].join('\n')
    for (const one of [text, `${text}\n"Broken`]) {
      let turns = 0
      const others = setInterval(() => {
        turns += 1
      }, 1)
      expect((await readCsvList(one)).people).toHaveLength(50_000)
      clearInterval(others)
      expect(turns).toBeGreaterThan(5)
    }
  })

  it('reads letters that stand across its slices', async () => {
    const text = 'आशा,asha@example.org\n'.repeat(4_000)
    const { people } = await readCsvList(text)
    expect(people).toHaveLength(4_000)
    expect(new Set(people.map(({ name }) => name))).toEqual(new Set(['आशा']))
  })

  it('has an end, and a row; heads and blanks are no lines', async () => {
    const most = 'a@example.org,\n'.repeat(60_000)
    expect((await readCsvList(`email,name\n${' ,\n'.repeat(5_000)}${most}`)).people).toHaveLength(60_000)
    await expect(readCsvList(`email,name\n${most}b@example.org,`)).rejects.toThrow('60000')
    await expect(readCsvList(`${most}b@example.org,"`)).rejects.toThrow('60000')
    await expect(readCsvList(' \n')).rejects.toThrow()
  })
})
