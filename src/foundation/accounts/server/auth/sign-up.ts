import type { Db } from '#platform/db/database.ts'
import { EmailIsTaken, OccupationNotFound } from '../accounts.errors.ts'
import { findUserByEmail, insertUser } from '../people/users.queries.ts'
import { asMobile } from '../profile/mobile-number.ts'
import { findOccupation } from '../profile/occupations.queries.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { usernamesFor } from './usernames.ts'

export interface SignUp {
  first_name: string
  last_name: string
  email: string
  mobile?: string | undefined
  country_code?: string | undefined
  password: string
  occupation_id: number
  school_name?: string | undefined
  is_whatsapp_notification?: boolean | undefined
  promotional_notification?: boolean | undefined
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
  term?: string | undefined
  content?: string | undefined
  referrer?: string | undefined
  referring_domain?: string | undefined
  gclid?: string | undefined
  referral_code?: string | undefined
}

/**
 * Creates an account; the occupation chosen now stays its user type. Parallel sign-ups with one email create one
 * account.
 * @throws PasswordIsTooCommon, MobileIsNotValid, OccupationNotFound, EmailIsTaken
 */
export async function signUp(db: Db, form: SignUp): Promise<number> {
  refuseCommonPassword(form.password)
  const country_code = form.country_code || 'IN'
  const mobile = asMobile(form.mobile, country_code)
  const occupation = await findOccupation(db, { id: form.occupation_id })
  if (!occupation) throw new OccupationNotFound()
  const password_hash = await hashPassword(form.password)
  for (const username of usernamesFor(form.first_name, form.last_name)) {
    const id = await insertUser(db, {
      email: form.email,
      password_hash,
      username,
      first_name: form.first_name,
      last_name: form.last_name,
      mobile,
      country_code,
      occupation_id: occupation.id,
      user_type_id: occupation.id,
      school_name: occupation.asks_for_school ? form.school_name || null : null,
      is_whatsapp_notification: form.is_whatsapp_notification ?? false,
      is_promotional: form.promotional_notification ?? false,
      utm_source: form.source || 'Direct',
      utm_medium: form.medium || 'None',
      utm_campaign: form.campaign || 'None',
      utm_term: form.term || null,
      utm_content: form.content || null,
      referrer: form.referrer || null,
      referring_domain: form.referring_domain || null,
      gclid: form.gclid || null,
      referral_code: form.referral_code || null,
    })
    if (id !== undefined) return id
    if (await findUserByEmail(db, form.email)) throw new EmailIsTaken()
  }
  throw new EmailIsTaken()
}
