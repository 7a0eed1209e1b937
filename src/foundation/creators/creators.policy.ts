/** What the viewer may do on a person's page. Nobody can follow, block or report themselves. */
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
 * Only people themselves may read their followers and whom they follow, which shows what a parent is looking for
 * (docs/decisions/023).
 */
export const mayReadPeopleOf = (viewer: { id: number }, user_id: number) => viewer.id === user_id
