import { type ComponentType, createContext, type ImgHTMLAttributes, use, useSyncExternalStore } from 'react'

interface PictureParts {
  /** Whether the page was rendered in data-saver mode. */
  wasSaving: boolean
  /** What a picture is replaced by until it's requested. */
  Waiting: ComponentType<ImgHTMLAttributes<HTMLImageElement> & { src: string }>
}

/** Provided by the app's root; without it, every picture is shown. */
export const PicturePartsContext = createContext<PictureParts | undefined>(undefined)

/**
 * Whether a reading preference is on in this tab, by its letter on the root element (foundation/reading-preferences).
 */
export const reads = (letter: 'd' | 'm') =>
  document.documentElement.dataset.reading?.includes(letter) ?? false

/** The document's event for a changed reading preference, or for something shown despite one. */
export const READING_PREFERENCES_CHANGED = 'reading-changed'

/** Addresses of pictures requested in this tab, and of pages as `wholePage` writes them. */
export const askedFor = new Set<string>()

/** All pictures of the current page. */
export const wholePage = () => `page ${window.location.pathname}`

function subscribe(onChange: () => void) {
  document.addEventListener(READING_PREFERENCES_CHANGED, onChange)
  return () => document.removeEventListener(READING_PREFERENCES_CHANGED, onChange)
}

/** Whether data-saver mode is on; with a picture, whether that waits for a press. */
export function useSaving(src?: string): boolean {
  const parts = use(PicturePartsContext)
  return useSyncExternalStore(
    subscribe,
    () => reads('d') && !(src && (askedFor.has(src) || askedFor.has(wholePage()))),
    () => parts?.wasSaving ?? false,
  )
}

/** What replaces a picture on this site; one that a person has just chosen is already here. */
export function useWaiting(src: string | undefined) {
  const isSaving = useSaving(src)
  const parts = use(PicturePartsContext)
  return isSaving && src?.startsWith('/') ? parts?.Waiting : undefined
}
