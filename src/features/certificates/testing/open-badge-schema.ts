import { TEXT_LANGUAGES } from '#contract/language.ts'

/**
 * The part of Open Badges 3.0 (1EdTech, sections 6 and B.1) that our badges use, as a schema in our own words: the
 * official file may not be redistributed. If its path is in OPEN_BADGES_SCHEMA, the tests check it too.
 */
const text = { type: 'string', minLength: 1 }
const address = { type: 'string', format: 'uri' }
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$',
  format: 'date-time',
}
const typed = (...names: string[]) => ({
  type: 'array',
  items: text,
  allOf: names.map((name) => ({ contains: { const: name } })),
})
const exactly = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

const issuer = exactly({ id: address, type: typed('Profile'), name: text, url: address, email: text })

const achievement = exactly({
  id: address,
  type: typed('Achievement'),
  achievementType: { enum: ['Certificate', 'CertificateOfCompletion'] },
  name: text,
  description: text,
  criteria: exactly({ id: address, narrative: text }),
  inLanguage: { enum: TEXT_LANGUAGES },
})

const identifier = exactly({
  type: { const: 'IdentityObject' },
  hashed: { type: 'boolean' },
  identityHash: text,
  identityType: { const: 'name' },
})

const proof = exactly({
  '@context': { type: 'array' },
  type: { const: 'DataIntegrityProof' },
  cryptosuite: { const: 'eddsa-jcs-2022' },
  created: moment,
  verificationMethod: address,
  proofPurpose: { const: 'assertionMethod' },
  proofValue: { type: 'string', pattern: '^z[1-9A-HJ-NP-Za-km-z]+$' },
})

export const openBadgeSchema = exactly({
  '@context': {
    type: 'array',
    items: [
      { const: 'https://www.w3.org/ns/credentials/v2' },
      { const: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json' },
    ],
    minItems: 2,
    additionalItems: false,
  },
  id: address,
  type: typed('VerifiableCredential', 'OpenBadgeCredential'),
  name: text,
  issuer,
  validFrom: moment,
  credentialSubject: exactly({
    type: typed('AchievementSubject'),
    identifier: { type: 'array', minItems: 1, items: identifier },
    achievement,
  }),
  credentialStatus: exactly({ id: address, type: { const: '1EdTechRevocationList' } }),
  proof: { type: 'array', minItems: 1, items: proof },
})
