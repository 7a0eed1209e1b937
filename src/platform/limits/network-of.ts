import { isIPv6 } from 'node:net'

/**
 * The key of a network address for limits. A household or server usually has a whole IPv6 /64, and would otherwise get
 * as many tries as that has addresses. An IPv4 address is kept, also when written as IPv6.
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
