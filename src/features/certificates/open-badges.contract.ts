import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const ofCode = z.object({ code: z.string().max(100) })

/** Read by other software, so the replies have no envelope of ours: each has its own route. */
export const openBadgesContract = {
  badgeFile: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/badge/',
    summary: 'Returns a certificate as a signed Open Badges 3.0 credential',
    query: ofCode,
    reply: z.any().describe('application/vc+json'),
    errors: ['CertificateNotFound', 'BadgeRevoked'],
  }),
  badgeStatus: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/badge/status/',
    summary: 'Returns whether a badge is still valid, as a 1EdTech Revocation List for that badge',
    query: ofCode,
    reply: z.any().describe('application/json'),
    errors: ['CertificateNotFound'],
  }),
  badgeIssuer: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/issuer/',
    summary: 'Returns the issuer of the badges, with the public key for verifying them',
    reply: z.any().describe('application/json'),
  }),
}
