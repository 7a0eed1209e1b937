import type { Api } from './client.ts'
import { type Fields, isOfForm, NEXT_FIELD, ownAddress, type PageForm } from './page-form.ts'
import type { Registry } from './registry.ts'
import type { Failure } from './wire.ts'

/** A call that a page's form can send directly, because its fields have the names that the call expects. */
export type FormCall = Exclude<keyof Registry & string, `GET ${string}`>

interface Answered {
  success: true
  data?: Record<string, unknown>
  message?: string
}
/** The client as a form uses it: the call's types are not known here, so the contract parses what is sent. */
type AnyApi = (call: string, input: ReturnType<typeof inputOf>) => Promise<Answered | Failure>

/**
 * The form of a call. Afterwards the person goes to `next`, an address filled in from the answer or from what was sent
 * (`/admin/banners/{id}`, `#settings`). Without one, the page reloads.
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
 * Path values separated from the body. A field that is sent several times is a list without its empty values: a hidden
 * empty field beside a checkbox or list says that nothing is chosen.
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
