import { ChoiceList } from '#ui-kit/choice-list.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import styles from './form-choices.module.css'

interface FormChoicesProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

/** Any number of choices. An empty one goes along, so that none chosen is told from not asked. */
export function FormChoices({ name, legend, choices }: FormChoicesProps) {
  const { id, error, values } = useFormField(name)
  return (
    <FieldGroup legend={<span className={styles.question}>{legend}</span>} id={id} error={error}>
      <input type="hidden" name={name} value="" />
      <ChoiceList name={name} choices={choices} chosen={values} />
    </FieldGroup>
  )
}
