import type { Page } from '@playwright/test'
import { answeredQuestion } from './answered-question.ts'
import { SIGN_UP, SIGN_UP_B, startCampaign } from './campaign-steps.ts'
import { certificateOfDemo, counsellingOfDemo } from './demo-certificates.ts'
import { logInAs, OWN_PAGE } from './demo-logins.ts'
import { cards, expect, open, signedIn } from './journeys.ts'
import { triedDemoQuiz } from './quiz-steps.ts'
import { pdfPages } from './resource-steps.ts'

const PROGRAMS = '/certificate-programs/details'

/** Pages that every check of looks goes through, each with the way there. */
export const lookedAtPages: [string, (page: Page) => Promise<void>][] = [
  ['the home page', (page) => open(page, '/')],
  ['a filtered list', (page) => open(page, '/?age_group=2&skill=1&captions=1&search_query=play')],
  ['a list sorted by rating', (page) => open(page, '/?age_group=2&skill=1&captions=1&sort_by=rating')],
  ['an empty list', (page) => open(page, '/?search_query=zzqx&age_group=2')],
  ['a coming event', (page) => openEvent(page, '/?search_query=first+three+years')],
  ['a live event', (page) => openEvent(page, '/?status=live')],
  ['a recorded event', (page) => openEvent(page, '/?status=on-demand')],
  ['a recorded event in Hindi', (page) => openEvent(page, '/?status=on-demand&language=hi')],
  ['an event in Hindi', (page) => openEvent(page, '/?language=hi')],
  ['the certificate programs', (page) => open(page, PROGRAMS)],
  ['a certificate program', openProgram],
  ['the awareness programs', (page) => open(page, '/programs')],
  ['a program to sign up to', (page) => open(page, SIGN_UP)],
  ['an account to make for a program', (page) => open(page, `${SIGN_UP}?as=individual`)],
  ['which program to sign up to', (page) => open(page, '/programs/campaign/b')],
  ['the first question of signing up', (page) => open(page, SIGN_UP_B)],
  ['the name of an organisation', (page) => open(page, `${SIGN_UP_B}?as=organisation`)],
  ['my campaigns', (page) => openCampaign(page, '/programs')],
  ['the four steps of a campaign', (page) => openCampaign(page)],
  ['the invitations of a campaign', (page) => openCampaignPart(page, 'invite')],
  ['what became of a campaign', openTracking],
  ['what became of a campaign that begins', (page) => openCampaignPart(page, 'tracking')],
  ['the library', (page) => open(page, '/resource')],
  [
    'a filtered library',
    (page) => open(page, '/resource?age_group=2&skill=6&search_query=feelings&sort_by=rating'),
  ],
  ['an empty library', (page) => open(page, '/resource?search_query=zzqx&age_group=2')],
  ['my page', openMyPage],
  ['my page without a bookmark', (page) => openSignedIn(page, '/my-pankh-page?tab=resources&own=bookmarked')],
  ['the About page', (page) => open(page, '/about')],
  ['the terms', (page) => open(page, '/terms')],
  ['my privacy choices', (page) => open(page, '/privacy/choices')],
  ['the privacy policy in Hindi', (page) => open(page, '/privacy?language=hi')],
  ['my account', (page) => openSignedIn(page, '/profile')],
  ['my account to edit', (page) => openSignedIn(page, '/profile/edit')],
  ['my preferences', (page) => openSignedIn(page, '/profile/preferences')],
  ['what I hear about', (page) => openSignedIn(page, '/profile/notifications')],
  ['my data', (page) => openSignedIn(page, '/profile/privacy')],
  ['the end of my account', (page) => openSignedIn(page, '/profile/privacy/delete')],
  ['my notifications', openNotifications],
  ['my notifications before there are any', (page) => openSignedIn(page, '/notifications')],
  ['a link that ends no mails', (page) => open(page, '/unsubscribe/999999')],
  ['a link that ends no invitations', (page) => open(page, '/invitations/stop/999999')],
  ['a resource', (page) => openResource(page)],
  ['a person who shares', openCreator],
  ['my own public page', (page) => openSignedIn(page, '/creator')],
  ['nobody whom I follow', (page) => openSignedIn(page, '/profile/following')],
  ['the people I follow', openFollowing],
  ['a resource before an account', (page) => openResource(page, '/preview')],
  ['a file of a resource', openFile],
  ['a resource to make', (page) => openSignedIn(page, '/resource/add')],
  ['the content of a resource to make', (page) => openSignedIn(page, '/resource/add?step=2')],
  ['for whom a resource to make is', (page) => openSignedIn(page, '/resource/add?step=3')],
  ['how a resource to make is shared', (page) => openSignedIn(page, '/resource/add?step=4')],
  ['a resource to make, looked over', (page) => openSignedIn(page, '/resource/add?step=5')],
  ['a quiz after a try', async (page) => open(page, (await triedDemoQuiz(page)).address)],
  ['a certificate to check', async (page) => open(page, (await certificateOfDemo(page)).check)],
  ['a group counselling certificate', (page) => open(page, counsellingOfDemo())],
  [
    "an event's certificates, for its organisers",
    async (page) => open(page, (await certificateOfDemo(page)).list),
  ],
  ['one certificate, for its organisers', async (page) => open(page, (await certificateOfDemo(page)).own)],
  ['the records of group counselling', openCounselling],
  ['what is kept for how long', (page) => openAdmin(page, '/admin/privacy')],
  ["an event's form", (page) => openAdmin(page, '/admin/events/4')],
  ["an event's film, for its organisers", (page) => openAdmin(page, '/admin/events/4/film')],
  ["an event's hosts", (page) => openAdmin(page, '/admin/events/4/hosts')],
  ["an event's questions, for its organisers", (page) => openAdmin(page, '/admin/events/4/feedback')],
  ["an event's reviews, for its organisers", (page) => openAdmin(page, '/admin/events/4/feedback/reviews')],
  ['the banners', (page) => openAdmin(page, '/admin/banners')],
  ['a banner to make', (page) => openAdmin(page, '/admin/banners/new')],
  ['one banner', (page) => openAdmin(page, '/admin/banners/1')],
  ['the lists of terms', (page) => openAdmin(page, '/admin/taxonomy')],
  ['one list of terms', (page) => openAdmin(page, '/admin/taxonomy/skills')],
  ['a term, and what merging it would move', (page) => openAdmin(page, '/admin/taxonomy/tags/1?into=2')],
  ['the speakers', (page) => openAdmin(page, '/admin/speakers')],
  ['one speaker', (page) => openAdmin(page, '/admin/speakers/1')],
  ['the series', (page) => openAdmin(page, '/admin/series')],
  ['one series', (page) => openAdmin(page, '/admin/series/1')],
  ['what waits for a look', (page) => openAdmin(page, '/admin/reports?tab=waiting')],
  ['the watched words', (page) => openAdmin(page, '/admin/words')],
  ['the numbers', (page) => openAdmin(page, '/admin/numbers')],
  ['the people and their accounts', (page) => openAdmin(page, '/admin/people')],
  ["a person's account", (page) => openAdmin(page, '/admin/people/1')],
  ['what was changed by whom', (page) => openAdmin(page, '/admin/audit')],
  ['where the administration begins', (page) => openAdmin(page, '/admin')],
  ['the mails', (page) => openAdmin(page, '/admin/mails')],
  ['one mail', (page) => openAdmin(page, '/admin/mails/1')],
  ['the jobs', (page) => openAdmin(page, '/admin/jobs')],
  ['the settings', (page) => openAdmin(page, '/admin/settings')],
  ['the 404 page', (page) => open(page, '/nowhere')],
  ['an event that is not there', (page) => open(page, '/events/details/999999')],
  ['a resource that is not there', (page) => open(page, '/resource/x/999999')],
]

