import { expect, type Page } from '@playwright/test'
import { SIGN_UP, startCampaign } from '../campaign-steps.ts'
import { logInAs } from '../demo-logins.ts'
import { loggedIn } from '../journeys.ts'
import { OWN_PAGE, postCall } from '../post-call.ts'

/** The first event of such a list. */
export const toEvent =
  (wanted: object, part = '') =>
  async (page: Page): Promise<string> => {
    const [event] = await postCall(page.request, '/v2/event/list/', wanted)
    return `/events/details/${event.id}${part}`
  }

export async function toFilm(page: Page): Promise<string> {
  const [film] = await postCall(page.request, '/v2/event/list/', { status: 'on-demand' })
  return `/events/on-demand/x/${film.id}`
}

/** A program of the demo, by its English title. */
export const toProgram =
  (part: 'details' | 'thank-you', title = 'The early years at home') =>
  async (page: Page): Promise<string> => {
    const answer = await page.request.get('/v2/event/course/list/', { headers: { 'accept-language': 'en' } })
    const { data }: { data: { id: number; title: string }[] } = await answer.json()
    const { id } = data.find((program) => program.title === title) ?? {}
    return `/certificate-programs/${part}/x/${id}`
  }

/** The most liked resource with a PDF; the address redirects to its title. */
export const toResource =
  (part = '') =>
  async (page: Page): Promise<string> => {
    const all: { id: number; kinds: string[] }[] = await postCall(page.request, '/v2/resource/list/', {
      length: 50,
    })
    return `/resource/x/${all.find(({ kinds }) => kinds.includes('pdf'))?.id}${part}`
  }

/** The person who shares the most resources. */
async function creatorOfDemo(page: Page): Promise<number> {
  const [creator] = await postCall(page.request, '/resources/creator/list/')
  return creator.id
}

export const toCreator = async (page: Page) => `/creator/${await creatorOfDemo(page)}`

export async function toFollowing(page: Page): Promise<string> {
  await loggedIn(page)
  await postCall(page.request, '/v2/user/follow/', { id: await creatorOfDemo(page), is_followed: true })
  return '/profile/following'
}

/** The person's own resources, with a bookmark. */
export async function toMyPage(page: Page): Promise<string> {
  await postCall(page.request, '/v2/resource/bookmark/', { id: 1, is_bookmarked: true })
  return '/my-pankh-page?tab=resources'
}

/** A page of the viewer's own campaign: of an organisation with a long name, or of a person. */
export const toCampaign =
  (part = '', organisation?: string) =>
  async (page: Page): Promise<string> => {
    await loggedIn(page)
    return `${SIGN_UP}/${await startCampaign(page, organisation)}${part}`
  }

/** A campaign of an organisation with promoters. */
export async function toTracking(page: Page): Promise<string> {
  await logInAs(page, 'arjun')
  const answer = await page.request.get('/program/org/campaign/subscription/', { headers: OWN_PAGE })
  return `/programs/campaign/Inclusive+schools/${(await answer.json()).data[0].id}/tracking`
}

/** Opens everything that can be unfolded, such as the table of a chart. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
}

export async function rendered(page: Page): Promise<void> {
  await expect(page.locator('main canvas').first()).toBeVisible()
}
