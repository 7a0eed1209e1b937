import { describe, expect, it } from 'vitest'
import { MOST_REPORT_LINES } from '../../admin-people.contract.ts'
import { readReport, readRows } from './read-report.ts'

/** 3 February 2026, 17:30 to 18:30 in India. */
const start = Date.UTC(2026, 1, 3, 12, 0)
const time = { start, end: start + 3_600_000, ahead: 5.5 * 3_600_000 }
const head = 'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest\n'
const row = (name: string, email: string, join: string, leave: string) =>
  `${name},${email},02/03/2026 ${join},02/03/2026 ${leave},1,No\n`
const read = async (text: string) => readReport(await readRows(text), time)
const minutesOf = async (text: string) => (await read(text)).map(({ email, minutes }) => [email, minutes])

describe("a meeting's report", () => {
  it('finds its table below what is said of the meeting', async () => {
    const meeting = '\uFEFFMeeting ID,Topic\n123 456,"Play, at home"\n\n'
    const [asha] = await read(meeting + head + row('Asha', 'Asha@Example.org', '05:20:00 PM', '06:10:00 PM'))
    expect(asha).toEqual({
      name: 'Asha',
      email: 'asha@example.org',
      joined: start - 600_000,
      left: start + 2_400_000,
      minutes: 40,
    })
  })

  it('counts each minute once: two phones, and coming back', async () => {
    const text =
      head +
      row('Asha', 'asha@example.org', '05:30:00 PM', '05:50:00 PM') +
      row("Asha's iPhone", 'ASHA@example.org', '05:40:00 PM', '06:00:00 PM') +
      row('Asha', 'asha@example.org', '06:10:00 PM', '06:20:00 PM')
    expect(await minutesOf(text)).toEqual([['asha@example.org', 40]])
  })

  it('counts nothing before the start and after the end', async () => {
    expect(await minutesOf(head + row('Asha', 'a@example.org', '04:00:00 PM', '09:00:00 PM'))).toEqual([
      ['a@example.org', 60],
    ])
    expect(await minutesOf(head + row('Asha', 'a@example.org', '04:00:00 PM', '05:00:00 PM'))).toEqual([
      ['a@example.org', 0],
    ])
  })

  it('keeps people without an address apart by their names', async () => {
    const text =
      head + row('Asha', '', '05:30:00 PM', '05:40:00 PM') + row('Ravi', '', '05:30:00 PM', '05:50:00 PM')
    expect((await read(text)).map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Asha', 10],
      ['Ravi', 20],
    ])
  })

  it.each([
    ['03/02/2026 17:30:00', '03/02/2026 18:00:00'],
    ['2026-02-03 17:30', '2026-02-03 18:00'],
    ['02/03/2026 05:30:00 PM', '02/03/2026 06:00:00 PM'],
  ])('reads the clock %s by the day of the event', async (join, leave) => {
    expect(await minutesOf(`${head}Asha,a@example.org,${join},${leave},30,No\n`)).toEqual([
      ['a@example.org', 30],
    ])
  })

  it.each([
    ['an empty file', '', 'NoReport'],
    ['heads without people', head, 'NoReport'],
    ['a file without addresses', 'Name,Join Time,Leave Time\nAsha,1,2\n', 'ReportColumnMissing'],
    ['another file', 'a,b\n1,2\n', 'ReportColumnMissing'],
    ['a picture', '\u0089PNG\u0000"\u0001', 'NoReport'],
    ['a clock that is none', head + row('Asha', 'a@example.org', '25:30', '26:00'), 'ReportRowNotReadable'],
    [
      'leaving before coming',
      head + row('Asha', 'a@example.org', '06:00 PM', '05:30 PM'),
      'ReportRowNotReadable',
    ],
    [
      'the report of another day',
      `${head}Asha,a@example.org,02/20/2026 17:30,02/20/2026 18:00,30,No\n`,
      'ReportOfAnotherDay',
    ],
  ])('refuses %s with its reason', async (_, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code })
  })

  it('reads sixty thousand lines and no more', async () => {
    const lines = row('Asha', 'a@example.org', '05:30 PM', '06:00 PM').repeat(MOST_REPORT_LINES - 1)
    expect(await read(head + lines)).toHaveLength(1)
    await expect(read(`${head}${lines},\n`)).resolves.toHaveLength(1)
    await expect(
      read(head + lines + row('Asha', 'a@example.org', '05:30 PM', '06:00 PM')),
    ).rejects.toMatchObject({
      code: 'ReportTooLong',
    })
  })

  it('names the column that is missing and the line that is wrong', async () => {
    await expect(read('Name,Email address,Join Time,Leave Time\nAsha,a,1,2\n')).rejects.toThrow('User Email')
    const text =
      head +
      row('Asha', 'a@example.org', '05:30 PM', '06:00 PM') +
      row('Ravi', 'r@example.org', 'soon', 'late')
    await expect(read(text)).rejects.toThrow('3')
  })
})
