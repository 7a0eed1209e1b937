/** A job for the picture worker: one input file, one or more output files. */
export interface PictureJob {
  source: string
  outputs: readonly PictureOutput[]
}

export interface PictureOutput {
  /** Where to write it: as a still WebP, unless `isOwnKind`. */
  path: string
  /** Keeps the original format, for a download, and animations moving. */
  isOwnKind?: boolean
  /** The width in pixels. Default: unchanged. */
  width?: number
  height?: number
  /** `cover` fills and crops; `inside` keeps everything and never enlarges. */
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
   * A preview of 3 by 2 pixels: blue, green and red of each, one hexadecimal digit per channel, the lower row first.
   * Empty if not requested, or if the picture is transparent.
   */
  blur: string
}

/** Width times height of the input. */
export const MOST_PIXELS = 40_000_000
/** The most pixels in all frames of an animation: 40 s of 500 by 500 at ten frames a second. */
export const MOST_MOVING_PIXELS = 100_000_000
/** The maximum width and height of WebP. */
export const LONGEST_SIDE = 16_383
