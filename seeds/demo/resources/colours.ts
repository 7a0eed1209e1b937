/** The house's colours on paper; the soft ones stay light when they are printed in grey. */
export const INK = '#1d2433'
export const INK_SOFT = '#434d61'
export const PEACOCK = '#005f73'
export const MIST = '#e9f2f3'
export const MARIGOLD = '#f2a61f'
export const MARIGOLD_SOFT = '#fff2d9'
export const LEAF = '#1a5436'
export const LEAF_SOFT = '#e3f4ea'
export const PLUM = '#553585'
export const PLUM_SOFT = '#efe8fa'
export const CORAL = '#8b2a10'
export const CORAL_SOFT = '#fde9e3'
export const LINE = '#6f7a8c'
export const HAIRLINE = '#c3ccd2'
export const TRACE = '#8f9aa4'
export const WHITE = '#ffffff'

/** In turn, for cards that stand beside each other. */
export const SOFT = [MIST, MARIGOLD_SOFT, LEAF_SOFT, PLUM_SOFT, CORAL_SOFT] as const
export const DEEP = [PEACOCK, '#8a5a00', LEAF, PLUM, CORAL] as const
export const inTurn = (list: readonly string[], index: number): string => list[index % list.length] ?? INK
