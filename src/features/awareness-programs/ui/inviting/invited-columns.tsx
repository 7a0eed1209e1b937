import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { Invitation } from '../../invitations.contract.ts'
import styles from './inviting.module.css'
import { stateLooks } from './state-looks.ts'

/** @param canSend whether emails can be sent now, also by the daily limit */
export const invitedColumns = (canSend: boolean): readonly Column<Invitation>[] => [
  {
    key: 'person',
    label: m.awareness_inviting_person,
    isHead: true,
    cell: ({ name, email }) =>
      name === '' ? (
        <span className={styles.address}>{email || m.awareness_inviting_email_deleted()}</span>
      ) : (
        <>
          <span lang={scriptLanguage(name)}>{name}</span>
          <SoftLine>
            <span className={styles.address}>{email}</span>
          </SoftLine>
        </>
      ),
  },
  {
    key: 'state',
    label: m.awareness_inviting_state,
    cell: ({ state }) => {
      const { label, tone } = stateLooks[state]
      return <TypeBadge tone={tone}>{label()}</TypeBadge>
    },
  },
  {
    key: 'at',
    label: m.awareness_inviting_invited_at,
    cell: ({ created_at }) => <DateTime moment={created_at} />,
  },
  {
    key: 'reminder',
    label: m.awareness_inviting_reminder,
    cell: ({ id, email, reminded_at, can_remind }) =>
      reminded_at !== null ? (
        <DateTime moment={reminded_at} />
      ) : can_remind && canSend ? (
        <SubmitButton size="normal" variant="ghost" name="invitation" value={String(id)}>
          {m.awareness_inviting_remind()} <span className="visually-hidden">{email}</span>
        </SubmitButton>
      ) : (
        '–'
      ),
  },
]
