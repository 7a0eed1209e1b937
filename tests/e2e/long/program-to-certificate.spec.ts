import { oneModuleCourse } from '#tests/support/course-steps.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

journey(
  'a program is found, its events chosen, its quiz passed, its certificate downloaded and checked by a stranger',
  async ({ page, browser, playwright, baseURL }) => {
    journey.slow()
    const { person, title } = await oneModuleCourse(page, { playwright, baseURL })
    await page.context().clearCookies()
    const { email: identifier, password } = person
    await postCall(page.request, '/user/client/login/', { identifier, password })

    await open(page, '/certificate-programs/details')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('checkbox', { name: /First words/ }).check()
    await page.getByRole('button', { name: 'Register for 1 event' }).click()
    await expect(page).toHaveURL(/\/certificate-programs\/thank-you\//)
    await page.goBack()

    await page.getByRole('link', { name: /^Take the quiz ?: The first step/ }).click()
    await page.getByRole('radio', { name: 'With one small thing' }).check()
    await page.getByRole('button', { name: 'Check answers' }).click()
    await expect(page.getByRole('heading', { name: 'You passed: 1 of 1 correct' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText("You've finished all modules.")).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^PANKH-\d{4}-\d{6}\.pdf$/)

    await open(page, '/my-pankh-page?tab=certificates')
    await expect(page.getByText('These hours are not CRE points')).toBeVisible()
    await expectAccessible(page, 'my certificates with one of a program')
    const [certificate] = await postCall(page.request, '/v2/event/certificate/own/list/')
    expect(certificate).toMatchObject({ title, minutes: 90 })

    const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await stranger.newPage()
    await open(theirs, `/certificates/${certificate.code}`)
    await expect(theirs.getByText('Asha Verma')).toBeVisible()
    await expect(theirs.getByText('The first step')).toBeVisible()
    await expectAccessible(theirs, 'a program certificate that is checked')
    const badge = await theirs.request.get(`/v2/event/certificate/badge/?code=${certificate.code}`)
    expect(badge.status()).toBe(200)
    expect((await badge.json()).type).toContain('OpenBadgeCredential')
    await stranger.close()
  },
)
