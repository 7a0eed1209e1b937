import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { ownCertificatesContract } from '../../own-certificates.contract.ts'
import { listOwnCertificates } from './list-own-certificates.ts'

export function ownCertificatesRoutes({ serve, viewers }: RouteParts): void {
  serve(ownCertificatesContract.listOwnCertificates, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { page = 1, length = DEFAULT_LENGTH, after } = body
    return listOwnCertificates(db, viewer, { language, page, length, after })
  })
}
