import { useMemo } from 'react'
import { m } from '#messages/messages.js'
import { Form, useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { type NotificationChoices, wantedValue } from '../notifications.contract.ts'
import styles from './choices.module.css'
import { DigestChoices } from './digest-choices.tsx'
import { TopicChoices } from './topic-choices.tsx'
import { WhatsAppChoice } from './whatsapp-choice.tsx'

/** All choices, kept by one button. */
export function ChoicesForm({ choices }: { choices: NotificationChoices }) {
  const values = useMemo(() => valuesOf(choices), [choices])
  const { topics, whatsapp } = choices
  return (
    <Form call="POST /user/notification/choices/" next="/profile" values={values} className={styles.form}>
      <section className={styles.part} aria-labelledby="topics">
        <h2 id="topics" className={styles.title}>
          {m.notifications_topics_title()}
        </h2>
        {/* An empty one goes along, so that none wanted is told from not asked. */}
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

function SaveButton() {
  return <SubmitButton>{useIsSending() ? m.profile_updating() : m.notifications_save()}</SubmitButton>
}

function valuesOf({ topics, digest, whatsapp }: NotificationChoices) {
  return {
    wanted: topics.flatMap(({ topic, channels }) =>
      channels.filter(({ is_wanted }) => is_wanted).map(({ channel }) => wantedValue(topic, channel)),
    ),
    digest,
    is_whatsapp_notification: whatsapp.is_consented ? 'on' : null,
  }
}
