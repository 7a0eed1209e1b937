/**
 * The loggable part of an error: its kind and where it happened. Messages are left out, because mail servers and
 * databases quote addresses and values in them.
 */
export interface Fault {
  type: string
  code: string | undefined
  trace: string[]
}

const LINES_OF_TRACE = 8

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, trace: [] }
  const trace = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, code: codeOf(error), trace: trace.slice(0, LINES_OF_TRACE) }
}

/** Drivers put the code on the error itself, drizzle on its cause. */
function codeOf(error: Error): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  }
  return undefined
}
