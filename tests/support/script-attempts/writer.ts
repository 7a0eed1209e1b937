import { type APIRequestContext, expect } from '@playwright/test'
import { OWN_PAGE } from '../post-call.ts'
import type { Description } from '../requests/call-requests.ts'
import { attempt, attemptAsAddress } from './attempt.ts'
import { type TextField, textFields } from './text-fields.ts'

/** A text field with the number of its attempt. */
export interface NumberedField extends TextField {
  number: number
}

type Given = Record<string, unknown>

export interface Writer {
  fields: readonly NumberedField[]
  /** Fields whose attempt was stored. */
  written: Set<NumberedField>
  /** Fields of addresses that refused their attempt. */
  refused: Set<NumberedField>
  /**
   * Makes a call that must succeed, with an attempt in every text field that is not given. If an address is given, an
   * attempt in its place must first be refused. Returns the call's `data`.
   */
  write<Data = { id: number }>(request: APIRequestContext, call: string, given?: Given): Promise<Data>
  /** The attempt of one field, as a part of a given value. */
  attemptOf(call: string, name: string, most?: number): string
  /** An unsent form, whose fields no contract names. */
  writeDraft(request: APIRequestContext, form: string, names: readonly string[]): Promise<void>
}

/** The first number of attempts in drafts, beyond those of all fields. */
const IN_DRAFTS = 9_000

export async function openWriter(request: APIRequestContext): Promise<Writer> {
  const description = (await (await request.get('/openapi.json')).json()) as Description
  const fields = textFields(description).map((field, index) => ({ ...field, number: index + 1 }))
  const fieldsOf = (call: string) => fields.filter((field) => field.call === call)
  const written = new Set<NumberedField>()
  const refused = new Set<NumberedField>()

  return {
    fields,
    written,
    refused,
    async write(by, call, given = {}) {
      const own = fieldsOf(call).filter(({ name }) => !(name in given))
      const body = { ...Object.fromEntries(own.map(attemptIn)), ...given }
      for (const field of fieldsOf(call)) {
        const tried = attemptAsAddress(field.number, given[field.name])
        if (!tried) continue
        const { status } = await send(by, call, { ...body, [field.name]: tried })
        expect(status, `${call} with ${tried}`).toBe(422)
        refused.add(field)
      }
      const { status, answer } = await send(by, call, body)
      expect(status, `${call}: ${JSON.stringify(answer)}`).toBe(200)
      for (const field of own) written.add(field)
      return answer.data
    },
    attemptOf(call, name, most) {
      const field = fieldsOf(call).find((one) => one.name === name)
      if (!field) throw new Error(`${call} has no text field ${name}`)
      written.add(field)
      return attempt(field.number, most ?? field.most)
    },
    async writeDraft(by, form, names) {
      const fields = Object.fromEntries(names.map((name, index) => [name, [attempt(IN_DRAFTS + index, 300)]]))
      const { status } = await send(by, 'POST /user/draft/save/', { form, subject: 0, fields })
      expect(status).toBe(200)
    },
  }
}

function attemptIn({ name, isList, most, number }: NumberedField): [name: string, value: unknown] {
  const words = attempt(number, most)
  return [name, isList ? [words] : words]
}

/** Values of the path are given with those of the body. */
async function send(by: APIRequestContext, call: string, given: Given) {
  const [method = '', path = ''] = call.split(' ')
  const data = { ...given }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(data[name])
    delete data[name]
    return value
  })
  const answer = await by.fetch(url, { method, data, headers: OWN_PAGE })
  return { status: answer.status(), answer: await answer.json() }
}
