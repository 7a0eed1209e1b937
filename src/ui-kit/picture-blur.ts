/** The header of a 24-bit BMP of 3 × 2 pixels. */
const HEADER = 'Qk1OAAAAAAAAADYAAAAoAAAAAwAAAAIAAAABABgAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA'

/**
 * A blurred preview as the background of a picture's box until it loads: browsers smooth the few pixels.
 * @returns a CSS image; undefined if the address contains no colours (`PictureSize.blur`), as for drawings
 */
export function blurOf(address: string): string | undefined {
  const [, lower, upper] = /^\/pictures\/.{36}-(\w{9})(\w{9})-\d+\.webp$/.exec(address) ?? []
  if (!lower) return undefined
  // Each row is padded to a multiple of four bytes.
  const rows = `${lower}000${upper}000`.replace(/./g, (digit) =>
    String.fromCharCode(parseInt(digit, 16) * 17),
  )
  return `url(data:image/bmp;base64,${HEADER}${btoa(rows)})`
}
