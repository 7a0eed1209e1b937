/** Pixels: the largest size in which pictures of people are served. */
const SIDE = 512

/**
 * Cuts a square out of a picture, turned the right way up.
 * @returns undefined where this browser can't decode or draw it
 */
export async function cropSquare(
  file: Blob,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
    return blob ?? undefined
  } catch {
    return undefined
  }
}
