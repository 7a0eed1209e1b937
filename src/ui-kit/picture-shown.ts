import { type ComponentType, createContext, type ImgHTMLAttributes, use, useSyncExternalStore } from 'react'

interface PictureParts {
  /** Whether the page was rendered for somebody who saves data. */
  wasSaving: boolean
  /** What stands in place of a picture until it is asked for. */
  Waiting: ComponentType<ImgHTMLAttributes<HTMLImageElement> & { src: string }>
}

/** The app's root provides it; without, every picture is shown. */
export const PicturePartsContext = createContext<PictureParts | undefined>(undefined)

/**
 * Whether a reading preference is on in this tab, by its letter on the root element (foundation/reading-preferences).
 */
export const reads = (letter: 'd' | 'm') =>
  document.documentElement.dataset.reading?.includes(letter) ?? false

/** The document's event for a changed reading preference, or for something that is shown in spite of one. */
export const READING_PREFERENCES_CHANGED = 'reading-changed'

/** Addresses of pictures that were asked for in this tab, and of pages as `wholePage` writes them. */
export const askedFor = new Set<string>()

/** All pictures of the page that is open. */
export const wholePage = () => `page ${window.location.pathname}`

function subscribe(tell: () => void) {
  document.addEventListener(READING_PREFERENCES_CHANGED, tell)
  return () => document.removeEventListener(READING_PREFERENCES_CHANGED, tell)
}

/** Whether data is saved; with a picture, whether it is to wait for a press. */
export function useSaving(src?: string): boolean {
  const parts = use(PicturePartsContext)
  return useSyncExternalStore(
    subscribe,
    () => reads('d') && !(src && (askedFor.has(src) || askedFor.has(wholePage()))),
    () => parts?.wasSaving ?? false,
  )
}

/** What waits in place of a picture of ours; one that a person has just chosen is here already. */
export function useWaiting(src: string | undefined) {
  const isSaving = useSaving(src)
  const parts = use(PicturePartsContext)
  return isSaving && src?.startsWith('/') ? parts?.Waiting : undefined
}
