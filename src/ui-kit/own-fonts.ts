import { m } from '#messages/messages.js'

/** In `localStorage`, with a language behind it: its letters are on this device. */
const KEY = 'pankh-fonts-'

/** Milliseconds from which on somebody reads, and no letter changes any more. */
const UNREAD_MS = 1_500

/** Runs in the head of a page, before anything is shown: a device that has the fonts shows them at once. */
export const SHOW_KEPT_FONTS = `try{const{lang,dataset}=document.documentElement;if(localStorage['${KEY}'+lang])delete dataset.plain}catch{}`

/**
 * A page that was sent stands in stand-ins (`data-plain`, tokens.css), as fonts would make its first picture and its code
 * late on a slow line. Once it runs they are fetched: for this page where nobody reads it yet, else for the next one.
 */
export async function fetchOwnFonts(): Promise<void> {
  const root = document.documentElement
  if (!root.dataset.plain) return
  try {
    const fonts = getComputedStyle(root).getPropertyValue('--own-fonts')
    // A title may be written in another language than the page.
    const fetched = await document.fonts.load(`1em ${fonts}`, document.title + m.nav_menu())
    if (performance.now() < UNREAD_MS) showOwnFonts()
    if (fetched.length) localStorage[KEY + root.lang] = 1
  } catch {
    // No line, or a device that keeps nothing: they are asked for again when a page is loaded.
  }
}

/** From here on fonts are shown as they come. */
export function showOwnFonts(): void {
  delete document.documentElement.dataset.plain
}
