/** What the picture worker is asked: a file in, one or more files out. */
export interface PictureJob {
  source: string
  outputs: readonly PictureOutput[]
}

export interface PictureOutput {
  /** Where it is written: as WebP, and still, unless `isOwnKind`. */
  path: string
  /** In the format that it came in, for a download, and moving where it moves. */
  isOwnKind?: boolean
  /** In pixels. Not set: as it comes. */
  width?: number
  height?: number
  /** `cover` fills and crops, `inside` keeps all of it and never enlarges. */
  fit?: 'cover' | 'inside'
  /** Whether `PictureSize.blur` is asked for. */
  tellsBlur?: boolean
}

/** What was written, in the order asked for, or why nothing was. */
export type PictureAnswer = { is: 'made'; sizes: PictureSize[] } | { is: 'too large' | 'damaged' }

export interface PictureSize {
  width: number
  height: number
  bytes: number
  /**
   * The picture as it looks from far away, 3 by 2 pixels: blue, green and red of each, a hexadecimal digit for one, the
   * lower row first. Empty where it was not asked for, and for one that can be seen through.
   */
  blur: string
}

/** Width times height, of what comes in. */
export const MOST_PIXELS = 40_000_000
/** Of all the frames of one that moves: 40 s of 500 by 500 at ten frames a second. */
export const MOST_MOVING_PIXELS = 100_000_000
/** WebP can be no wider or higher. */
export const LONGEST_SIDE = 16_383
