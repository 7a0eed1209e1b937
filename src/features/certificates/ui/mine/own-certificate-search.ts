import { pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

/** The search of My page for certificates. */
export interface OwnCertificateSearch {
  tab: 'certificates'
  page?: number
  length?: number
}

export const ownCertificateCatalogue: Catalogue<OwnCertificateSearch> = {
  path: '/my-pankh-page',
  resets: [],
  read: (given) => ({ tab: 'certificates', ...pageIn(given) }),
}
