/** What somebody may do on a person's page; nobody follows or reports themselves. */
export function creatorAbilities(viewer: { id: number } | null, creator: { id: number; is_hidden: boolean }) {
  const isOwn = viewer?.id === creator.id
  return { edit: isOwn, follow: !isOwn, report: !isOwn && !creator.is_hidden }
}

/** Whom a parent follows tells what they look for: the names are theirs alone (docs/decisions/023). */
export const mayReadPeopleOf = (viewer: { id: number }, user_id: number) => viewer.id === user_id
