import { one, pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

const path = '/my-pankh-page'

/** The search of My page for gatherings; upcoming ones by default. */
export interface OwnEventSearch {
  when?: 'past'
  page?: number
  length?: number
}

export const ownEventCatalogue: Catalogue<OwnEventSearch> = {
  path,
  resets: [],
  read: (given) => ({ ...(one(given.when) === 'past' ? { when: 'past' } : {}), ...pageIn(given) }),
}

/** The search of My page for recordings. */
export interface OwnFilmSearch {
  tab: 'on-demand'
  page?: number
  length?: number
}

export const ownFilmCatalogue: Catalogue<OwnFilmSearch> = {
  path,
  resets: [],
  read: (given) => ({ tab: 'on-demand', ...pageIn(given) }),
}
