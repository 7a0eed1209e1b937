import { addressIn, TEXT_LANGUAGES } from '#contract/language.ts'
import type { CheckedPage, Viewer } from '#tests/support/checked-pages/checked-page.ts'
import { checkedPages } from '#tests/support/checked-pages.ts'
import { expect, journey } from '#tests/support/journeys.ts'
import { htmlErrors, type SentPage } from '#tests/support/page-checks/html-standard.ts'
import { becomeViewer } from '#tests/support/visit-page.ts'

/** As a browser asks for a page. */
const AS_A_BROWSER = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
/** As many as one journey opens and the checker reads in its time. */
const PAGES_AT_ONCE = 10

for (const [viewer, pages] of pagesByViewer()) {
  for (const language of TEXT_LANGUAGES) {
    for (let first = 0; first < pages.length; first += PAGES_AT_ONCE) {
      const part = pages.slice(first, first + PAGES_AT_ONCE)
      const names = part.map(({ name }) => name).join(', ')
      journey(`as ${viewer} in ${language}, HTML without an error: ${names}`, async ({ page }, info) => {
        const sent: SentPage[] = []
        await becomeViewer(page, viewer)
        for (const { name, way } of part) {
          if (viewer === 'own') await becomeViewer(page, viewer)
          const address = typeof way === 'string' ? way : await way(page)
          const answer = await page.request.get(addressIn(language, address), { headers: AS_A_BROWSER })
          sent.push({ name, html: await answer.text() })
        }
        expect(await htmlErrors(info.outputPath('pages'), sent)).toEqual([])
      })
    }
  }
}

/** What visitors may open is sent to others too, with their menu and what is theirs. */
function pagesByViewer(): Map<Viewer, CheckedPage[]> {
  const byViewer = new Map(Map.groupBy(checkedPages, ({ viewer }) => viewer))
  const open = byViewer.get('visitor') ?? []
  for (const viewer of ['newcomer', 'kavita'] as const)
    byViewer.set(viewer, [...open, ...(byViewer.get(viewer) ?? [])])
  return byViewer
}
