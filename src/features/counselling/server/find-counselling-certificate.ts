import { isCode, readCode } from '#features/certificates/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CounsellingCertificate } from '../counselling.contract.ts'
import { type CounsellingRecord, selectCounsellingRecord } from './counselling.queries.ts'
import { dayOf, emailOf, topicKey } from './counselling-keys.ts'

/** The parts of an address; `email` is the last one, which can be a code. */
export interface AddressParts {
  topic: string
  speaker_id: string
  date: string
  email: string
}

/**
 * The record for an address. The name in the address is never trusted or shown, only the recorded one. Null for any
 * mismatch, so that nobody learns which part was wrong.
 */
export async function findCounsellingRecord(
  db: Db,
  { topic, speaker_id, date, email }: AddressParts,
): Promise<CounsellingRecord | null> {
  const code = readCode(email)
  const found = await selectCounsellingRecord(db, {
    code: isCode(code) ? code : '',
    topic_key: topicKey(topic),
    speaker_id: speaker_id.replaceAll('\0', ' ').trim(),
    held_on: dayOf(date),
    email: emailOf(email),
  })
  return found ?? null
}

/** The certificate for an address; it never shows the email. */
export async function findCounsellingCertificate(
  db: Db,
  parts: AddressParts,
): Promise<CounsellingCertificate | null> {
  const found = await findCounsellingRecord(db, parts)
  if (!found) return null
  const { code, holder_name, topic, speaker_name, minutes, held_on } = found
  return { code, holder_name, topic, speaker_name, minutes, held_on }
}
