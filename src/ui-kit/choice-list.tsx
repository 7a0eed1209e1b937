import styles from './choice-list.module.css'
import { classNames } from './class-names.ts'
import { Check, Plus } from './icons.ts'

export interface ChoiceListProps {
  name: string
  choices: readonly { id: number; name: string }[]
  /** Ids of the initially selected ones, as form values. */
  chosen: readonly string[]
  className?: string | undefined
}

/** Chips to select, any number of them: native checkboxes with another look. Needs a group with a name around it. */
export function ChoiceList({ name, choices, chosen, className }: ChoiceListProps) {
  return (
    <div className={classNames(styles.choices, className)}>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={choice.id}
            defaultChecked={chosen.includes(String(choice.id))}
            className={styles.box}
          />
          <Plus className={styles.off} />
          <Check className={styles.on} />
          <span className={styles.words}>{choice.name}</span>
        </label>
      ))}
    </div>
  )
}
