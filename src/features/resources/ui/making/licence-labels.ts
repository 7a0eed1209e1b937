import { m } from '#messages/messages.js'
import type { Licence } from '../../resource-card.contract.ts'

/** Everyday names of the licences. */
export const licenceNames: Record<Licence, () => string> = {
  'CC BY 4.0': m.resource_make_licence_by,
  'CC BY-SA 4.0': m.resource_make_licence_by_sa,
  'CC0 1.0': m.resource_licence_zero,
  'All rights reserved': m.resource_licence_reserved,
}

/** What each licence allows, in plain words. */
export const licenceHelp: Record<Licence, () => string> = {
  'CC BY 4.0': m.resource_licence_by_words,
  'CC BY-SA 4.0': m.resource_licence_by_sa_words,
  'CC0 1.0': m.resource_licence_zero_words,
  'All rights reserved': m.resource_licence_reserved_words,
}
