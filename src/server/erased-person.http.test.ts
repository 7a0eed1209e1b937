import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { deleteDueNow } from '#foundation/privacy/testing/delete-due-now.ts'
import { dumpOf } from '#foundation/privacy/testing/dump.queries.ts'
import { keptFiles } from '#foundation/privacy/testing/kept-files.ts'
import { fetchCopy, textIn } from '#foundation/privacy/testing/own-data.ts'
import { liveMarkedLife, MARKS } from '#tests/support/marked-life.ts'
import { testApp } from '#tests/support/test-app.ts'
import { features } from './features.ts'

const folder = keptFiles()
const test = testApp({ environment: { DATA_DIR: folder.path } })
/** How many letters of a line are shown, enough to tell which one it is. */
const SHOWN = 300

const saysMark = (text: string) => MARKS.some((mark) => text.toLowerCase().includes(mark))
const marked = (lines: readonly string[]) => lines.filter(saysMark).map((line) => line.slice(0, SHOWN))

/** Files with a trace of the person in their name or content. The names of unfinished uploads are in Base64. */
async function markedFiles(): Promise<string[]> {
  const found: string[] = []
  for (const path of await folder.names()) {
    const content = (await readFile(path)).toString('latin1')
    const decoded = content.length < 10_000 ? Buffer.from(content, 'base64').toString() : ''
    if ([path, content, decoded].some(saysMark)) found.push(path)
  }
  return found
}

async function leave(person: Person, { keeps_shared }: { keeps_shared: boolean }): Promise<void> {
  await person.call('POST /v2/user/privacy/deletion/', { body: { current_password: PASSWORD, keeps_shared } })
  await test.runJobs()
  test.clock.set(new Date(test.clock.now().getTime() + 15 * DAY_MS))
  await deleteDueNow(test)
}

describe('a person who left', () => {
  it('had a copy of all that was theirs', async () => {
    const { person } = await liveMarkedLife(test)
    const zip = await fetchCopy(test, person)
    const json = await textIn(zip, 'my-data.json')
    for (const words of [
      'zarqamark@home.example',
      '+919812312345',
      'Zarqamark Academy',
      'Large print for Zarqamark',
      'Does Zarqamark fit in?',
      'Zarqamark liked it',
      'Cards of Zarqamark',
      'Zarqamark tried it',
      'Zarqamark and friends',
      'A draft of Zarqamark',
      'Zarqamark was hurt',
    ])
      expect(json).toContain(words)
    const providers = features.flatMap(({ personalData }) => personalData?.(features) ?? [])
    expect(Object.keys(JSON.parse(json))).toHaveLength(providers.length + 1)
    expect(json).not.toMatch(/ravi@school|A word of another person|argon2/)
    expect(Object.keys(zip.files).some((name) => /files\/.*Cards of Zarqamark\.pdf$/.test(name))).toBe(true)
    const page = await textIn(zip, 'my-data.html')
    expect(page).toContain('Large print for Zarqamark')
  })

  it('leaves no mark in any table, in no file and in no line of the log, nor of an email they had before', async () => {
    const { person, other } = await liveMarkedLife(test)
    await person.call('PATCH /v2/user/details/', {
      body: { email: 'new@home.example', current_password: PASSWORD },
    })
    expect(marked(await dumpOf(test.db)).length).toBeGreaterThan(20)
    const certificates = await person.call('POST /v2/event/certificate/own/list/', { body: {} })
    await leave(person, { keeps_shared: false })
    expect(marked(await dumpOf(test.db))).toEqual([])
    expect(await markedFiles()).toEqual([])
    expect(marked(test.logged.map((line) => JSON.stringify(line)))).toEqual([])
    const code = certificates.data[0]?.code ?? ''
    const checked = await test.call('GET /v2/event/certificate/check/', { query: { code } })
    expect(checked.data).toMatchObject({ holder_name: 'A former member', revoked_at: null })
    expect((await other.call('GET /user/session/', {})).data?.first_name).toBe('Meera')
  })

  it('whose shared things stay leaves them under a former member, and nothing else', async () => {
    const { person, other } = await liveMarkedLife(test)
    await leave(person, { keeps_shared: true })
    const { data } = await other.call('POST /v2/resource/list/', { body: { search_query: 'cards' } })
    expect(data.map(({ title }) => title).toSorted()).toEqual(['Cards of Zarqamark', 'Counting cards'])
    const lines = (await dumpOf(test.db)).filter((line) =>
      /qilwamark|9812312345|zarqamark@|zarqamark academy|zarqamark-q/i.test(line),
    )
    expect(lines.map((line) => line.slice(0, SHOWN))).toEqual([])
  })
})
