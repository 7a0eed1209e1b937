import { type Fields, fieldText, isTicked } from '#contract/page-form.ts'
import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { MOST_GOAL } from '../../awareness-programs.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

/** What the form of a landing page begins with. */
export function toForm({ display_name, message, goal, organisation_name }: Subscription) {
  return { display_name, message, goal: String(goal), organisation_name: organisation_name ?? '' }
}

/** What a landing page shows of its form. */
export interface ShownLanding {
  display_name: string
  /** Null for a campaign of a person alone. */
  organisation_name: string | null
  message: string
  goal: number
  logo: string | null
  cover: string | null
}

/** What was written before and never sent is what the form begins with. */
export function beganWith(campaign: Subscription, draft: DraftFields | undefined): ShownLanding {
  const { logo, cover } = campaign
  const of = (name: 'display_name' | 'message' | 'goal') => draft?.[name]?.[0] ?? toForm(campaign)[name]
  const organisation_name = draft?.organisation_name?.[0] ?? campaign.organisation_name
  const goal = goalIn(of('goal'))
  return { display_name: of('display_name'), organisation_name, message: of('message'), goal, logo, cover }
}

/** The page as the form stands. Pictures are addresses of what was chosen just now. */
export function shownIn(
  fields: Fields,
  saved: Pick<Subscription, 'logo' | 'cover' | 'organisation_name'>,
  chosen: { logo?: string | undefined; cover?: string | undefined },
): ShownLanding {
  const picture = (name: 'logo' | 'cover') =>
    chosen[name] ?? (isTicked(fields, `remove_${name}`) ? null : saved[name])
  return {
    display_name: fieldText(fields, 'display_name'),
    // Only an organisation's own campaign has that field.
    organisation_name: fieldText(fields, 'organisation_name') || saved.organisation_name,
    message: fieldText(fields, 'message'),
    goal: goalIn(fieldText(fields, 'goal')),
    logo: picture('logo'),
    cover: picture('cover'),
  }
}

/** A goal that makes no sense is shown as the least one. */
function goalIn(words: string): number {
  const goal = Math.round(Number(words))
  return goal >= 1 && goal <= MOST_GOAL ? goal : 1
}
