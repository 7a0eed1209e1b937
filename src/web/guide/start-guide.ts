import { readKept } from '#ui-kit/kept-on-device.ts'
import type { getRouter } from '../router.tsx'
import { type Act, createPressReader, SHORTCUTS_KEY } from './shortcuts.ts'
import { showGuide } from './show-guide.tsx'

type Router = ReturnType<typeof getRouter>

/** In these, letters are written or look for an entry. */
const TYPING = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=grid]'
/** Links that offer the tour: without this code they lead to its words on the page of help. */
const OFFER = 'a[href$="#tour"]'
/** Behind one of these nothing is to move. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog]'

/** Once a tab, after the page is usable: single keys act, and the offer of a tour starts it on the page that is open. */
export function startGuide(router: Router): void {
  const read = createPressReader()
  window.addEventListener('keydown', (event) => {
    if (!isForPage(event)) return
    const act = read(event)
    if (!act || readKept(SHORTCUTS_KEY) === 'off') return
    event.preventDefault()
    follow(router, act)
  })
  window.addEventListener('click', (event) => startTour(router, event), { capture: true })
}

function isForPage(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false
  const isTyping = target instanceof Element && target.closest(TYPING)
  return !isTyping && !document.querySelector(OVER_THE_PAGE)
}

function follow(router: Router, act: Act): void {
  if (act === 'list') showGuide(router, 'shortcuts')
  else if (act === 'search') search(router)
  else void router.navigate({ href: act.goTo })
}

/** The field that is in sight, else the search of the bar, else its page. */
function search(router: Router): void {
  const fields = [...document.querySelectorAll<HTMLElement>('input[type=search]')]
  const field = fields.find(isInSight)
  const opener = document.querySelector<HTMLElement>('header a[href*="/search?"]')
  if (field) field.focus()
  else if (opener) opener.click()
  else void router.navigate({ href: '/search' })
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > top && top >= 0 && bottom <= window.innerHeight
}

function startTour(router: Router, event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isOffer = event.target instanceof Element && event.target.closest(OFFER)
  if (!isPlain || !isOffer) return
  event.preventDefault()
  // The router listens further in, and would leave the page.
  event.stopImmediatePropagation()
  showGuide(router, 'tour')
}
