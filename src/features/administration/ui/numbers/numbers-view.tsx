import { AdminPage } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { dayWords } from '#ui-kit/day-words.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { GROUPS } from './group-words.ts'
import type { LoadedNumbers, NumbersSearch } from './load-numbers.ts'
import styles from './numbers.module.css'
import { NumbersFiles } from './numbers-files.tsx'
import { NumbersGroup } from './numbers-group.tsx'
import { NumbersRange } from './numbers-range.tsx'

/** The days that are shown, then each group with its plots, its things and the table behind. */
export function NumbersView({ numbers, errors, search }: LoadedNumbers & { search: NumbersSearch }) {
  return (
    <AdminPage title={m.admin_numbers()} lead={m.numbers_lead()}>
      <NumbersRange numbers={numbers} errors={errors} search={search} />
      {numbers === null ? null : numbers.counted_at === null ? (
        <EmptyState title={m.numbers_not_counted()} />
      ) : (
        <>
          <div className={styles.help}>
            <p>
              {m.numbers_shown({
                first: dayWords(numbers.days.first),
                last: dayWords(numbers.days.last),
                before_first: dayWords(numbers.before.first),
                before_last: dayWords(numbers.before.last),
              })}
            </p>
            <p>
              {m.numbers_counted_at()} <DateTime moment={numbers.counted_at} kind="dayAndTime" />
            </p>
          </div>
          {GROUPS.map((group) => (
            <NumbersGroup key={group} group={group} numbers={numbers} search={search} />
          ))}
          <NumbersFiles days={numbers.days} />
        </>
      )}
    </AdminPage>
  )
}
