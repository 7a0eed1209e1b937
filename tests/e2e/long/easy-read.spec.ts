import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

/** A device that speaks: each utterance tells its words one after the other, as fast as the page asks for them. */
async function withVoices(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((tags) => {
    const said: string[] = []
    let current: SpeechSynthesisUtterance | undefined
    const voiceOf = (lang: string) => ({
      lang,
      name: lang,
      localService: true,
      default: false,
      voiceURI: lang,
    })
    let voices = tags.map(voiceOf)
    const boundary = (charIndex: number) => Object.assign(new Event('boundary'), { name: 'word', charIndex })
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {
        current = undefined
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (!utterance.text) return
        current = utterance
        said.push(`${utterance.lang} ${utterance.rate} ${utterance.text}`)
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent)
        utterance.onboundary?.(boundary(0) as SpeechSynthesisEvent)
      },
    })
    class Utterance {
      lang = ''
      rate = 1
      voice = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const device = {
      last: () => said.at(-1),
      isSpeaking: () => current !== undefined,
      find: (lang: string) => {
        voices = [voiceOf(lang)]
        synthesis.dispatchEvent(new Event('voiceschanged'))
      },
      word: (at: number) => current?.onboundary?.(boundary(at) as SpeechSynthesisEvent),
      end: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { device })
  }, languages)
}

interface Device {
  last(): string
  isSpeaking(): boolean
  find(language: string): void
  word(at: number): void
  end(): void
}
/** Asks the device, or has it go on. */
const device = <Name extends keyof Device>(page: Page, name: Name, ...given: Parameters<Device[Name]>) =>
  page.evaluate(
    ({ asked, by }) => {
      const { [asked]: ask } = (window as unknown as { device: Device }).device
      return (ask as (...by: unknown[]) => ReturnType<Device[Name]>)(...by)
    },
    { asked: name, by: given as unknown[] },
  )
const marked = (page: Page, name: 'listen-word' | 'listen-sentence') =>
  page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].map(String).join(), name)

const reads = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'reading', value, url: new URL(page.url(), 'http://127.0.0.1').origin }])

async function eventCalled(page: Page, search_query: string): Promise<number> {
  const [event] = await postCall(page.request, '/v2/event/list/', { search_query })
  return event.id
}

