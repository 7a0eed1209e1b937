import type { Api } from './client.ts'
import { type Fields, isOfForm, NEXT_FIELD, ownAddress, type PageForm } from './page-form.ts'
import type { Registry } from './registry.ts'
import type { Failure } from './wire.ts'

/** A call that a form of a page can send as it is: its fields are what the call takes, by the same names. */
export type FormCall = Exclude<keyof Registry & string, `GET ${string}`>

interface Answered {
  success: true
  data?: Record<string, unknown>
  message?: string
}
/** The client as a form uses it: the contract reads what is sent, and no type is known of it here. */
type AnyApi = (call: string, input: ReturnType<typeof inputOf>) => Promise<Answered | Failure>

/**
 * The form of a call. The person goes on to `next`, which the form names, filled with what was answered or sent
 * (`/admin/banners/{id}`, `#settings`), else the page is shown anew.
 */
export const callForm = (call: FormCall, next = ''): PageForm => ({
  name: call,
  async send(api: Api, fields, { address }) {
    const answer = await (api as AnyApi)(call, inputOf(call, fields))
    if (!answer.success) return answer
    const toast = answer.data?.message ?? answer.message
    return {
      success: true,
      goTo: nextOf(fields.get(NEXT_FIELD) ?? next, { address, fields, answered: answer.data ?? {} }),
      toast: typeof toast === 'string' ? toast : undefined,
    }
  },
})

/**
 * Values of the address, and all else as the body. A field that comes several times is a list without its empty values:
 * a hidden empty one beside a box says that it is not ticked, or beside a list that nothing is chosen.
 */
export function inputOf(call: string, fields: Fields) {
  const params: Record<string, string> = {}
  const body: Record<string, string | string[]> = {}
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name)
    const filled = values.length > 1 ? values.filter(Boolean) : values
    const [first = ''] = filled
    if (call.includes(`{${name}}`)) params[name] = first
    else if (!isOfForm(name)) body[name] = filled.length > 1 ? filled : first
  }
  return { params, body }
}

interface Sending {
  address: string
  fields: Fields
  answered: Record<string, unknown>
}

function nextOf(next: string, { address, fields, answered }: Sending): string {
  const filled = next.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(answered[name] ?? fields.get(name) ?? '')),
  )
  return filled.startsWith('#') ? `${address.split('#')[0]}${filled}` : ownAddress(filled, address)
}
