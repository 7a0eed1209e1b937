import type { CampaignKind } from './awareness-programs.contract.ts'

interface Named {
  kind: CampaignKind
  display_name: string
  /** The organisation's name, of the campaign itself or of the one that it is part of. */
  organisation_name: string | null
}

/**
 * Who invites: the name that was chosen, else the organisation's, whose own campaign this has to be: no promoter speaks
 * in its name. Empty where there is neither.
 */
export const promoterName = ({ kind, display_name, organisation_name }: Named): string =>
  display_name || (kind === 'organisation' ? (organisation_name ?? '') : '')
