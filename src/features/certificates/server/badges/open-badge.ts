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

/** Identifies the issuer, whose profile is served there. */
export const issuerAddress = (publicUrl: string) => `${publicUrl}${openBadgesContract.badgeIssuer.path}`
/** Identifies the key that signs badges. */
export const keyAddress = (publicUrl: string, publicKey: string) => `${issuerAddress(publicUrl)}#${publicKey}`

/** The issuer, as part of a credential. */
function issuer(publicUrl: string) {
  const { legalName, email } = product.organisation
  return { id: issuerAddress(publicUrl), type: ['Profile'], name: legalName.en, url: publicUrl, email }
}

/** The issuer's profile with its key, for verifiers of badges (Controlled Identifiers 1.0). */
export function issuerProfile({ publicUrl, publicKeys }: { publicUrl: string; publicKeys: string[] }) {
  const controller = issuerAddress(publicUrl)
  const methods = publicKeys.map((publicKeyMultibase) => ({
    id: keyAddress(publicUrl, publicKeyMultibase),
    type: 'Multikey',
    controller,
    publicKeyMultibase,
  }))
  return {
    '@context': ['https://www.w3.org/ns/cid/v1', OPEN_BADGES],
    ...issuer(publicUrl),
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  }
}

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0, section 6). The name on it is all that identifies its
 * holder.
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

/** The status document of a badge: lists it if it is revoked (1EdTech Revocation List 1.0). */
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

/** The id of the achievement, shared by everyone who has it, as long as the event or program exists. */
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

/** What the badge was earned for; for a program, its modules, one per line. */
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
