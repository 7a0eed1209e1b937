import type { FastifyReply } from 'fastify'
import type { RouteParts } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { openBadgesContract } from '../../open-badges.contract.ts'
import { isCode, readCode } from '../certificate-code.ts'
import { BadgeRevoked, CertificateNotFound } from '../certificates.errors.ts'
import { type IssuedCertificate, selectCertificateByCode } from '../certificates.queries.ts'
import { badgeSigner } from './badge-signer.ts'
import { badgeStatus, issuerProfile, keyAddress, openBadge } from './open-badge.ts'

type Call = (typeof openBadgesContract)[keyof typeof openBadgesContract]

/** For other software: anyone with the code, from any site. */
export function openBadgesRoutes({ app, db, publicUrl, secretKey, formerKeys }: RouteParts): void {
  const badges = badgeSigner(secretKey)
  // Badges that were downloaded under a former key stay valid.
  const former = formerKeys.map((key) => badgeSigner(key).publicKey)

  serveBare(openBadgesContract.badgeFile, async ({ code = '' }, reply) => {
    const certificate = await findByCode(db, code)
    if (certificate.revoked_at) throw new BadgeRevoked()
    const by = { verificationMethod: keyAddress(publicUrl, badges.publicKey), created: certificate.issued_at }
    reply
      .header('content-disposition', `attachment; filename="${certificate.number}.json"`)
      .type('application/vc+json')
    return badges.sign(openBadge(certificate, publicUrl), by)
  })

  serveBare(openBadgesContract.badgeStatus, async ({ code = '' }) =>
    badgeStatus(await findByCode(db, code), publicUrl),
  )

  serveBare(openBadgesContract.badgeIssuer, async () =>
    issuerProfile({ publicUrl, publicKeys: [badges.publicKey, ...former] }),
  )

  function serveBare(
    call: Call,
    answer: (query: { code?: string }, reply: FastifyReply) => Promise<object>,
  ): void {
    const { method, path, summary } = call
    app.route({
      method,
      url: path,
      schema: { summary, tags: ['event'], ...('query' in call ? { querystring: call.query } : {}) },
      handler: async (request, reply) => {
        const bare = await answer(request.query as { code?: string }, reply.type('application/json'))
        reply
          .header('x-robots-tag', 'noindex')
          .header('cache-control', 'no-store')
          .header('access-control-allow-origin', '*')
        return reply.send(JSON.stringify(bare))
      },
    })
  }
}

/** @throws CertificateNotFound */
async function findByCode(db: Db, typed: string): Promise<IssuedCertificate> {
  const code = readCode(typed)
  const found = isCode(code) ? await selectCertificateByCode(db, code) : undefined
  if (!found) throw new CertificateNotFound()
  return found
}
