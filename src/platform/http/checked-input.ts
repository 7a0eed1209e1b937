import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** Parses the input with a shape. @throws a 422 with the same messages as every other call */
export function checkedInput<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const result = validatorCompiler({ schema: shape } as never)(given) as { value?: unknown; error?: unknown }
  if (result.error) throw Object.assign(new Error('the input is invalid'), { validation: result.error })
  return result.value as z.output<S>
}
