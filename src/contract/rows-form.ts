import type { Api } from './client.ts'
import type { Fields, PageForm, Sent } from './page-form.ts'
import type { RefusedRow } from './rows-summary.ts'
import type { Failure } from './wire.ts'

type Done<Data> = { success: true; data: Data & { message: string } } | Failure
type RowAction<Data = object> = (api: Api, key: string, fields: Fields) => Promise<Done<Data>>

/** The field with the name of the row that has this key. */
export const rowNameField = (key: string) => `name of ${key}`

/** The form of a table's row actions: the pressed button names the action, which runs for each ticked row. */
export const rowsForm = (name: string, actions: Readonly<Record<string, RowAction>>): PageForm => ({
  name,
  send: (api, fields, { address }) => actOnRows(api, fields, { actions, address }),
})

/**
 * Makes the call of the pressed button for every row, and reports each refusal with the row's name on the page.
 */
export async function actOnRows<Data>(
  api: Api,
  fields: Fields,
  of: {
    actions: Readonly<Record<string, RowAction<Data>>>
    address: string
    /** Where the person continues after a single row; without it they stay. */
    addressOf?: (done: Data) => string
  },
): Promise<Sent | Failure> {
  const { actions, address, addressOf } = of
  const asked = fields.get('action') ?? ''
  const action = Object.hasOwn(actions, asked) ? actions[asked] : undefined
  const keys = [...new Set(fields.getAll('id'))]
  if (!action || keys.length === 0) return { success: true, goTo: address }
  const refused: RefusedRow[] = []
  for (const key of keys) {
    const answer = await action(api, key, fields)
    if (keys.length === 1 && !answer.success) return answer
    if (keys.length === 1 && answer.success) {
      return { success: true, goTo: addressOf?.(answer.data) ?? address, toast: answer.data.message }
    }
    if (!answer.success) refused.push({ name: fields.get(rowNameField(key)) ?? key, failure: answer })
  }
  // Loaded on demand: its messages would otherwise come with every page.
  const { summaryOfRows } = await import('./rows-summary.ts')
  return summaryOfRows(refused, { total: keys.length, address })
}
