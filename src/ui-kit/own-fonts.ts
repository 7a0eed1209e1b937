/** Runs in the head of a page: a device that has the fonts shows them at once. */
export const SHOW_KEPT_FONTS = "try{localStorage.fonts&&(document.documentElement.dataset.sent='')}catch{}"

/** Milliseconds from which on somebody reads, and no letter changes any more. */
const UNREAD_MS = 1_500

/**
 * A page that was sent stands in stand-ins (tokens.css), as fonts would make its first picture and its code late on a
 * slow line. Once it runs, those that its words need are fetched: for this page where nobody reads it yet, else for the
 * next one (web/router.tsx).
 */
export async function fetchOwnFonts(): Promise<void> {
  const root = document.documentElement
  if (!root.dataset.sent) return
  try {
    const fonts = getComputedStyle(root).getPropertyValue('--own-fonts')
    await document.fonts.load(`1em ${fonts}`, document.title)
    if (performance.now() < UNREAD_MS) root.dataset.sent = ''
    localStorage.fonts = 1
  } catch {
    // No line, or a device that keeps nothing: they are asked for again with the next page.
  }
}
