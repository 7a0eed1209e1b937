import { cards, expect, expectRunning, holdBack, journey, open } from '#tests/support/journeys.ts'

journey.describe('where a visit came from', () => {
  const origin = 'utm_medium=letter&utm_source=mail'

  journey('is carried by links between top-level pages', async ({ page }) => {
    await open(page, '/?utm_source=mail&utm_medium=letter')
    const links = page.getByRole('navigation', { name: 'More pages' })
    await expect(links.getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'href',
      `/about?utm_campaign=None&${origin}`,
    )
    for (const topic of await page.getByRole('contentinfo').locator('a[href^="/"]').all())
      await expect(topic).toHaveAttribute('href', new RegExp(`[?&]${origin}(#module-\\d+)?$`))
    await links.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(`/about?utm_campaign=None&${origin}`)
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page).toHaveURL(`/?${origin}`)
  })

  journey('is told by every link of the footer, of a direct visit too', async ({ page }) => {
    await open(page, '/about')
    for (const link of await page.getByRole('contentinfo').locator('a[href^="/"]').all())
      await expect(link).toHaveAttribute('href', /utm_campaign=None&utm_medium=None&utm_source=Direct/)
  })

  journey('is read from an address that is opened within the page too', async ({ page }) => {
    await open(page, '/about')
    await page.evaluate(() => {
      window.history.pushState({}, '', '/resource?utm_source=poster')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const events = page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })
    await expect(events).toHaveAttribute('href', '/?utm_source=poster')
  })

  journey('stays what it was first, also past an event and a second letter', async ({ page }) => {
    await open(page, '/?utm_source=mail&utm_medium=letter')
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/events\/details\/\d+$/)
    const events = page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })
    await expect(events).toHaveAttribute('href', `/?${origin}`)

    await open(page, '/about?utm_source=other&utm_campaign=spring')
    await expect(events).toHaveAttribute('href', '/?utm_campaign=spring&utm_medium=letter&utm_source=mail')
  })

  journey('stays in the address when a filter changes', async ({ page }) => {
    await open(page, '/?utm_source=mail&utm_medium=letter')
    await page.getByRole('checkbox', { name: /^3 to 6/ }).check()
    await expect(page).toHaveURL(new RegExp(`age_group=\\d+&${origin}$`))
  })
})

journey.describe('going from page to page', () => {
  journey('each page has its title, and the focus goes to its heading', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveTitle('About Us · Pankh')
    await expect(page.getByRole('heading', { level: 1, name: 'Pankh means wings' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pankh' }).first()).toHaveAccessibleName(
      /Pankh/,
    )

    await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click()
    await expect(page).toHaveTitle('Events · Pankh')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  journey('a slow page shows a progress bar until it is there', async ({ page }) => {
    await open(page, '/')
    const letGo = await holdBack(page, /\/v2\/event\/details\//)
    const card = cards(page).first().getByRole('link')
    const title = (await card.textContent()) ?? ''
    await card.click()
    const bar = page.getByRole('main').getByRole('progressbar', { name: 'The page is loading' })
    await expect(bar).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  journey('"About Us" opens beside the page that is being read', async ({ page }) => {
    await open(page, '/')
    const opened = page.waitForEvent('popup')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    const about = await opened
    await expectRunning(about)
    await expect(about).toHaveTitle('About Us · Pankh')
    await expect(page).toHaveURL('/')
  })
})

journey.describe('with less motion', () => {
  journey.use({ contextOptions: { reducedMotion: 'reduce' } })

  journey('nothing moves: not while loading, not in the menu, not in a message', async ({ page }) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    expect(await moving()).toBe(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const letGo = await holdBack(page, /\/v2\/event\/details\//)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await moving()).toBe(0)
    letGo()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    expect(await moving()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link Copied!').first()).toBeVisible()
    expect(await moving()).toBe(0)
  })
})
