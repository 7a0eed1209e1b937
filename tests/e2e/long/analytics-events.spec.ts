import { checkAccount, MEERA, openDialog, password } from '#tests/support/auth-steps.ts'
import { cards, expect, journey, open } from '#tests/support/journeys.ts'

/** A page counts itself after a while, and analytics events gather before they go. */
const GATHERING = { timeout: 20_000 }

journey(
  'the login popup and a click on Login are counted, without who and where exactly',
  async ({ page }) => {
    const sent: string[] = []
    // What a beacon carries is not told to a test.
    await page.exposeFunction('noteBeacon', (body: string) => void sent.push(body))
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (address, body) => {
        if (body instanceof Blob) void body.text().then((words) => Reflect.get(window, 'noteBeacon')(words))
        return send(address, body)
      }
    })
    await open(page, '/?utm_source=school-letter&utm_medium=paper&utm_campaign=spring')
    expect(sent).toEqual([])
    const box = await openDialog(page)
    await checkAccount(box, MEERA.email)
    await password(box).fill(MEERA.password)
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(box).toBeHidden()

    const origin = { utm_source: 'school-letter', utm_medium: 'paper', utm_campaign: 'spring' }
    const counted = () =>
      sent
        .flatMap((body): { key: string }[] => JSON.parse(body).signals)
        .filter(({ key }) => key !== 'view_page')
    await expect.poll(counted, GATHERING).toEqual([
      { key: 'view_login_popup', page: '/', ...origin },
      { key: 'click_login', page: '/', ...origin },
    ])
    expect(sent.join()).not.toContain(MEERA.email)
  },
)

journey('pages and main tasks are counted where they are read, and nothing personal is', async ({ page }) => {
  const sent: { key: string; page: string; subject_id?: number }[] = []
  await page.exposeFunction('noteBeacon', (body: string) => void sent.push(...JSON.parse(body).signals))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((words) => Reflect.get(window, 'noteBeacon')(words))
      return send(address, body)
    }
  })
  await open(page, '/')
  await expect.poll(() => sent.map(({ key, page }) => `${key} ${page}`), GATHERING).toEqual(['view_page /'])
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/details\/\d+/)
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])
  await expect
    .poll(() => sent.at(-1), GATHERING)
    .toMatchObject({ key: 'view_page', page: '/events/details/$id', subject_id: id })
  await open(page, '/?search_query=my+child+Asha')
  await expect.poll(() => sent.at(-1), GATHERING).toMatchObject({ key: 'search', page: '/' })
  expect(JSON.stringify(sent)).not.toContain('Asha')
})
