import { type Fields, fieldText, isTicked } from '#contract/page-form.ts'
import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { MOST_GOAL } from '../../awareness-programs.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

/** The initial values of a landing page's form. */
export function toForm({ display_name, message, goal, organisation_name }: Subscription) {
  return { display_name, message, goal: String(goal), organisation_name: organisation_name ?? '' }
}

/** The part of the form that the landing page shows. */
export interface ShownLanding {
  display_name: string
  /** Null for a person's own campaign. */
  organisation_name: string | null
  message: string
  goal: number
  logo: string | null
  cover: string | null
}

/** The initial preview, including an unsaved draft. */
export function beganWith(campaign: Subscription, draft: DraftFields | undefined): ShownLanding {
  const { logo, cover } = campaign
  const of = (name: 'display_name' | 'message' | 'goal') => draft?.[name]?.[0] ?? toForm(campaign)[name]
  const organisation_name = draft?.organisation_name?.[0] ?? campaign.organisation_name
  const goal = goalIn(of('goal'))
  return { display_name: of('display_name'), organisation_name, message: of('message'), goal, logo, cover }
}

/** The preview of the current form. New pictures are object URLs. */
export function shownIn(
  fields: Fields,
  saved: Pick<Subscription, 'logo' | 'cover' | 'organisation_name'>,
  chosen: { logo?: string | undefined; cover?: string | undefined },
): ShownLanding {
  const picture = (name: 'logo' | 'cover') =>
    chosen[name] ?? (isTicked(fields, `remove_${name}`) ? null : saved[name])
  return {
    display_name: fieldText(fields, 'display_name'),
    // Only an organisation's own campaign has this field.
    organisation_name: fieldText(fields, 'organisation_name') || saved.organisation_name,
    message: fieldText(fields, 'message'),
    goal: goalIn(fieldText(fields, 'goal')),
    logo: picture('logo'),
    cover: picture('cover'),
  }
}

/** An invalid goal is shown as 1. */
function goalIn(words: string): number {
  const goal = Math.round(Number(words))
  return goal >= 1 && goal <= MOST_GOAL ? goal : 1
}
