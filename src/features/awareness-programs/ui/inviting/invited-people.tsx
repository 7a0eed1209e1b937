import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { DataTable } from '#ui-kit/data-table.tsx'
import { EmptyTablePage } from '#ui-kit/empty-table-page.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { UsersRound } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { TablePages, TableTools } from '#ui-kit/table-tools.tsx'
import { INVITATIONS_A_DAY } from '../../awareness-programs.contract.ts'
import { INVITATION_STATES, REMIND_AFTER_DAYS } from '../../invitations.contract.ts'
import { INVITED_ID } from './invite-forms.ts'
import { invitedColumns } from './invited-columns.tsx'
import styles from './inviting.module.css'
import type { InvitingSearch, LoadedInviting } from './load-inviting.ts'
import { stateLooks } from './state-looks.ts'

interface InvitedPeopleProps {
  inviting: LoadedInviting
  path: string
  search: InvitingSearch
  /** Whether emails can be sent now. */
  canSend: boolean
}

/** The invited people with their states, and a button to remind those who haven't responded. */
export function InvitedPeople({ inviting, path, search, canSend }: InvitedPeopleProps) {
  const { data, recordsTotal, totals, due_count, left_today, campaign } = inviting
  const invited = Object.values(totals).reduce((sum, count) => sum + count, 0)
  return (
    <section className={styles.part} aria-labelledby={INVITED_ID}>
      <h2 id={INVITED_ID} className={styles.title} tabIndex={-1}>
        {m.awareness_inviting_invited()}
      </h2>
      {invited === 0 ? (
        <EmptyState icon={UsersRound} headingLevel={3} title={m.awareness_inviting_none_title()}>
          {m.awareness_inviting_none_text()}
        </EmptyState>
      ) : (
        <>
          <p>{m.awareness_inviting_remind_text({ days: REMIND_AFTER_DAYS })}</p>
          {canSend && due_count > 0 ? (
            <RemindAll id={campaign.id} due_count={due_count} left_today={left_today} />
          ) : null}
          <TableTools
            path={path}
            search={{ ...search }}
            searchLabel={m.awareness_inviting_search()}
            submitLabel={m.awareness_inviting_search_submit()}
            filters={[{ name: 'state', label: m.awareness_inviting_state(), choices: choicesOf(totals) }]}
          />
          {data.length === 0 && recordsTotal > 0 ? (
            <EmptyTablePage
              path={path}
              search={{ ...search }}
              anchor={INVITED_ID}
              headingLevel={3}
              total={recordsTotal}
              length={ADMIN_LENGTH}
            />
          ) : data.length === 0 ? (
            <EmptyState headingLevel={3} title={m.awareness_inviting_nobody_found()}>
              {m.awareness_inviting_nobody_found_text()}
            </EmptyState>
          ) : (
            <Form call="POST /program/invitation/remind/" next={`#${INVITED_ID}`} headingLevel={3}>
              <input type="hidden" name="id" value={campaign.id} />
              <DataTable
                caption={m.awareness_inviting_invited()}
                columns={invitedColumns(canSend && left_today > 0)}
                rows={data}
                keyOf={({ id }) => id}
                path={path}
                search={{}}
              />
            </Form>
          )}
          {recordsTotal > ADMIN_LENGTH && data.length > 0 ? (
            <TablePages
              path={path}
              search={{ ...search }}
              anchor={INVITED_ID}
              total={recordsTotal}
              length={ADMIN_LENGTH}
              labels={{
                nav: m.awareness_inviting_pages(),
                previous: m.awareness_inviting_newer(),
                next: m.awareness_inviting_older(),
              }}
              shownText={(from, to) =>
                m.awareness_inviting_shown({ from, to, total: numberLabel(recordsTotal) })
              }
            />
          ) : null}
        </>
      )}
    </section>
  )
}

/** Reminds those who are due, as far as the daily limit allows, and says how many have to wait. */
function RemindAll({ id, due_count, left_today }: { id: number; due_count: number; left_today: number }) {
  if (left_today === 0) return <p>{m.awareness_inviting_none_left({ most: INVITATIONS_A_DAY })}</p>
  const count = Math.min(due_count, left_today)
  const postponed = due_count - count
  return (
    <Form call="POST /program/invitation/remind/" next={`#${INVITED_ID}`} headingLevel={3}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="normal" variant="second">
        {m.awareness_inviting_remind_all({ count })}
      </SubmitButton>
      {postponed > 0 ? (
        <p>{m.awareness_inviting_remind_postponed({ count: postponed, most: INVITATIONS_A_DAY })}</p>
      ) : null}
    </Form>
  )
}

const choicesOf = (totals: LoadedInviting['totals']) => [
  { value: '', label: m.awareness_inviting_state_all() },
  ...INVITATION_STATES.filter((state) => totals[state] > 0).map((state) => ({
    value: state,
    label: `${stateLooks[state].label()} (${numberLabel(totals[state])})`,
  })),
]
