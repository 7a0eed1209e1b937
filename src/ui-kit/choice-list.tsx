import { Checkbox } from './checkbox.tsx'
import styles from './choice-list.module.css'
import { classNames } from './class-names.ts'

export interface ChoiceListProps {
  name: string
  choices: readonly { id: number; name: string }[]
  /** Ids of those that are ticked to begin with, as a form has them. */
  chosen: readonly string[]
  className?: string | undefined
}

/** Boxes to tick, any number of them, in as many columns as fit. Stands in a group that names it. */
export function ChoiceList({ name, choices, chosen, className }: ChoiceListProps) {
  return (
    <div className={classNames(styles.choices, className)}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.id}
          name={name}
          value={choice.id}
          label={choice.name}
          defaultChecked={chosen.includes(String(choice.id))}
        />
      ))}
    </div>
  )
}
