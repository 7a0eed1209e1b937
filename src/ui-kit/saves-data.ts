import { reads } from './picture-shown.ts'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether data-saver mode is on, or the network is so slow (2g) or expensive that nothing should be preloaded. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || typeof document === 'undefined') return false
  const { saveData, effectiveType = '' } = (navigator as { connection?: NetworkInformation }).connection ?? {}
  return reads('d') || Boolean(saveData) || effectiveType.endsWith('2g')
}
