/** A job for the picture worker: a file in, one or more files out. */
export interface PictureJob {
  source: string
  outputs: readonly PictureOutput[]
}

export interface PictureOutput {
  /** The path that it is written to: as a still WebP, unless `isOwnKind`. */
  path: string
  /** Keeps the format that it came in, for a download, and moving pictures moving. */
  isOwnKind?: boolean
  /** The width in pixels; left out, as it comes. */
  width?: number
  height?: number
  /** `cover` fills and crops, `inside` keeps all of it and never enlarges. */
  fit?: 'cover' | 'inside'
  /** Whether `PictureSize.blur` is requested. */
  tellsBlur?: boolean
}

/** The written files, in the requested order, or why there are none. */
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
/** The most pixels of all frames of a moving picture: 40 s of 500 by 500 at ten frames a second. */
export const MOST_MOVING_PIXELS = 100_000_000
/** WebP can be no wider or higher. */
export const LONGEST_SIDE = 16_383
