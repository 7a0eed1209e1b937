import { VISIT_SOURCES, type VisitSource } from '../../awareness-programs.contract.ts'

/** How somebody came, as the link says; an invitation's own link is one whatever it says. */
export function sourceOf({
  utm_source,
  isInvited,
}: {
  utm_source?: string | undefined
  isInvited: boolean
}): VisitSource {
  if (isInvited) return 'invitation'
  const said = utm_source?.toLowerCase()
  // Whoever writes it by hand was not invited.
  return VISIT_SOURCES.find((known) => known === said && known !== 'invitation') ?? 'link'
}
