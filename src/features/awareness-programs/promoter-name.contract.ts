import type { CampaignKind } from './awareness-programs.contract.ts'

interface Named {
  kind: CampaignKind
  display_name: string
  /** The organisation's name: the campaign's own, or that of the campaign it belongs to. */
  organisation_name: string | null
}

/**
 * Who invites: the chosen name, else the organisation's name on its own campaign only, as promoters don't speak for
 * it. Empty if there is neither.
 */
export const promoterName = ({ kind, display_name, organisation_name }: Named): string =>
  display_name || (kind === 'organisation' ? (organisation_name ?? '') : '')
