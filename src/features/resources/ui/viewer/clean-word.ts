/** Elements that a text has no use for. */
const UNWANTED =
  'script, style, iframe, frame, object, embed, link, meta, base, form, input, button, audio, video'
const WEB = /^(https?:|mailto:)/i

/** Takes out of a document that was made from a file whatever could run, or fetch from elsewhere. */
export function cleanWord(root: Element): void {
  for (const element of root.querySelectorAll(UNWANTED)) element.remove()
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (!isHarmless(name.toLowerCase(), value.trim())) element.removeAttribute(name)
    }
    if (element.localName === 'a' && WEB.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
    }
  }
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc' || name === 'srcset' || name === 'formaction') return false
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#') || WEB.test(value)
  if (name === 'src') return /^data:image\/(png|jpeg|gif|webp|bmp);/i.test(value)
  if (name === 'style') return !/url\(|expression\(|@import/i.test(value)
  return true
}
