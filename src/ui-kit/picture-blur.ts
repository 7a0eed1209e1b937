/** The header of a BMP of 3 by 2 pixels, 24 bits each. */
const HEADER = 'Qk1OAAAAAAAAADYAAAAoAAAAAwAAAAIAAAABABgAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA'

/**
 * A picture from far away, for the ground of its box until it is there: browsers smooth the few pixels.
 * @returns a CSS image; undefined where the address tells no colours (`PictureSize.blur`), as those of drawings
 */
export function blurOf(address: string): string | undefined {
  const [, lower, upper] = /^\/pictures\/.{36}-(\w{9})(\w{9})-\d+\.webp$/.exec(address) ?? []
  if (!lower) return undefined
  // Each row ends on a multiple of four bytes.
  const rows = `${lower}000${upper}000`.replace(/./g, (digit) =>
    String.fromCharCode(parseInt(digit, 16) * 17),
  )
  return `url(data:image/bmp;base64,${HEADER}${btoa(rows)})`
}
