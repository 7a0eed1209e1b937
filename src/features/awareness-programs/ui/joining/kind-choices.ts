import { m } from '#messages/messages.js'
import { type Icon, UserRound, UsersRound } from '#ui-kit/icons.ts'
import type { CampaignKind } from '../../awareness-programs.contract.ts'

/** Who can run a campaign: labels and explanations. */
export const kindChoices: readonly {
  kind: CampaignKind
  label: () => string
  help: () => string
  icon: Icon
}[] = [
  {
    kind: 'individual',
    label: m.awareness_joining_individual,
    help: m.awareness_joining_individual_help,
    icon: UserRound,
  },
  {
    kind: 'organisation',
    label: m.awareness_joining_organisation,
    help: m.awareness_joining_organisation_choice_help,
    icon: UsersRound,
  },
]
