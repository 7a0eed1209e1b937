import { HOME_ZONE } from '#contract/product.ts'

/** The day of the home zone that a moment falls on: `2026-11-22`. */
export const homeDay = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: HOME_ZONE })
