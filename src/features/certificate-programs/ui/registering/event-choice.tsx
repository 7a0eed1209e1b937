import { When } from '#features/events/ui/index.ts'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import { ClashWords } from './clash-words.tsx'
import styles from './event-choice.module.css'

interface EventChoiceProps {
  event: ModuleEvent
  clashes: readonly ModuleEvent[]
}

/** The box beside an event; why it could not be registered for stands with it. */
export function EventChoice({ event, clashes }: EventChoiceProps) {
  const { id: fieldId, error } = useFormField(`events.${event.id}`)
  const { values } = useFormField('events')
  return (
    <Checkbox
      id={fieldId}
      name="events"
      value={event.id}
      defaultChecked={values.includes(String(event.id))}
      error={error}
      label={<b lang={event.text_language}>{event.title}</b>}
      help={
        <span className={styles.help}>
          <span>
            <When event={event} />
          </span>
          <ClashWords clashes={clashes} />
        </span>
      }
    />
  )
}
