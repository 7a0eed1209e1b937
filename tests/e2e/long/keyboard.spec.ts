import { cards, expect, journey, open, tabTo } from '#tests/support/journeys.ts'

journey('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Show me around' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeFocused()
})

journey('an event is found, filtered and opened by keys alone', async ({ page }) => {
  await open(page, '/')
  const age = page.getByRole('checkbox', { name: /^3 to 6/ })
  await tabTo(page, age)
  await page.keyboard.press('Space')
  await expect(age).toBeChecked()
  await expect(page).toHaveURL(/age_group=\d+/)
  await expect(age).toBeFocused()

  const link = cards(page).first().getByRole('link')
  const title = (await link.textContent()) ?? ''
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
})

journey('a search leaves the focus where it was: in the field, or on its button', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('searchbox', { name: 'Search events' })
  await field.fill('play')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?search_query=play')
  await expect(field).toBeFocused()
  await field.fill('speech')
  const button = page.getByRole('button', { name: 'Search' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?search_query=speech')
  await expect(button).toBeFocused()
  await expect(page.getByRole('link', { name: 'Remove filter: Speech and language' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('play')
})

journey(
  'a filter that is taken away gives the focus to the next, the last one to the list',
  async ({ page }) => {
    await open(page, '/?search_query=play&captions=1&language=en')
    const chips = page.getByRole('navigation', { name: 'Chosen filters' })
    const found = page.getByRole('heading', { level: 2, name: /^[\d,]+ events?$/ })
    await tabTo(page, chips.getByRole('link', { name: 'Remove filter: Play' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?captions=1&language=en')
    await expect(chips.getByRole('link', { name: 'Remove filter: English' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?captions=1')
    await expect(chips.getByRole('link', { name: 'Remove filter: Captions' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(found).toBeFocused()

    await open(page, '/?captions=1')
    await tabTo(page, chips.getByRole('link', { name: 'Clear all' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(found).toBeFocused()
  },
)

journey('Back gives the focus to the link that one left by, and Tab goes on from there', async ({ page }) => {
  await open(page, '/')
  const link = cards(page).nth(9).getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/events\/details\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(cards(page).nth(10).getByRole('link')).toBeFocused()
})

journey('what has the focus is never hidden under the bar', async ({ page }) => {
  await open(page, '/')
  const last = cards(page).nth(11).getByRole('link')
  await last.focus()
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Shift+Tab')
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect()
      const bar = document.querySelector('header')?.getBoundingClientRect()
      return Boolean(focused && bar && focused.top < bar.bottom - 1 && focused.height > 0)
    })
    expect(isCovered, await page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(false)
  }
})

journey('no link, button or field lets the focus vanish', async ({ page }) => {
  await open(page, '/about')
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab')
    const look = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body)
      return { outline: style.outlineStyle, shadow: style.boxShadow }
    })
    expect(look.outline !== 'none' || look.shadow !== 'none').toBe(true)
  }
})

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the menu opens, keeps the focus inside, and Escape gives it back', async ({ page }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Menu' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab')
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  journey('a place chosen in the menu opens and the menu is gone', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  journey('the filters open as a sheet and close with its button', async ({ page }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Filter' })
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const age = sheet.getByRole('checkbox', { name: /^3 to 6/ })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await tabTo(page, age)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/age_group=/)
    await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })
})