/** What the browser says of the pages above that are not there. */
export const NOT_THERE = /\/nowhere|\/999999/

/** Of an organisation, with a name that is hard to place. */
async function openCampaign(page: Page, address?: string): Promise<void> {
  await signedIn(page)
  const id = await startCampaign(page, 'Dakshina Kannada Zilla Panchayat Higher Primary School Vidyanagara')
  await open(page, address ?? `${SIGN_UP}/${id}`)
}

/** A page of what is done for a campaign of one's own. */
async function openCampaignPart(page: Page, part: string): Promise<void> {
  await signedIn(page)
  const id = await startCampaign(page, 'Hill View School')
  await open(page, `${SIGN_UP}/${id}/${part}`)
}

/** Of an organisation with promoters, with the table behind the plots. */
async function openTracking(page: Page): Promise<void> {
  await logInAs(page, 'arjun')
  const answer = await page.request.get('/program/org/campaign/subscription/', { headers: OWN_PAGE })
  const { id } = (await answer.json()).data[0]
  await open(page, `/programs/campaign/Inclusive+schools/${id}/tracking`)
  await page.getByText('The same as a table').click()
}

/** With what can be unfolded. */
async function openCounselling(page: Page): Promise<void> {
  await openAdmin(page, '/admin/counselling')
  await page.getByText('Add a record').first().click()
  await page.getByText('Bring in many records').click()
}

