import type { Page } from '@playwright/test'
import { expect, expectRunning } from '../journeys.ts'
import { MARKER, UNESCAPED } from './attempt.ts'

/** What ran in any page of the tab. The CSP is bypassed, since it would hide what is not escaped. */
export async function hearScripts(page: Page): Promise<string[]> {
  const ran: string[] = []
  await page.exposeFunction('__heard', (field: number) => void ran.push(`${page.url()}: field ${field}`))
  await page.addInitScript((marker) => {
    const { __heard } = window as unknown as { __heard(field: unknown): void }
    Object.assign(window, { [marker]: (field: unknown) => __heard(field) })
  }, MARKER)
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: a dialog`)
    void dialog.dismiss()
  })
  return ran
}

/** Opens a page and returns its HTML, with the values of its fields. */
export async function lookAt(page: Page, address: string): Promise<string> {
  const response = await page.goto(address)
  expectEscaped((await response?.text()) ?? '', address)
  await expectRunning(page)
  const { html, dangerous } = await page.evaluate(readPage)
  expect(dangerous, address).toEqual([])
  return html
}

export function expectEscaped(html: string, address: string): void {
  const found = UNESCAPED.filter((one) => html.includes(one)).map((one) =>
    html.slice(html.indexOf(one) - 100).slice(0, 200),
  )
  expect(found, address).toEqual([])
}

export const numbersIn = (html: string): number[] =>
  [...html.matchAll(/q(\d+)q/g)].map(([, number]) => Number(number))

/** The HTML of the page with the values of its fields, and what would run when pressed. */
function readPage(): { html: string; dangerous: string[] } {
  const all = [...document.querySelectorAll<HTMLElement>('*')]
  const dangerous = all.flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (name === 'srcdoc' && element.getAttribute('sandbox') === null) ||
          (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) &&
            /^\s*(javascript|data:text\/html|data:image\/svg)/i.test(value)),
      )
      .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 80)}">`),
  )
  const values = all.map((element) => ('value' in element ? String(element.value) : ''))
  return { html: document.documentElement.outerHTML + values.join('\n'), dangerous }
}
