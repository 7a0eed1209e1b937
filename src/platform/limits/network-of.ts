import { isIPv6 } from 'node:net'

/**
 * What a limit knows a network address by. One household or server holds a whole /64 of IPv6, and would have as many
 * tries as that has addresses. An IPv4 address is itself, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':')}::/64`
}
