import { expect, signUpByCall } from '#tests/support/journeys.ts'
import { keptOfPeople, onDevice, openAndKeep, resourceOfAnother } from '#tests/support/offline-steps.ts'

onDevice(
  'on a device without room nothing is half saved, it is said, and the rest goes on',
  async ({ device, baseURL }) => {
    const context = await device.start()
    const { address } = await resourceOfAnother(context)
    await signUpByCall(context.request)
    const page = await context.newPage()
    const faults: string[] = []
    context.on('weberror', (fault) => faults.push(fault.error().message))
    await openAndKeep(page, address)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 })

    await page.getByRole('button', { name: 'Save for offline' }).click()
    await page.getByRole('button', { name: 'Save it' }).click()
    await expect(
      page.getByText(/^There isn't enough space on this device\. Nothing was saved\./),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Like/ }).click()
    await expect(page.getByRole('button', { name: /^Like · 1/ })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/about')
    await page.clock.fastForward(10_000)
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Like · 1/ })).toBeVisible()
    // The person alone, who was noted before.
    expect(await keptOfPeople(page)).toBe(1)
    expect(faults).toEqual([])
  },
)
