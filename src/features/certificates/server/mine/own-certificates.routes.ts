import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { Serve } from '#platform/http/serve.ts'
import { ownCertificatesContract } from '../../own-certificates.contract.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { listOwnCertificates } from './list-own-certificates.ts'

export function ownCertificatesRoutes(serve: Serve, { viewers }: CertificateParts): void {
  serve(ownCertificatesContract.listOwnCertificates, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { page = 1, length = DEFAULT_LENGTH, after } = body
    return listOwnCertificates(db, viewer, { language, page, length, after })
  })
}
