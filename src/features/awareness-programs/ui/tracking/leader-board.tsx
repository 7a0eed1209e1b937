import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { Leader, LeaderBoard } from '../../tracking.contract.ts'
import styles from './tracking.module.css'

/** The heading above the leader board. */
const BOARD_ID = 'board'

interface LeaderBoardProps {
  id: number
  board: LeaderBoard
  path: string
}

/** The campaigns that reached most people, for those who run one themselves; anyone can leave it. */
export function LeaderBoardPart({ id, board, path }: LeaderBoardProps) {
  const stay = useStayAt(BOARD_ID)
  const { kind, program_data, leaders, is_listed } = board
  const title =
    kind === 'organisation'
      ? m.awareness_tracking_board_organisation()
      : m.awareness_tracking_board_individual()
  return (
    <section className={styles.part} aria-labelledby={BOARD_ID}>
      <h2 id={BOARD_ID} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.help}>{m.awareness_tracking_board_help({ program: program_data.title })}</p>
      <p className={styles.standing}>{standing(board)}</p>
      {leaders.length > 0 ? (
        <DataTable
          caption={title}
          columns={columnsFor(program_data.name)}
          rows={leaders}
          keyOf={(leader) => leader.id}
          path={path}
          search={{}}
        />
      ) : (
        <p className={styles.help}>{m.awareness_tracking_board_none()}</p>
      )}
      <Form key={String(is_listed)} call="POST /program/leader-board/" next={`#${BOARD_ID}`} onSent={stay}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="second" size="normal" name="is_listed" value={String(!is_listed)}>
          {is_listed ? m.awareness_tracking_board_leave() : m.awareness_tracking_board_join()}
        </SubmitButton>
      </Form>
    </section>
  )
}

function standing({ is_listed, own_rank, campaigns_count }: LeaderBoard): string {
  if (!is_listed) return m.awareness_tracking_board_off()
  if (own_rank === null) return m.awareness_tracking_board_not_yet()
  return m.awareness_tracking_board_own({ rank: own_rank, count: numberLabel(campaigns_count) })
}

const columnsFor = (program_name: string): readonly Column<Leader>[] => [
  {
    key: 'rank',
    label: m.awareness_tracking_board_rank,
    cell: ({ rank }) => numberLabel(rank),
  },
  {
    key: 'who',
    label: m.awareness_tracking_board_who,
    isHead: true,
    cell: (leader) => <Who leader={leader} program_name={program_name} />,
  },
  {
    key: 'completed',
    label: m.awareness_tracking_completed,
    isNumber: true,
    cell: ({ completions_count }) => numberLabel(completions_count),
  },
]

function Who({ leader, program_name }: { leader: Leader; program_name: string }) {
  const { display_name, organisation_name, username, is_mine } = leader
  return (
    <>
      <AddressLink href={landingAddress({ ...leader, program_name })}>{display_name}</AddressLink>{' '}
      {is_mine ? <TypeBadge tone="leaf">{m.awareness_tracking_board_you()}</TypeBadge> : null}
      {organisation_name && organisation_name !== display_name ? (
        <SoftLine>
          {username ? m.awareness_tracking_board_of({ organisation: organisation_name }) : organisation_name}
        </SoftLine>
      ) : null}
    </>
  )
}
