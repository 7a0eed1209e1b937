import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Lines of JSON on standard output. A request is logged by its route pattern, never its path or query:
 * addresses here can carry names and e-mails.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.email', '*.authorization', '*.cookie'],
      censor: '[redacted]',
    },
  })
}
