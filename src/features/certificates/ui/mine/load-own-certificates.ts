import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { keepShown, type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { OwnCertificate } from '../../own-certificates.contract.ts'
import type { Passport } from '../../passport.contract.ts'
import { type OwnCertificateSearch, ownCertificateCatalogue } from './own-certificate-search.ts'

export type ListedCertificates = Listed<OwnCertificate>

export const shownCertificates = keepShown<OwnCertificateSearch, ListedCertificates, never>(() => ({}))

/** The content of this part: the passport, and the list of certificates that it summarises. */
export interface MyCertificatesData {
  passport: Passport | Failure
  list: ListedCertificates | Failure
}

export async function loadMyCertificates(api: Api, given: object): Promise<MyCertificatesData | Failure> {
  const [list, passport] = await Promise.all([
    loadOwnCertificates(api, given),
    api('GET /v2/user/passport/', {}),
  ])
  // If nobody is logged in, both fail and the page asks to log in.
  if ('success' in list && list.status === 401) return list
  return { list, passport: passport.success ? passport.data : passport }
}

/** Loads the viewer's certificates up to the page in the address. */
function loadOwnCertificates(api: Api, given: object): Promise<ListedCertificates | Failure> {
  const search = ownCertificateCatalogue.read({ ...given })
  return loadList<ListedCertificates>({
    page: search.page,
    length: search.length,
    seen: shownCertificates.list(search),
    ask: async (window) => {
      const answer = await api('POST /v2/event/certificate/own/list/', { body: window })
      return answer.success ? listedOf({ ...answer, is_near_match: false }) : answer
    },
  })
}
