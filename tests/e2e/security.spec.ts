import { expect, httpJourney, journey, open } from '#tests/support/journeys.ts'

httpJourney('every page comes with a strict policy', async ({ request }) => {
  for (const address of ['/', '/events/details/1', '/about', '/nowhere']) {
    await httpJourney.step(address, async () => {
      const headers = (await request.get(address)).headers()
      const policy = new Map(
        (headers['content-security-policy'] ?? '').split(';').map((rule) => {
          const [name = '', ...sources] = rule.trim().split(' ')
          return [name, sources]
        }),
      )
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.get('object-src')).toEqual(["'none'"])
      expect(policy.get('form-action')).toEqual(["'self'"])
      const scripts = policy.get('script-src') ?? []
      expect(scripts.length).toBeGreaterThan(0)
      for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'http:', 'https:']) {
        expect(scripts).not.toContain(loose)
      }
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
      expect(headers['permissions-policy']).toContain('camera=()')
    })
  }
})

journey('a search for a script is only a text', async ({ page, request }) => {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  for (const words of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    "';alert(1);//",
  ]) {
    await journey.step(words, async () => {
      const address = `/?search_query=${encodeURIComponent(words)}`
      const html = await (await request.get(address)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')

      await open(page, address)
      const field = page.getByRole('searchbox', { name: 'Search events' })
      await expect(field).toHaveValue(words)
      // A near word may be searched in place of one of these.
      const chosen = page.getByRole('link', { name: /^Remove filter: “/ }).first()
      await expect(chosen).toContainText('alert(1)')
      await field.fill(`${words} again`)
      await page.keyboard.press('Enter')
      await expect(chosen).toContainText('again')
      expect(ran).toEqual([])
    })
  }
})
