import { z } from 'zod'

/** A socket on this machine, or a port of any machine. */
export type ScannerAddress = { path: string } | { host: string; port: number }

/** `/run/clamav/clamd.ctl` or `host:3310`; IPv6 addresses in brackets. */
export const scannerAddress = z.string().transform((given, context): ScannerAddress => {
  if (given.startsWith('/')) return { path: given }
  const [, host, port] = /^([\w.-]{1,253}|\[[0-9a-fA-F:]{2,45}\]):(\d{1,5})$/.exec(given) ?? []
  if (host && Number(port) > 0 && Number(port) < 65_536)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  context.addIssue({ code: 'custom', message: 'no address of a scanner' })
  return z.NEVER
})
