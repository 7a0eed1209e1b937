/** The colours of the drawings: those of the interface's tokens, and what skin, hair, wood and steel need. */
export const P = {
  peacock: '#005f73',
  deep: '#00424f',
  teal: '#2f8f9d',
  aqua: '#9fd3d6',
  mist: '#d7ecee',
  marigold: '#f2a61f',
  butter: '#fbd98f',
  cream: '#fff2d9',
  sand: '#f1dcb8',
  coral: '#d4583a',
  brick: '#9c2f12',
  peach: '#f7c9b5',
  blush: '#fde9e3',
  leaf: '#1f5c3b',
  green: '#4f9a6b',
  mint: '#cfe9d8',
  plum: '#5b3a8c',
  violet: '#8d6bbf',
  lilac: '#e3d8f5',
  ink: '#1d2433',
  slate: '#6f7a8c',
  steel: '#c3ccd6',
  white: '#fffdf8',
  wood: '#b0703a',
  plank: '#d9a469',
} as const

/** From light to dark. */
export const SKINS = ['#e6b58c', '#d19a6b', '#b67b4e', '#94603a', '#6d4429'] as const
export const HAIR = { black: '#221c22', brown: '#4a2f22', grey: '#aaa6ad' } as const