journey(
  'an administrator writes an easy-read text, and whoever wants it reads it first',
  async ({ page, faults }) => {
    // Four sentences are refused.
    faults.allow(/\/v2\/admin\/event\/save\//)
    // A draft that is on its way while the event is saved finds that the one before it is gone.
    faults.allow(/409.*\/user\/draft\/save\//)
    await logInAs(page, 'kavita')
    await open(page, '/admin/events')
    const id = await eventCalled(page, 'Working with a shadow teacher')
    await open(page, `/admin/events/${id}`)
    const english = page.getByLabel('Easy read (English)')
    await english.fill('Agree who helps. Play together. Step back. Ask.')
    await expect(page.getByText('Sentence 4: 1 of 20 words')).toBeVisible()
    await page.locator('summary', { hasText: 'Add symbols' }).click()
    const symbols = page.getByRole('group', { name: 'Symbols above key words' })
    await symbols.getByRole('checkbox', { name: 'play' }).focus()
    await page.keyboard.press('Space')
    await symbols.getByRole('checkbox', { name: 'sad' }).check()
    await expect(symbols.getByText('Not above any of your words yet')).toHaveCount(1)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('link', { name: 'Write up to three sentences' })).toBeVisible()
    await english.fill('Agree who helps.\nPlay together.\nStep back.')
    await symbols.getByRole('checkbox', { name: 'sad' }).uncheck()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Event saved.').first()).toBeVisible()

    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    await page.context().clearCookies()
    await open(page, `/events/details/${id}`)
    const whole = page.getByRole('region', { name: 'About this event' })
    await expect(whole).toBeVisible()
    await expect(page.getByText('Play together.')).toBeHidden()
    await reads(page, 'e')
    await open(page, `/events/details/${id}`)
    const easy = page.getByRole('region', { name: 'Easy read' })
    await expect(easy.getByRole('listitem')).toHaveText(['Agree who helps.', 'Play together.', 'Step back.'])
    await expect(easy.getByRole('listitem').nth(1).locator('img')).toHaveAttribute('src', '/symbols/play.svg')
    await expect(whole).toBeHidden()
    await page.getByText('Show full text').click()
    await expect(whole).toBeVisible()
    await expectAccessible(page)
  },
)

journey('a page is read aloud with its words marked, and falls silent when it is left', async ({ page }) => {
  await withVoices(page, 'en-IN')
  await open(page, '/about')
  await page.getByRole('button', { name: 'Listen' }).press('Enter')
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeFocused()
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => marked(page, 'listen-sentence')).not.toBe('')
  expect(heading).toContain(await marked(page, 'listen-sentence'))
  await device(page, 'word', 8)
  const word = await marked(page, 'listen-word')
  expect(word).not.toBe('')
  expect(heading).toContain(word)

  await pause.press('Enter')
  expect(await device(page, 'isSpeaking')).toBe(false)
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  const again = await device(page, 'last')
  expect(again).toContain(`en-IN 1 ${word}`)
  await page.getByLabel('Speed').selectOption({ label: '1.5 times' })
  expect(await device(page, 'last')).toContain(`en-IN 1.5 ${word}`)
  await device(page, 'end')
  expect(await marked(page, 'listen-sentence')).not.toContain(word)

  await page.getByRole('link', { name: 'Resources' }).first().click()
  await expect(page).toHaveURL(/\/resource/)
  expect(await device(page, 'isSpeaking')).toBe(false)
  expect(await marked(page, 'listen-sentence')).toBe('')
})

journey('whoever wants to listen on a device without a voice is told what to do', async ({ page }) => {
  await withVoices(page, 'ta-IN')
  await open(page, '/about')
  await page.getByRole('button', { name: 'Listen' }).press('Enter')
  const told = page.getByRole('group', { name: 'Listen to this page' }).getByRole('status')
  await expect(told).toContainText('This device has no voice for English.')
  await expect(told).toContainText("You can add a voice in your device's settings")
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

journey('a device that finds its voices after the press begins to read then', async ({ page }) => {
  await withVoices(page)
  await open(page, '/about')
  await page.getByRole('button', { name: 'Listen' }).press('Enter')
  await expect(page.getByText('This device has no voice for English.')).toBeVisible()
  await device(page, 'find', 'en-IN')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(() => device(page, 'isSpeaking')).toBe(true)
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused()
  expect(await device(page, 'isSpeaking')).toBe(false)
})

journey('in calm mode a film that flashes waits until the person agrees', async ({ page }) => {
  await page.goto('/about')
  const id = await eventCalled(page, 'Taking the bus alone')
  await open(page, `/events/details/${id}`)
  await expect(page.getByText('It has flashing lights.')).toBeVisible()
  await reads(page, 'm')
  const film = `/events/on-demand/taking-the-bus-alone/${id}`
  await open(page, film)
  const stage = page.getByRole('region', { name: 'Video: Taking the bus alone' })
  await expect(page.getByText('It has flashing lights.')).toBeVisible()
  await expect(page.getByText('You chose Calm, so this opens only when you say so.')).toBeVisible()
  await expect(stage).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open it now' }).press('Enter')
  await expect(stage).toBeVisible()
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })
  journey('the warning is agreed to by a plain form', async ({ page }) => {
    await page.goto('/about')
    const id = await eventCalled(page, 'Taking the bus alone')
    await reads(page, 'm')
    await page.goto(`/events/on-demand/taking-the-bus-alone/${id}`)
    await page.getByRole('button', { name: 'Open it now' }).click()
    await expect(page.getByText('You chose Calm, so this opens only when you say so.')).toBeHidden()
    await expect(page.getByText('It has flashing lights.')).toBeVisible()
  })
})
