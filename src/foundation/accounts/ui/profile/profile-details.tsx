import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { CircleAlert, CircleCheck } from '#ui-kit/icons.ts'
import type { OwnDetails } from '../../own-account.contract.ts'
import { numberWithoutCode } from '../fields/countries.ts'
import { genderName } from './gender-name.ts'
import styles from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'

export function ProfileDetails({ me }: { me: OwnDetails }) {
  const asksForSchool = me.occupations.some(
    ({ id, asks_for_school }) => id === me.occupation_id && asks_for_school,
  )
  return (
    <ProfilePart id="my-details" title={m.profile_details()}>
      <dl className={styles.list}>
        <Row term={m.profile_email()}>
          <span className={styles.long}>{me.email}</span>
          {me.is_otp_verified ? (
            <span className={styles.confirmed}>
              <CircleCheck />
              {m.profile_email_confirmed()}
            </span>
          ) : (
            <a href="#confirm-email" className={styles.open}>
              <CircleAlert />
              {m.profile_email_not_confirmed()}
            </a>
          )}
        </Row>
        <Row term={m.auth_mobile()}>{spacedPhone(me)}</Row>
        <Row term={m.profile_occupation()}>{me.occupation}</Row>
        {asksForSchool ? <Row term={m.profile_school()}>{me.school_name}</Row> : null}
        <Row term={m.profile_gender()}>{me.gender && genderName(me.gender)}</Row>
        <Row term={m.profile_username()}>{me.username}</Row>
      </dl>
    </ProfilePart>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.none}>{m.profile_not_given()}</span>}</dd>
    </div>
  )
}

/** `+91 9876543210`. */
function spacedPhone({ mobile, country_code }: OwnDetails): string | null {
  if (!mobile) return null
  const number = numberWithoutCode(mobile, country_code)
  return number === mobile ? mobile : `${mobile.slice(0, mobile.length - number.length)} ${number}`
}
