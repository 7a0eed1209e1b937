import { Ajv2019 } from 'ajv/dist/2019.js'
import ajvFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { officialBadgeSchema } from '#tests/support/official-badge-schema.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendedEvent } from '../../testing/attended-event.ts'
import { removeEvent } from '../../testing/change-facts.queries.ts'
import { createFinishedProgram } from '../../testing/finished-program.ts'
import { openBadgeSchema } from '../../testing/open-badge-schema.ts'
import { isGenuine } from '../../testing/verify-badge.ts'
import { issueCertificate, issueProgramCertificate, maskHolder, revokeCertificate } from '../index.ts'

const test = testApp()
const PATH = '/v2/event/certificate/badge/'
const badge = (code: string) => test.app.inject(`${PATH}?code=${encodeURIComponent(code)}`)
const profile = async () => (await test.app.inject('/v2/event/certificate/issuer/')).json()

const official = officialBadgeSchema()
const schemas = official ? [openBadgeSchema, official] : [openBadgeSchema]

/** The badge's violations of the schemas. */
function faultsOf(credential: unknown) {
  return schemas.flatMap((schema) => {
    const ajv = new Ajv2019({ strict: false, allErrors: true })
    ajvFormats.default(ajv)
    const validate = ajv.compile(schema)
    return validate(credential) ? [] : (validate.errors ?? [])
  })
}

async function certified(language: 'en' | 'hi' = 'en') {
  const asha = await createPerson(test)
  const wanted = { user_id: asha.id, holder_name: 'Asha Verma', language, now: test.clock.now() } as const
  const program = await createFinishedProgram(test.db, {
    title: { en: 'Calm school', hi: 'शांत विद्यालय' },
    people: [asha],
    modules: [{ title: 'Seeing', minutes: 90 }, { title: 'Doing' }],
  })
  const event_id = await createAttendedEvent(test.db, { title: 'Calm nights', people: [asha] })
  return {
    asha,
    event_id,
    ofProgram: await issueProgramCertificate(test.db, { ...wanted, program_id: program.id }),
    ofEvent: await issueCertificate(test.db, { ...wanted, event_id }),
  }
}

describe('a certificate as an Open Badge', () => {
  it('says what the paper says, after Open Badges 3.0', async () => {
    const { asha, ofProgram, ofEvent } = await certified()
    const answer = await badge(ofProgram.code)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/vc+json'),
      'content-disposition': `attachment; filename="${ofProgram.number}.json"`,
      'x-robots-tag': 'noindex',
    })
    const credential = answer.json()
    expect(credential).toMatchObject({
      name: 'Calm school',
      validFrom: '2026-01-15T06:30:00Z',
      credentialSubject: {
        identifier: [{ identityHash: 'Asha Verma', identityType: 'name' }],
        achievement: {
          achievementType: 'CertificateOfCompletion',
          description: 'Completed the program “Calm school”: 2.5 hours, finished on 15th Jan, 2026.',
        },
      },
    })
    const { narrative } = credential.credentialSubject.achievement.criteria
    expect(narrative.split('\n').slice(1)).toEqual([
      '1. Seeing (1.5 hours · 15th Jan, 2026)',
      '2. Doing (1 hour · 15th Jan, 2026)',
    ])
    expect(answer.body).not.toContain(asha.email)
    expect(faultsOf(credential)).toEqual([])
    expect(faultsOf((await badge(ofEvent.code)).json())).toEqual([])
    const { credentialSubject: _, ...without } = credential
    expect(faultsOf(without)).not.toEqual([])
  })

  it('is signed: the published key proves it, and no other word fits the signature', async () => {
    const { ofProgram, ofEvent } = await certified('hi')
    const issuer = await profile()
    const credential = (await badge(ofProgram.code)).json()
    expect(isGenuine(credential, issuer)).toBe(true)
    expect(isGenuine((await badge(ofEvent.code)).json(), issuer)).toBe(true)
    expect((await badge(ofProgram.code)).json()).toEqual(credential)
    const altered = structuredClone(credential)
    altered.credentialSubject.identifier[0].identityHash = 'Ravi Verma'
    expect(isGenuine(altered, issuer)).toBe(false)
    const [proof] = credential.proof
    expect(isGenuine({ ...credential, proof: [{ ...proof, created: '2020-01-01T00:00:00Z' }] }, issuer)).toBe(
      false,
    )
    const { id, verificationMethod } = issuer
    expect([credential.issuer.id, proof.verificationMethod]).toEqual([id, verificationMethod[0].id])
    expect(id).toBe('http://localhost:3000/v2/event/certificate/issuer/')
  })

  it('is gone once it was taken back, and its status says so to whoever kept it', async () => {
    const { ofProgram } = await certified()
    const credential = (await badge(ofProgram.code)).json()
    const status = async () =>
      (await test.app.inject(credential.credentialStatus.id.replace('http://localhost:3000', ''))).json()
    expect(await status()).toEqual({
      id: credential.credentialStatus.id,
      issuer: credential.issuer.id,
      revokedCredential: [],
    })
    await revokeCertificate(test.db, { id: ofProgram.id, reason: 'By mistake', now: test.clock.now() })
    const answer = await badge(ofProgram.code)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([410, 'BadgeRevoked'])
    expect((await status()).revokedCredential).toEqual([{ id: credential.id, revoked: true }])
    expect(JSON.stringify(await status())).not.toContain('mistake')
  })

  it('masks the name of somebody who left, and stays when the event is gone', async () => {
    const { asha, event_id, ofEvent } = await certified()
    await maskHolder(test.db, asha.id)
    await removeEvent(test.db, event_id)
    const credential = (await badge(ofEvent.code)).json()
    expect(credential.credentialSubject.identifier[0].identityHash).toBe('A former member')
    expect(faultsOf(credential)).toEqual([])
    expect(isGenuine(credential, await profile())).toBe(true)
  })

  it.each(['', 'none', 'A'.repeat(100), "' or 1=1 --"])('is not found for %j', async (code) => {
    const answers = [
      await badge(code),
      await test.app.inject(`${PATH}status/?code=${encodeURIComponent(code)}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})
