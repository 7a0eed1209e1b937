import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Lines of JSON on standard output. A request is logged by its route pattern, never its path or query: addresses can
 * contain names and emails.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutParameters },
    redact: {
      paths: [
        'email',
        'password',
        'token',
        '*.password',
        '*.token',
        '*.email',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[redacted]',
    },
  })
}

/** Keeps an error's stack trace, but not the parameters of a failed query: they can be personal data. */
export function withoutParameters(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const clean = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
  return { type: error.name, message: clean(error.message) + cause, stack: clean(error.stack ?? '') }
}
