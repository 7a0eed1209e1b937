import type { Subscription } from '../../subscriptions.contract.ts'
import { campaignPictures } from '../editing/campaign-pictures.ts'
import { landingRevision } from '../editing/landing-revision.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** A campaign in its wire form, for its owner. */
export function toSubscription(row: SubscriptionRow): Subscription {
  const { owner_id, program_id, program_name, program_title, program_publication, ...more } = row
  const { held_at: _, part_of_id, parts_count, parts_completions_count, completions_count, ...rest } = more
  return {
    ...rest,
    ...campaignPictures(row),
    user: owner_id,
    program: program_id,
    program_data: {
      id: program_id,
      name: program_name,
      title: program_title,
      publication: program_publication,
    },
    part_of: part_of_id,
    completions_count: completions_count + parts_completions_count,
    promoters_count: parts_count,
    revision: landingRevision(row),
  }
}
