import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const ofCode = z.object({ code: z.string().max(100) })

/** Read by other software, so the replies have no envelope of ours: each has its own route. */
export const openBadgesContract = {
  badgeFile: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/badge/',
    summary: 'A certificate as a signed credential of Open Badges 3.0',
    query: ofCode,
    reply: z.any().describe('application/vc+json'),
    errors: ['CertificateNotFound', 'BadgeRevoked'],
  }),
  badgeStatus: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/badge/status/',
    summary: "Whether a badge still counts: a 1EdTech Revocation List of that one's own",
    query: ofCode,
    reply: z.any().describe('application/json'),
    errors: ['CertificateNotFound'],
  }),
  badgeIssuer: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/issuer/',
    summary: 'Who issues our badges, with the public key that they are checked by',
    reply: z.any().describe('application/json'),
  }),
}
