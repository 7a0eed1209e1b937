import type { Locator, Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const MINE = '/my-pankh-page'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const items = (where: Locator) => where.getByRole('list').first().locator(':scope > li')

/** Asks so many questions about one upcoming event; the last one asked has the highest number. */
async function ask(page: Page, count: number): Promise<{ event_id: number; ids: number[] }> {
  const events = await postCall(page.request, '/v2/event/list/', { status: 'upcoming', length: 30 })
  const event_id: number = events.at(-1).id
  const ids: number[] = []
  for (let asked = 1; asked <= count; asked += 1) {
    const question = `Is chapter ${asked} for beginners?`
    const added = await postCall(page.request, '/v2/event/question/add/', { id: event_id, question })
    ids.push(added.question.id)
  }
  return { event_id, ids }
}

const firstResources = (page: Page): Promise<{ id: number; title: string }[]> =>
  postCall(page.request, '/v2/resource/list/', { length: 2 })

journey(
  'my questions stand with their answers, and lead to their place on the page',
  async ({ page, browser }) => {
    await loggedIn(page)
    const { ids } = await ask(page, 12)
    const staff = await browser.newPage()
    await logInAs(staff, 'kavita')
    await postCall(staff.request, '/v2/event/question/answer/', {
      id: ids.at(-2),
      answer: 'It is for everyone.',
    })
    await staff.close()

    await open(page, `${MINE}?tab=questions`)
    const asked = items(region(page, 'Your questions'))
    await expect(asked).toHaveCount(10)
    await expect(asked.first()).toContainText('Is chapter 12 for beginners?')
    await expect(asked.first()).toContainText('Not answered yet.')
    await expect(asked.nth(1)).toContainText('It is for everyone.')
    await expect(asked.nth(1)).toContainText(/Kavita .*, organiser/)
    await expectAccessible(page)

    // Each question has four stops: the way to the end of the list begins at its heading, as a screen reader's does.
    await page.getByRole('heading', { name: 'Your questions' }).focus()
    await tabTo(page, page.getByRole('link', { name: 'Show more questions' }))
    await page.keyboard.press('Enter')
    await expect(asked).toHaveCount(12)
    await expect(asked.nth(10).getByRole('link').first()).toBeFocused()

    const oldest = asked
      .last()
      .getByRole('link', { name: "See it on the event's page: Is chapter 1 for beginners?" })
    await oldest.click()
    await expect(page.locator(`#question-${ids[0]}`)).toBeInViewport()
  },
)

journey('who has asked and said nothing is led on', async ({ page }) => {
  await loggedIn(page)
  await open(page, `${MINE}?tab=questions`)
  await expect(page.getByRole('heading', { name: "You haven't asked a question yet" })).toBeVisible()
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  const reviews = region(page, 'Your reviews')
  await expect(reviews.getByText("You haven't reviewed an event yet.")).toBeVisible()
  await expect(reviews.getByText("You haven't reviewed a resource yet.")).toBeVisible()
  await expectAccessible(page)
  await reviews.getByRole('link', { name: 'Find resources' }).click()
  await expect(page).toHaveURL(/\/resource/)
})

journey('a review is found again, and changed where it stands', async ({ page }) => {
  await loggedIn(page)
  const [older, newer] = await firstResources(page)
  for (const { id, title } of [older, newer].filter((one) => one !== undefined))
    await postCall(page.request, '/resources/review/add/', { id, rating: 4, comment: `We liked ${title}.` })
  await open(page, `${MINE}?tab=reviews`)
  const said = items(region(page, 'Resource reviews'))
  await expect(said).toHaveCount(2)
  await expect(said.first()).toContainText(`We liked ${newer?.title}.`)
  await expect(said.first()).toContainText('4 stars out of 5')
  await expectAccessible(page)

  await said
    .last()
    .getByRole('link', { name: `Edit review of “${older?.title}”` })
    .click()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeInViewport()
  await page.getByLabel('What would you like to say about it?').fill('Now we love it.')
  await page.getByRole('button', { name: 'Edit review' }).click()
  await expect(page.getByRole('status').getByText('Your review is updated.')).toBeVisible()
  await page.goBack()
  await expect(said.last()).toContainText('Now we love it.')
  await expect(said.last()).toContainText('Edited')
})

journey(
  'who follows nobody is shown good people; their news come once they are followed',
  async ({ page }) => {
    await loggedIn(page)
    await open(page, `${MINE}?tab=following`)
    await expect(page.getByRole('heading', { name: "You aren't following anyone yet" })).toBeVisible()
    const people = region(page, 'People you could follow')
    await expect(items(people)).toHaveCount(3)
    await expectAccessible(page)
    const follow = items(people).first().getByRole('button')
    const name = (await items(people).first().getByRole('heading').textContent()) ?? ''
    await expect(follow).toHaveAccessibleName(`Follow ${name}`)
    await tabTo(page, follow)
    const done = page.waitForResponse('**/v2/user/follow/')
    await page.keyboard.press('Enter')
    await expect(follow).toHaveText('Following')
    await done

    await page.reload()
    const news = region(page, 'New from people you follow')
    await expect(items(news).first()).toContainText(`By ${name}`)
    const followed = items(region(page, 'People you follow'))
    await expect(followed).toHaveCount(1)
    await expectAccessible(page)

    const ended = page.waitForResponse('**/v2/user/follow/')
    await followed.getByRole('button', { name: `Following ${name}. Press to unfollow.` }).click()
    await expect(followed.getByRole('button', { name: `Follow ${name}` })).toBeVisible()
    await ended
    await page.reload()
    await expect(page.getByRole('heading', { name: "You aren't following anyone yet" })).toBeVisible()
  },
)

journey('what is new grows by a link, and the first new item takes the focus', async ({ page }) => {
  await logInAs(page, 'meera')
  await open(page, `${MINE}?tab=following`)
  const news = items(region(page, 'New from people you follow'))
  await expect(news).toHaveCount(6)
  await tabTo(page, region(page, 'New from people you follow').getByRole('link', { name: 'Show more' }))
  await page.keyboard.press('Enter')
  await expect(news).toHaveCount(12)
  await expect(news.nth(6).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/page=2&tab=following/)
  const more = region(page, 'New from people you follow').getByRole('link', { name: 'Show more' })
  while ((await more.count()) > 0) {
    const before = await news.count()
    await more.press('Enter')
    await expect(news.nth(before).getByRole('link').first()).toBeFocused()
  }
  await expect(page.getByRole('status').getByText(/^(\d+) of \1 shown$/)).toBeVisible()
})

journey('somebody new is given three first steps, with the reason once they chose', async ({ page }) => {
  await loggedIn(page)
  await open(page, MINE)
  const steps = region(page, 'Three first steps')
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Join an event',
    'Bookmark a resource',
    'Choose your interests',
  ])
  await expectAccessible(page)
  const { data } = await (await page.request.get('/user/preferences/')).json()
  const skills = [data.skills_list[0].id]
  await postCall(page.request, '/user/preferences/', { skills })
  await page.reload()
  await expect(steps.getByRole('heading', { level: 3 }).last()).toHaveText('Follow someone')
  await expect(items(steps).first()).toContainText(`Because you chose ${data.skills_list[0].name}`)
  await expectAccessible(page)

  const done = page.waitForResponse('**/v2/user/follow/')
  await items(steps)
    .last()
    .getByRole('button', { name: /^Follow / })
    .click()
  await done
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('questions grow by a link, and people are followed by a form', async ({ page, faults }) => {
    await loggedIn(page)
    await ask(page, 11)
    await page.goto(`${MINE}?tab=questions`)
    const asked = items(region(page, 'Your questions'))
    await expect(asked).toHaveCount(10)
    await page.getByRole('link', { name: 'Show more questions' }).click()
    await expect(page).toHaveURL(/tab=questions&page=2/)
    await expect(asked).toHaveCount(11)

    await faults.allowIn(/422/, async () => {
      const last = asked.last()
      await last.getByText('Edit question').click()
      await last.getByRole('textbox').fill(' ')
      await last.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toBeVisible()
    })

    await page.goto(`${MINE}?tab=following`)
    const first = items(region(page, 'People you could follow')).first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('button', { name: `Follow ${name}` }).click()
    await expect(page).toHaveURL(/tab=following/)
    const followed = items(region(page, 'People you follow'))
    await followed.getByRole('button', { name: `Following ${name}. Press to unfollow.` }).click()
    await expect(page.getByRole('heading', { name: "You aren't following anyone yet" })).toBeVisible()
  })
})
