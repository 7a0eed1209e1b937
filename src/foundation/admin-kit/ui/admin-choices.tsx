import { m } from '#messages/messages.js'
import { ChoiceList } from '#ui-kit/choice-list.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { Names } from '#ui-kit/names.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import styles from './admin-kit.module.css'

interface AdminChoicesProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

/** Checkboxes for a long list of choices, in a closed disclosure. */
export function AdminChoices({ name, legend, choices }: AdminChoicesProps) {
  const { values } = useFormField(name)
  const chosen = choices.filter(({ id }) => values.includes(String(id)))
  return (
    <Disclosure
      look="card"
      summary={
        <>
          <strong>{legend}</strong>
          <SoftLine>
            {chosen.length > 0 ? <Names names={chosen.map(({ name }) => name)} /> : m.admin_none()}
          </SoftLine>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the disclosure's summary acts as the legend */}
      <div role="group" aria-label={legend}>
        <ChoiceList name={name} choices={choices} chosen={values} className={styles.choices} />
      </div>
    </Disclosure>
  )
}
