import { expect, expectRunning, journey, loggedIn } from '#tests/support/journeys.ts'
import { openAndKeep } from '#tests/support/offline-steps.ts'

/** Milliseconds of a day. */
const A_DAY = 86_400_000
/** Much on them is another thing for who is logged in. */
const KEPT = ['/events/details/1', '/certificate-programs/details/inclusive-classrooms/3']

journey.use({ serviceWorkers: 'allow' })

journey(
  'offline copies are taken over without a fault by a device whose clock is a day ahead or behind',
  async ({ page, context, faults }) => {
    // Pictures that nobody looked at were not fetched.
    faults.allow(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
    await loggedIn(page)
    for (const address of KEPT) await openAndKeep(page, address)
    await context.setOffline(true)
    for (const shift of [A_DAY, -A_DAY]) {
      await page.clock.setSystemTime(Date.now() + shift)
      for (const address of KEPT) {
        await page.goto(address)
        await expectRunning(page)
        await expect(page.getByText(/^Shown from your device, as of/)).toBeVisible()
        // The copy is everybody's: whoever was logged in here goes on.
        await expect(page.getByText('Asha', { exact: true }).first()).toBeVisible()
      }
    }
  },
)
