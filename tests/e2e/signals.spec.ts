import { checkAccount, MEERA, openDialog, password } from '#tests/support/auth-steps.ts'
import { expect, journey, open } from '#tests/support/journeys.ts'

const SIGNALS = /\/master\/signal\/$/

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
    const popup = page.waitForResponse(SIGNALS)
    const box = await openDialog(page)
    expect((await popup).status()).toBe(200)
    await checkAccount(box, MEERA.email)
    await password(box).fill(MEERA.password)
    const click = page.waitForResponse(SIGNALS)
    await box.getByRole('button', { name: 'Login' }).click()
    expect((await click).status()).toBe(200)
    await expect(box).toBeHidden()

    const origin = { utm_source: 'school-letter', utm_medium: 'paper', utm_campaign: 'spring' }
    expect(sent.flatMap((body) => JSON.parse(body).signals)).toEqual([
      { key: 'view_login_popup', page: '/', ...origin },
      { key: 'click_login', page: '/', ...origin },
    ])
    expect(sent.join()).not.toContain(MEERA.email)
  },
)
