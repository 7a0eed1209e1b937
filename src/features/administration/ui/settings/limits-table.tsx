import { LIMIT_KEY, type LimitSetting } from '#foundation/settings/settings.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import styles from '../admin.module.css'

/** What can be done how often; each line opens to be changed. */
export function LimitsTable({ limits }: { limits: readonly LimitSetting[] }) {
  return (
    <DataTable
      caption={m.settings_limits()}
      columns={columns}
      rows={limits}
      keyOf={({ name }) => name}
      path="/admin/settings"
      search={{}}
    />
  )
}

const isChanged = (limit: LimitSetting) =>
  limit.tries !== limit.default_tries || limit.seconds !== limit.default_seconds

const columns: readonly Column<LimitSetting>[] = [
  { key: 'what', label: m.settings_limit, isHead: true, cell: ({ words }) => words },
  {
    key: 'now',
    label: m.settings_limit_now,
    cell: (limit) => (
      <>
        {limitLabel(limit.tries, limit.seconds)}
        {isChanged(limit) ? <SoftLine>{m.settings_limit_changed()}</SoftLine> : null}
      </>
    ),
  },
  { key: 'change', label: m.settings_limit_edit, cell: (limit) => <Change limit={limit} /> },
]

function Change({ limit }: { limit: LimitSetting }) {
  const { name, words, tries, seconds } = limit
  return (
    <Disclosure summary={<Summary words={`${words}, ${limitLabel(tries, seconds)}`} />}>
      <div className={styles.form}>
        <Form
          call="POST /v2/admin/settings/limit/edit/"
          values={{ tries: String(tries), seconds: String(seconds) }}
          headingLevel={3}
          className={styles.form}
        >
          <input type="hidden" name="name" value={name} />
          <FormText
            name="tries"
            label={m.settings_tries()}
            help={m.settings_between({
              least: numberLabel(limit.least_tries),
              most: numberLabel(limit.most_tries),
            })}
            inputMode="numeric"
          />
          <FormText
            name="seconds"
            label={m.settings_seconds()}
            help={m.settings_between({
              least: numberLabel(limit.least_seconds),
              most: numberLabel(limit.most_seconds),
            })}
            inputMode="numeric"
          />
          <SubmitButton size="normal" variant="second">
            {m.settings_save()}
          </SubmitButton>
        </Form>
        {isChanged(limit) ? (
          <Form call="POST /v2/admin/settings/reset/" headingLevel={3}>
            <input type="hidden" name="key" value={LIMIT_KEY + name} />
            <SubmitButton size="normal" variant="second">
              {m.settings_limit_reset_button({
                value: limitLabel(limit.default_tries, limit.default_seconds),
              })}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </Disclosure>
  )
}

/** The row says what it is about; a screen reader that goes from button to button hears it with each. */
function Summary({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">{m.settings_limit_edit()}</span>
      <span className="visually-hidden">{m.settings_limit_change({ what: words })}</span>
    </>
  )
}

const UNITS = [
  [24 * 60 * 60, m.settings_days],
  [60 * 60, m.settings_hours],
  [60, m.settings_minutes],
] as const

/** "30 in one hour": the longest unit that comes out even. */
function limitLabel(tries: number, seconds: number): string {
  if (tries === 0) return m.settings_limit_none()
  const unit = UNITS.find(([length]) => seconds % length === 0)
  const time = unit ? unit[1]({ count: seconds / unit[0] }) : m.settings_n_seconds({ count: seconds })
  return m.settings_limit_value({ tries: numberLabel(tries), time })
}
