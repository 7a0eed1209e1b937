import { reads } from './picture-shown.ts'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the person saves data, or the network is so slow (2g) or dear that nothing is fetched ahead.
 */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || typeof document === 'undefined') return false
  const { saveData, effectiveType = '' } = (navigator as { connection?: NetworkInformation }).connection ?? {}
  return reads('d') || Boolean(saveData) || effectiveType.endsWith('2g')
}
