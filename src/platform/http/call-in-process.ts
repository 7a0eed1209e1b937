import { parse } from 'node:querystring'
import type { FastifyError, FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type AnyInput, queryString } from '#contract/client.ts'
import { refusalOf } from './answer-errors.ts'
import type { RequestParts, ServedCall } from './serve.ts'

/** The answer to a call, as it would arrive over the network. */
export interface WireAnswer {
  status: number
  body: unknown
}

/**
 * Answers a call for a page that this process is rendering, on behalf of the page's request: the same checks and the
 * same route as over HTTP, without a second request through Fastify. Its hooks don't run, so this is only for calls
 * that read.
 */
export async function callInProcess(
  app: FastifyInstance,
  { call, input }: { call: ServedCall; input: AnyInput },
  parts: RequestParts,
): Promise<WireAnswer> {
  const { params, query, body, reply } = call.endpoint
  try {
    if (call.isForMembers) await call.loggedIn?.(parts)
    const answer = await call.answer(
      {
        params: params && checked(params, asTexts(input.params), 'params'),
        query: query && checked(query, asTexts(input.query), 'querystring'),
        body: body && checked(body, asJson(input.body ?? {}), 'body'),
      },
      parts,
    )
    const { method, path: url } = call.endpoint
    const serialize = app.serializerCompiler?.({ schema: reply, method, url }) ?? JSON.stringify
    return { status: 200, body: JSON.parse(serialize(answer)) }
  } catch (error) {
    const { status, message, errors } = refusalOf(error as FastifyError, parts.request)
    return { status, body: { success: false, data: { message }, errors } }
  }
}

/** @throws the same error as Fastify's own validation */
function checked(schema: z.ZodType, given: unknown, httpPart: string): unknown {
  const result = validatorCompiler({ schema, httpPart } as never)(given) as {
    value?: unknown
    error?: unknown
  }
  if (result.error) throw Object.assign(new Error('the input is not valid'), { validation: result.error })
  return result.value
}

/** Values as they would be read from an address. */
const asTexts = (values: AnyInput['query']) => parse(queryString(values).slice(1))

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
