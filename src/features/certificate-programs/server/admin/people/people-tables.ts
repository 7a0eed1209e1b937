import type { TextLanguage } from '#contract/wire.ts'
import type { FileTable } from '#foundation/admin-kit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import { m } from '#messages/messages.js'
import type { Cell } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProgramOfPeople, Stand } from '../../../admin-course-people.contract.ts'
import { CohortNotFound } from '../admin-programs.errors.ts'
import { getCohort } from './get-cohort.ts'
import { listParticipants } from './list-participants.ts'

interface Of {
  id: number
  language: TextLanguage
  now: Date
}
const ALL = { limit: null, offset: 0 }

/** The participants, as a CSV table. @throws NotAllowed, ProgramNotFound */
export async function peopleTable(db: Db, viewer: Editor, of: Of): Promise<FileTable> {
  const { program, people } = await listParticipants(db, viewer, { ...of, ...ALL })
  return {
    name: `people-${of.id}`,
    heads: heads(program),
    rows: people.map((person) => [person.name, person.email, ...cells(program, person)]),
  }
}

/** The members of a cohort, as a CSV table. @throws NotAllowed, CohortNotFound */
export async function cohortTable(
  db: Db,
  viewer: Editor,
  { program_id, ...of }: Of & { program_id: number },
): Promise<FileTable> {
  const { program, members } = await getCohort(db, viewer, { ...of, ...ALL })
  if (program.id !== program_id) throw new CohortNotFound()
  return {
    name: `cohort-${of.id}`,
    heads: heads(program),
    rows: members.map(({ name, email, stand }) => [name, email, ...cells(program, stand)]),
  }
}

const heads = ({ modules }: ProgramOfPeople) => [
  m.admin_name(),
  m.admin_email(),
  m.admin_program_since(),
  m.status_label(),
  m.admin_program_modules_done(),
  m.admin_program_minutes_done(),
  m.admin_program_finished(),
  ...modules.map(({ title }) => title),
]

/** Empty for people who aren't enrolled. */
function cells({ modules }: ProgramOfPeople, stand: Stand | null): Cell[] {
  if (!stand) return ['', '', '', '', '', ...modules.map(() => '')]
  const { since, label, modules_done, minutes_done, finished_at } = stand
  const labels = new Map(stand.modules.map((module) => [module.id, module.label]))
  return [
    since,
    label,
    modules_done,
    minutes_done,
    finished_at,
    ...modules.map(({ id }) => labels.get(id) ?? ''),
  ]
}
