import { askedFor, READING_CHANGED, wholePage } from '#ui-kit/picture-shown.ts'

/** Shows a picture, or all of the page, in spite of saving. */
export function askFor(address = wholePage()): void {
  askedFor.add(address)
  document.dispatchEvent(new Event(READING_CHANGED))
}
