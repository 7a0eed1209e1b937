import type { TextLanguage } from '#contract/wire.ts'
import { selectOwnFacts, withEventCards } from '#features/events/server/index.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'

const toAVisitor = { isSelected: false, user_event_status: 'Not Registered', registration: null } as const

interface Wanted {
  ids: readonly number[]
  language: TextLanguage
  now: Date
}

/** Events with the viewer's relation to each, by their ids; drafts are left out. Two queries, however many events. */
export async function findModuleEvents(
  db: Db,
  viewer: Pick<Viewer, 'id'> | null,
  { ids, language, now }: Wanted,
): Promise<Map<number, ModuleEvent>> {
  const cards = await withEventCards(
    db,
    ids.map((id) => ({ id })),
    { language, now },
  )
  const own = viewer ? await selectOwnFacts(db, { ids, user_id: viewer.id, now }) : []
  const ownOf = new Map(own.map(({ id, film: _film, ...facts }) => [id, facts]))
  return new Map(
    cards.map((card) => {
      const facts = ownOf.get(card.id)
      const isClosed = ['Cancelled', 'In Transit', 'Over'].includes(card.status)
      const personal = facts ? { ...facts, isSelected: facts.registration !== null } : toAVisitor
      return [card.id, { ...card, ...personal, is_open: !isClosed }]
    }),
  )
}
