const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as multibase in base 58 as Bitcoin writes it: with a `z` in front (Controlled Identifiers 1.0, section 2.4). */
export function multibase(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${LETTERS[Number(number % 58n)]}${text}`
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`
}
