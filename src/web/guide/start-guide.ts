import { readKept } from '#ui-kit/kept-on-device.ts'
import type { getRouter } from '../router.tsx'
import { type Act, createPressReader, SHORTCUTS_KEY } from './shortcuts.ts'
import { showGuide } from './show-guide.tsx'

type Router = ReturnType<typeof getRouter>

/** Elements where typing enters text or finds an entry. */
const TYPING = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=grid]'
/** Links that offer the tour. Without this code they lead to its text on the help page. */
const OFFER = 'a[href$="#tour"]'
/** While one of these is open, shortcuts do nothing. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog]'

/**
 * Once per tab, after the page is usable: handles single keys, and links that offer the tour start it on the current
 * page.
 */
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

/** Focuses the visible search field; otherwise opens the bar's search, or its page. */
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
  // Stops the router's listener, which is further inside and would leave the page.
  event.stopImmediatePropagation()
  showGuide(router, 'tour')
}
