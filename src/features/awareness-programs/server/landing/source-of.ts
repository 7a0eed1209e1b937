import { VISIT_SOURCES, type VisitSource } from '../../awareness-programs.contract.ts'

/** The source of a visit, by its link; an invitation's own link always counts as an invitation. */
export function sourceOf({
  utm_source,
  isInvited,
}: {
  utm_source?: string | undefined
  isInvited: boolean
}): VisitSource {
  if (isInvited) return 'invitation'
  const said = utm_source?.toLowerCase()
  // An `invitation` without a token was typed by hand, so it doesn't count as one.
  return VISIT_SOURCES.find((known) => known === said && known !== 'invitation') ?? 'link'
}