async function openAdmin(page: Page, address: string): Promise<void> {
  await logInAs(page, 'kavita')
  await open(page, address)
}

/** With what somebody made and what they bookmarked. */
async function openMyPage(page: Page): Promise<void> {
  await logInAs(page, 'farah')
  const body = { id: 1, is_bookmarked: true }
  await page.request.post('/v2/resource/bookmark/', { data: body, headers: OWN_PAGE })
  await open(page, '/my-pankh-page?tab=resources')
}

/** With a number at the bell. */
async function openNotifications(page: Page): Promise<void> {
  await answeredQuestion(page, await signedIn(page), 2)
  await open(page, '/notifications')
}

/** Whoever shares the most. */
async function creatorOfDemo(page: Page): Promise<number> {
  const answer = await page.request.post('/resources/creator/list/', { data: {}, headers: OWN_PAGE })
  return (await answer.json()).data[0].id
}

async function openProgram(page: Page): Promise<void> {
  await open(page, PROGRAMS)
  await page.getByRole('link', { name: 'The early years at home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The early years at home' })).toBeVisible()
}

async function openCreator(page: Page): Promise<void> {
  await open(page, `/creator/${await creatorOfDemo(page)}`)
}

async function openFollowing(page: Page): Promise<void> {
  await signedIn(page)
  const data = { id: await creatorOfDemo(page), is_followed: true }
  await page.request.post('/v2/user/follow/', { data, headers: OWN_PAGE })
  await open(page, '/profile/following')
}

async function openSignedIn(page: Page, address: string): Promise<void> {
  await signedIn(page, { first_name: 'Venkatanarasimharaju', last_name: 'Chakravarthula-Krishnamurthy' })
  await open(page, address)
}

/** The most liked one of the library with a PDF; its right title is gone on to. */
async function openResource(page: Page, part = ''): Promise<void> {
  const answer = await page.request.post('/v2/resource/list/', { data: { length: 50 }, headers: OWN_PAGE })
  const { data }: { data: { id: number; kinds: string[] }[] } = await answer.json()
  const worksheet = data.find(({ kinds }) => kinds.includes('pdf'))
  await open(page, `/resource/x/${worksheet?.id}${part}`)
}

async function openFile(page: Page): Promise<void> {
  await signedIn(page)
  await openResource(page, '/fileviewer')
  await expect(pdfPages(page).locator('canvas').first()).toBeVisible()
}

async function openEvent(page: Page, list: string): Promise<void> {
  await open(page, list)
  await open(page, (await cards(page).first().getByRole('link').getAttribute('href')) ?? '')
}
