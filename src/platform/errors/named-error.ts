/** Base of all our refusals: a code for programs, a status for HTTP, a message for the person. */
export class NamedError extends Error {
  readonly code: string
  readonly status: number
  readonly field: string | undefined

  constructor(code: string, status: number, message: string, field?: string) {
    super(message)
    this.name = code
    this.code = code
    this.status = status
    this.field = field
  }
}

/** Several invalid fields at once, each with its own message and, where it has one, its own code. */
export class FieldsError extends NamedError {
  readonly fields: readonly FieldProblem[]

  constructor(code: string, message: string, fields: readonly FieldProblem[], status = 422) {
    super(code, status, message, fields[0]?.field)
    this.fields = fields
  }
}

export interface FieldProblem {
  field: string
  message: string
  /** Default: the code of the whole error. */
  code?: string
}

/**
 * Defines an error by name:
 * `export const EventNotFound = namedError('EventNotFound', 404, () => m.error_event_not_found())`.
 */
export function namedError<Facts extends unknown[]>(
  code: string,
  status: number,
  sentence: (...facts: Facts) => string,
  field?: string,
) {
  return class extends NamedError {
    constructor(...facts: Facts) {
      super(code, status, sentence(...facts), field)
    }
  }
}
