import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { LIMIT_KEY, type LimitSetting } from '#foundation/settings/settings.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import styles from '../admin.module.css'

/** Rate limits; each row opens a form to change it. */
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
  { key: 'change', label: m.settings_limit_edit, isActions: true, cell: (limit) => <Change limit={limit} /> },
]

const EDIT = 'POST /v2/admin/settings/limit/edit/'

function Change({ limit }: { limit: LimitSetting }) {
  const { name, words, tries, seconds } = limit
  const summaryId = `limit-${name}`
  return (
    <OneOfMany form={EDIT} field="name" id={name}>
      {(isBack) => (
        <Disclosure
          summaryId={summaryId}
          summary={<Summary words={`${words}, ${limitLabel(tries, seconds)}`} />}
          open={isBack}
        >
          <div className={styles.form}>
            <AdminForm
              call={EDIT}
              hidden={{ name }}
              values={{ tries: String(tries), seconds: String(seconds) }}
              version={`${tries} ${seconds}`}
              headingLevel={3}
              submit={m.settings_limit_save()}
              variant="second"
            >
              <FormText
                name="tries"
                label={m.settings_tries()}
                help={m.settings_between({
                  least: numberLabel(limit.least_tries),
                  most: numberLabel(limit.most_tries),
                })}
                inputMode="numeric"
              />
              <FormSelect name="seconds" label={m.settings_limit_time()}>
                {timesOf(limit).map((one) => (
                  <option key={one} value={one}>
                    {timeLabel(one)}
                  </option>
                ))}
              </FormSelect>
            </AdminForm>
            {isChanged(limit) ? (
              <AdminForm
                call="POST /v2/admin/settings/reset/"
                hidden={{ key: LIMIT_KEY + name }}
                headingLevel={3}
                submit={m.settings_limit_reset_button({
                  value: limitLabel(limit.default_tries, limit.default_seconds),
                })}
                variant="second"
                focusOn={summaryId}
              />
            ) : null}
          </div>
        </Disclosure>
      )}
    </OneOfMany>
  )
}

/** The row says what it is about; for screen readers that jump between buttons, each button repeats it. */
function Summary({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">{m.settings_limit_edit()}</span>
      <span className="visually-hidden">{m.settings_limit_change({ what: words })}</span>
    </>
  )
}

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60]

const TIMES = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 30].map((days) => days * DAY),
]

/** The durations to choose from: those within the bounds, plus the current and the default one. */
function timesOf({ seconds, default_seconds, least_seconds, most_seconds }: LimitSetting): number[] {
  const within = TIMES.filter((time) => time >= least_seconds && time <= most_seconds)
  return [...new Set([...within, seconds, default_seconds])].sort((one, other) => one - other)
}

const UNITS = [
  [DAY, m.settings_days, m.settings_limit_in_days],
  [HOUR, m.settings_hours, m.settings_limit_in_hours],
  [MINUTE, m.settings_minutes, m.settings_limit_in_minutes],
  [1, m.settings_n_seconds, m.settings_limit_in_seconds],
] as const

/** The longest unit that divides the duration evenly, and the number of units. */
function inUnits(seconds: number) {
  const [length, time, limit] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[3]
  return { time, limit, count: seconds / length }
}

function timeLabel(seconds: number): string {
  const { time, count } = inUnits(seconds)
  return time({ count })
}

/** "30 in one hour". */
function limitLabel(tries: number, seconds: number): string {
  if (tries === 0) return m.settings_limit_none()
  const { limit, count } = inUnits(seconds)
  return limit({ tries: numberLabel(tries), count })
}
