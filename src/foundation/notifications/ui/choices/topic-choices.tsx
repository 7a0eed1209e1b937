import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { Lock } from '#ui-kit/icons.ts'
import { type NotificationChoices, wantedValue } from '../../notifications.contract.ts'
import styles from './choices.module.css'
import { channelWords, fixedWords, topicLabels } from './topic-labels.ts'

type TopicChoicesProps = NotificationChoices['topics'][number] & {
  /** Whether WhatsApp is set up. If not, the channel is hidden and its choices don't change. */
  hasWhatsApp: boolean
}

/** One topic, with a checkbox per channel. */
export function TopicChoices({ topic, channels, hasWhatsApp }: TopicChoicesProps) {
  const { values } = useFormField('wanted')
  const words = topicLabels[topic]
  const isFixed = channels.some(({ is_fixed }) => is_fixed)
  return (
    <div className={styles.topic}>
      <FieldGroup
        legend={<span className={styles.name}>{words.title()}</span>}
        help={isFixed ? `${words.help()} ${fixedWords(topic)}` : words.help()}
      >
        <div className={styles.channels}>
          {channels.map(({ channel, is_fixed, is_wanted }) => {
            const value = wantedValue(topic, channel)
            if (channel === 'whatsapp' && !hasWhatsApp) {
              return is_wanted ? <input key={channel} type="hidden" name="wanted" value={value} /> : null
            }
            if (is_fixed) return <AlwaysOn key={channel}>{channelWords[channel]()}</AlwaysOn>
            return (
              <Checkbox
                key={channel}
                name="wanted"
                value={value}
                label={channelWords[channel]()}
                defaultChecked={values.includes(value)}
              />
            )
          })}
        </div>
      </FieldGroup>
    </div>
  )
}

/** Instead of a checkbox, because it can't be turned off. */
function AlwaysOn({ children }: { children: string }) {
  return (
    <p className={styles.fixed}>
      <Lock aria-hidden="true" />
      <span>
        {children} <span className={styles.soft}>{m.notifications_always_on()}</span>
      </span>
    </p>
  )
}
