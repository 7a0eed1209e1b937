import { fieldAsTyped, fieldText, type PageForm } from '#contract/page-form.ts'
import type { WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** The preview of a check: a line with counts, then one line for each of the first rows. */
export const PREVIEW_FIELD = 'preview'

/** Checks a table first, and imports it on the second submit. Each error names its row and column. */
export const importRecordsForm: PageForm = {
  name: 'import-counselling-records',
  async send(api, fields, { address }) {
    const is_check = fieldText(fields, 'action') !== 'import'
    const body = { csv: fieldAsTyped(fields, 'csv'), is_check }
    const answer = await api('POST /v2/admin/counselling/import/', { body })
    if (!answer.success) return answer
    const { message, wrong, rows } = answer.data
    if (wrong.length > 0) {
      const errors = wrong.map(inWords)
      return { success: false, status: 422, data: { message }, errors }
    }
    if (!is_check) return { success: true, goTo: address, toast: message }
    const lines = rows.map((row) => [row.held_on, row.topic, row.holder_name, row.email].join(' · '))
    return { success: true, show: { [PREVIEW_FIELD]: [message, ...lines].join('\n') } }
  },
}

/** Only the first row belongs to the field, which shows one error; the summary shows them all. */
function inWords(
  { line, column, message }: { line: number; column: string; message: string },
  at: number,
): WireError {
  const sentence = m.admin_counselling_wrong_row({ line, column, problem: message })
  return { code: 'RowNotReadable', ...(at === 0 && { field: 'csv' }), message: sentence }
}
