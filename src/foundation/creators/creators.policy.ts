/** What somebody may do on a person's page; nobody follows, blocks or reports themselves. */
export function creatorAbilities(
  viewer: { id: number } | null,
  creator: { id: number; is_hidden: boolean; is_blocked: boolean },
) {
  const isOwn = viewer?.id === creator.id
  return {
    edit: isOwn,
    follow: !isOwn && !creator.is_blocked,
    report: !isOwn && !creator.is_hidden,
    block: viewer !== null && !isOwn,
  }
}

/**
 * Whether somebody may read whom a person follows. Only oneself: it tells what a parent looks for
 * (docs/decisions/023).
 */
export const mayReadPeopleOf = (viewer: { id: number }, user_id: number) => viewer.id === user_id
