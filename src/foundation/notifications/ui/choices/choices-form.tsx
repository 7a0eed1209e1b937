import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { Form, useFormField, useIsSending } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import {
  DIGEST_CHOICES,
  type DigestChoice,
  type NotificationChoices,
  wantedValue,
} from '../../notifications.contract.ts'
import styles from './choices.module.css'
import { TopicChoices } from './topic-choices.tsx'

/** All choices in one form. */
export function ChoicesForm({ choices }: { choices: NotificationChoices }) {
  const values = useMemo(() => toForm(choices), [choices])
  const { topics, whatsapp } = choices
  return (
    <Form call="POST /user/notification/choices/" next="/profile" values={values} className={styles.form}>
      <section className={styles.part} aria-labelledby="topics">
        <h2 id="topics" className={styles.title}>
          {m.notifications_topics_title()}
        </h2>
        {/* The empty value tells "none wanted" from "not asked". */}
        <input type="hidden" name="wanted" value="" />
        <div className={styles.topics}>
          {topics.map((one) => (
            <TopicChoices key={one.topic} {...one} hasWhatsApp={whatsapp.is_available} />
          ))}
        </div>
      </section>
      <DigestChoices />
      <WhatsAppChoice whatsapp={whatsapp} />
      <section className={styles.part} aria-labelledby="always">
        <h2 id="always" className={styles.title}>
          {m.notifications_always_title()}
        </h2>
        <p className={styles.text}>{m.notifications_always_text()}</p>
      </section>
      <SaveButton />
    </Form>
  )
}

const paces: Record<DigestChoice, () => string> = {
  never: m.notifications_digest_never,
  day: m.notifications_digest_day,
  week: m.notifications_digest_week,
}

/** How often the digest is emailed. */
function DigestChoices() {
  const { id, error, values } = useFormField('digest')
  return (
    <section className={styles.part}>
      <FieldGroup
        id={id}
        error={error}
        legend={<h2 className={styles.title}>{m.notifications_digest()}</h2>}
        help={m.notifications_digest_help()}
      >
        <div className={styles.channels}>
          {DIGEST_CHOICES.map((pace) => (
            <Radio
              key={pace}
              name="digest"
              value={pace}
              label={paces[pace]()}
              defaultChecked={values.includes(pace)}
            />
          ))}
        </div>
      </FieldGroup>
    </section>
  )
}

/** Consent to WhatsApp, if this installation uses it and the person has a number. */
function WhatsAppChoice({ whatsapp }: Pick<NotificationChoices, 'whatsapp'>) {
  return (
    <section className={styles.part} aria-labelledby="whatsapp">
      <h2 id="whatsapp" className={styles.title}>
        {m.notifications_whatsapp_title()}
      </h2>
      <Consent {...whatsapp} />
    </section>
  )
}

function Consent({ is_available, has_mobile, is_consented }: NotificationChoices['whatsapp']) {
  if (!is_available) return <p className={styles.text}>{m.notifications_whatsapp_away()}</p>
  // Consent given before the number was removed can still be withdrawn.
  if (!has_mobile && !is_consented) {
    return (
      <p className={styles.text}>
        {m.notifications_whatsapp_number()}{' '}
        <Link to="/profile/edit" className={styles.way}>
          {m.notifications_whatsapp_add()}
        </Link>
      </p>
    )
  }
  return (
    <FormCheckbox
      name="is_whatsapp_notification"
      label={m.notifications_whatsapp_yes()}
      help={m.notifications_whatsapp_help()}
    />
  )
}

function SaveButton() {
  return <SubmitButton>{useIsSending() ? m.profile_updating() : m.notifications_save()}</SubmitButton>
}

function toForm({ topics, digest, whatsapp }: NotificationChoices) {
  return {
    wanted: topics.flatMap(({ topic, channels }) =>
      channels.filter(({ is_wanted }) => is_wanted).map(({ channel }) => wantedValue(topic, channel)),
    ),
    digest,
    is_whatsapp_notification: whatsapp.is_consented ? 'on' : null,
  }
}
