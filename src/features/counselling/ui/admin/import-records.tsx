import { ClientOnly } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { MOST_CSV_LETTERS, RECORD_COLUMNS } from '../../admin-counselling.contract.ts'
import styles from './admin-counselling.module.css'
import { importRecordsForm, PREVIEW_FIELD } from './admin-counselling-forms.ts'

const SUMMARY_ID = 'import-records'

/** Imports records from a table: first shows what would be added, or which rows are invalid. */
export function ImportRecords() {
  const stay = useStayAt(SUMMARY_ID)
  const { posted } = useFormParts()
  const own = posted?.name === importRecordsForm.name ? posted : undefined
  const [preview, setPreview] = useState(own && own.failure === null ? previewOf(own.fields) : '')
  const [round, setRound] = useState(0)
  const forget = () => setPreview('')

  async function onSent(sent: Sent) {
    setPreview(sent.show?.[PREVIEW_FIELD] ?? '')
    if (sent.show) return
    setRound(round + 1)
    await stay()
  }

  return (
    <Disclosure
      look="card"
      summaryId={SUMMARY_ID}
      summary={m.admin_counselling_import()}
      open={own !== undefined}
    >
      <Form key={round} form={importRecordsForm} onSent={onSent} onRefused={forget} className={styles.form}>
        <p>{m.admin_counselling_import_text({ columns: RECORD_COLUMNS.join(', ') })}</p>
        <ClientOnly>
          <TextField
            type="file"
            accept=".csv,text/csv,text/plain"
            label={m.admin_counselling_file()}
            onClick={({ currentTarget }) => {
              // Reset, so that a corrected file can be chosen again.
              currentTarget.value = ''
            }}
            onChange={(event) => {
              forget()
              void fillIn(event)
            }}
          />
        </ClientOnly>
        <FormTextArea
          name="csv"
          label={m.admin_counselling_table()}
          help={m.admin_counselling_table_help()}
          rows={8}
          maxLength={MOST_CSV_LETTERS}
          spellCheck={false}
          onChange={forget}
          required
        />
        <Preview words={preview} />
        <div className={styles.line}>
          <SubmitButton size="normal" variant={preview ? 'second' : 'primary'} name="action" value="check">
            {m.admin_counselling_check()}
          </SubmitButton>
          {preview ? (
            <SubmitButton size="normal" name="action" value="import">
              {m.admin_counselling_import_now()}
            </SubmitButton>
          ) : null}
        </div>
      </Form>
    </Disclosure>
  )
}

function Preview({ words }: { words: string }) {
  const [counts, ...lines] = words.split('\n')
  return (
    <div role="status">
      {counts ? <p className={styles.counts}>{counts}</p> : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line, at) => (
            // Rows can repeat, and never change order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The page's own value is the last of the fields. */
const previewOf = (fields: readonly [string, string][]) =>
  fields.findLast(([name]) => name === PREVIEW_FIELD)?.[1] ?? ''

/** Puts the text of a chosen file into the field, where it can be checked. */
async function fillIn({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const area = currentTarget.form?.elements.namedItem('csv')
  const text = await currentTarget.files?.[0]?.text()
  if (area instanceof HTMLTextAreaElement && text !== undefined) area.value = text
}
