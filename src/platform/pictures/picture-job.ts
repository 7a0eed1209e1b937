/** What the picture worker is asked: a file in, one or more files out. */
export interface PictureJob {
  source: string
  outputs: readonly PictureOutput[]
}

export interface PictureOutput {
  /** Where the WebP is written. */
  path: string
  /** In pixels. Not set: as it comes. */
  width?: number
  height?: number
  /** `cover` fills and crops, `inside` keeps all of it and never enlarges. */
  fit?: 'cover' | 'inside'
}

/** The sizes of what was written, in the order asked for, or why nothing was. */
export type PictureAnswer =
  | { is: 'made'; sizes: { width: number; height: number; bytes: number }[] }
  | { is: 'too large' | 'damaged' }

/** Width times height, of what comes in. */
export const MOST_PIXELS = 40_000_000
/** WebP can be no wider or higher. */
export const LONGEST_SIDE = 16_383
