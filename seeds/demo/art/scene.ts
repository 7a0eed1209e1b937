import { sheet } from './svg.ts'

export interface Scene {
  /** What it shows, for people who don't see it. */
  alt: { en: string; hi: string }
  svg: string
}

export const scene = (en: string, hi: string, ...parts: readonly string[]): Scene => ({
  alt: { en, hi },
  svg: sheet(parts.join('')),
})
