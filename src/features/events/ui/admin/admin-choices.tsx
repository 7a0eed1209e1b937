import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import styles from './admin-events.module.css'

interface AdminChoicesProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

/** Any number of choices out of many, folded up until they are wanted. */
export function AdminChoices({ name, legend, choices }: AdminChoicesProps) {
  const { values } = useFormField(name)
  const chosen = choices.filter(({ id }) => values.includes(String(id)))
  return (
    <Disclosure
      look="card"
      summary={
        <>
          <strong>{legend}</strong>
          <span className={styles.soft}>
            {chosen.length > 0 ? chosen.map((choice) => choice.name).join(', ') : m.admin_none()}
          </span>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the disclosure's summary is its legend */}
      <div className={styles.choices} role="group" aria-label={legend}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            name={name}
            value={choice.id}
            label={choice.name}
            defaultChecked={values.includes(String(choice.id))}
          />
        ))}
      </div>
    </Disclosure>
  )
}
