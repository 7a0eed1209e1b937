import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { ordinalDate } from '#ui-kit/dates.ts'
import { lengthLabel } from '../../length-label.contract.ts'
import { openBadgesContract } from '../../open-badges.contract.ts'
import { printedCode } from '../certificate-code.ts'
import { kindOf } from '../certificate-kind.ts'
import type { IssuedCertificate } from '../certificates.queries.ts'
import { certificateAddress, modulesIn, textIn } from '../issued-sheet.ts'
import { secondsOf } from './badge-signer.ts'

const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', OPEN_BADGES] as const

/** Names the issuer; its profile is read there. */
export const issuerAddress = (publicUrl: string) => `${publicUrl}${openBadgesContract.badgeIssuer.path}`
/** Names the key that badges are signed by. */
export const keyAddress = (publicUrl: string) => `${issuerAddress(publicUrl)}#badges`

/** Who issues, as part of a credential. */
function issuer(publicUrl: string) {
  const { legalName, email } = product.organisation
  return { id: issuerAddress(publicUrl), type: ['Profile'], name: legalName.en, url: publicUrl, email }
}

/** The profile with its key, as those who check a badge read it (Controlled Identifiers 1.0). */
export function issuerProfile({ publicUrl, publicKey }: { publicUrl: string; publicKey: string }) {
  const key = keyAddress(publicUrl)
  return {
    '@context': ['https://www.w3.org/ns/cid/v1', OPEN_BADGES],
    ...issuer(publicUrl),
    verificationMethod: [
      { id: key, type: 'Multikey', controller: issuerAddress(publicUrl), publicKeyMultibase: publicKey },
    ],
    assertionMethod: [key],
  }
}

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0, section 6). Its holder is known by the name on it alone.
 */
export function openBadge(certificate: IssuedCertificate, publicUrl: string) {
  const { language, holder_name, issued_at } = certificate
  const [name] = textIn(certificate.title, language)
  return {
    '@context': CONTEXT,
    id: badgeId(publicUrl, certificate),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: issuer(publicUrl),
    validFrom: secondsOf(issued_at),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: holder_name, identityType: 'name' },
      ],
      achievement: {
        id: achievementId(certificate, publicUrl),
        type: ['Achievement'],
        achievementType: certificate.modules ? 'CertificateOfCompletion' : 'Certificate',
        name,
        description: descriptionOf(certificate),
        criteria: { id: certificateAddress(publicUrl, certificate), narrative: criteriaOf(certificate) },
        inLanguage: language,
      },
    },
    credentialStatus: { id: statusId(publicUrl, certificate), type: '1EdTechRevocationList' },
  }
}

/** What a badge's status leads to: itself, where it counts no more (1EdTech Revocation List 1.0). */
export function badgeStatus(certificate: IssuedCertificate, publicUrl: string) {
  const revoked = { id: badgeId(publicUrl, certificate), revoked: true }
  return {
    id: statusId(publicUrl, certificate),
    issuer: issuerAddress(publicUrl),
    revokedCredential: certificate.revoked_at ? [revoked] : [],
  }
}

type OfCode = Pick<IssuedCertificate, 'code'>
const badgeId = (publicUrl: string, { code }: OfCode) =>
  `${publicUrl}${openBadgesContract.badgeFile.path}?code=${printedCode(code)}`
const statusId = (publicUrl: string, { code }: OfCode) =>
  `${publicUrl}${openBadgesContract.badgeStatus.path}?code=${printedCode(code)}`

/** The id of the achievement, one for all who hold it, while the event or program is there. */
function achievementId(certificate: IssuedCertificate, publicUrl: string): string {
  const { event_id, program_id } = certificate
  if (event_id !== null) return `${publicUrl}/events/details/${event_id}`
  if (program_id !== null) return `${publicUrl}/certificate-programs/details/program/${program_id}`
  return `${certificateAddress(publicUrl, certificate)}#achievement`
}

function descriptionOf(certificate: IssuedCertificate): string {
  const { title, minutes, held_on, language } = certificate
  const facts = {
    title: textIn(title, language)[0],
    length: lengthLabel(minutes, language),
    date: ordinalDate(held_on, 'UTC', language),
  }
  const inLanguage = { locale: language }
  const kind = kindOf(certificate)
  if (kind === 'participation') return m.badge_participation(facts, inLanguage)
  return kind === 'program' ? m.badge_program(facts, inLanguage) : m.badge_event(facts, inLanguage)
}

/** What the badge was earned for; of a program, its modules, one a line. */
function criteriaOf(certificate: IssuedCertificate): string {
  const { modules, language } = certificate
  const inLanguage = { locale: language }
  if (kindOf(certificate) === 'participation') return m.badge_criteria_participation({}, inLanguage)
  const lines = modulesIn(modules, language)?.map(({ title, minutes, done_on }, index) => {
    const facts = [lengthLabel(minutes, language), done_on ? ordinalDate(done_on, 'UTC', language) : '']
    return `${index + 1}. ${title} (${facts.filter(Boolean).join(' · ')})`
  })
  return lines
    ? [m.badge_criteria_program({}, inLanguage), ...lines].join('\n')
    : m.badge_criteria_event({}, inLanguage)
}
