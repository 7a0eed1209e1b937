import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { Names } from '#ui-kit/names.tsx'
import { lengthLabel } from '../../length-label.contract.ts'
import type { Passport } from '../../passport.contract.ts'
import { DownloadLink } from '../download-link.tsx'
import styles from './passport-part.module.css'

/** What the viewer has learned, across all their certificates. */
export function PassportPart({ passport }: { passport: Passport | Failure }) {
  return (
    <section className={styles.passport} aria-labelledby="my-passport">
      <h3 id="my-passport">{m.passport_title()}</h3>
      {'success' in passport ? (
        <p>
          {m.passport_failed()} {passport.data.message}
        </p>
      ) : passport.certificates_count === 0 ? (
        <p>{m.passport_none()}</p>
      ) : (
        <Learned passport={passport} />
      )}
      <p className={styles.note}>{m.passport_not_cre()}</p>
    </section>
  )
}

function Learned({ passport: { certificates_count, minutes, outcomes, skills } }: { passport: Passport }) {
  return (
    <>
      <p>
        {m.passport_hours()}: <b className={styles.hours}>{lengthLabel(minutes)}</b> ·{' '}
        {m.passport_certificates({ count: certificates_count })}
      </p>
      <p className={styles.note}>{m.passport_once()}</p>
      {outcomes.length > 0 && (
        <div>
          <h4>{m.passport_own_outcomes()}</h4>
          <ul>
            {outcomes.map(({ text, text_language }) => (
              <li key={text} lang={text_language}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {skills.length > 0 && (
        <p>
          {m.passport_own_skills()}: <Names names={skills} />
        </p>
      )}
      <DownloadLink address="/v2/user/passport/pdf/">{m.passport_download()}</DownloadLink>
    </>
  )
}
