import sharp from 'sharp'

/** Plain pictures of one size, each in its colour, to be joined into an animated one. */
export function pictureFrames(
  colours: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<Buffer[]> {
  return Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
}
