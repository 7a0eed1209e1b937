import type { APIRequestContext, Browser, PlaywrightWorkerArgs } from '@playwright/test'
import { attendedEvent } from '../attended-event.ts'
import { logInByCall } from '../demo-logins.ts'
import { journeyInOwnDemo } from '../own-demo.ts'
import { postCall } from '../post-call.ts'
import { confirmEmail, logIn, signUp } from './people.ts'
import { type Made, writeContent } from './write-as-administrator.ts'
import { type MadeByMember, writeAsMember, writeProfile } from './write-as-member.ts'
import { writeDecisions, writeSettings } from './write-decisions.ts'
import { openWriter, type Writer } from './writer.ts'

/** A demo in which every text is an attempt, and the ids of what was made in it. */
export interface Attempted {
  writer: Writer
  made: Made & MadeByMember & { certificate: number; code: string; person: number; creator: number }
  /** The person who writes the texts of members. */
  member: { email: string; password: string }
}

export const journeyAmongAttempts = journeyInOwnDemo.extend<object, { attempted: Attempted }>({
  attempted: [
    async ({ demo, playwright, browser }, use) => use(await writeAll(demo, playwright, browser)),
    { scope: 'worker', timeout: 240_000 },
  ],
})

async function writeAll(
  baseURL: string,
  playwright: PlaywrightWorkerArgs['playwright'],
  browser: Browser,
): Promise<Attempted> {
  const page = await browser.newPage({ baseURL })
  const by = await playwright.request.newContext({ baseURL })
  await logInByCall(page.request, 'kavita')
  const writer = await openWriter(by)
  const people = ['Asha', 'Ravi']
  const event = await attendedEvent(page, { playwright, baseURL }, { title: 'Yesterday', people })
  const [member, other] = event.people
  if (!member || !other) throw new Error('nobody was there')
  const speaker = await signUp({ writer, by })
  await confirmEmail(by, speaker.email)
  const made = await writeContent(
    { writer, by: page.request },
    { attended: event.id, speaker: speaker.email },
  )
  await logIn({ writer, by }, member)
  await confirmEmail(by, member.email)
  await writeProfile({ writer, by }, made, member.password)
  const own = await writeAsMember({ writer, by }, made)
  const person = await idOf(page.request, other.email)
  const certificates = await writeDecisions({ writer, by: page.request }, { made, own, person })
  const creator = await idOf(page.request, member.email)
  await writer.writeDraft(page.request, 'event', ['title_en', 'title_hi', 'summary_en', 'description_en'])
  await writeSettings({ writer, by: page.request })
  await page.close()
  await by.dispose()
  return { writer, made: { ...made, ...own, ...certificates, person, creator }, member }
}

async function idOf(by: APIRequestContext, email: string): Promise<number> {
  const [found] = await postCall(by, '/v2/admin/people/list/', { search_query: email })
  return found.id
}
