import type { ChangeEvent } from 'react'
import { Radio } from '#ui-kit/checkbox.tsx'
import type { Icon } from '#ui-kit/icons.ts'
import styles from './making.module.css'

interface CardRadioProps {
  name: string
  value: string
  label: string
  help: string
  icon?: Icon
  isChosen: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** One of a few choices, as a card that can be clicked anywhere. */
export function CardRadio({ name, value, label, help, icon: Mark, isChosen, onChange }: CardRadioProps) {
  return (
    <div className={styles.card}>
      <Radio
        name={name}
        value={value}
        label={<strong>{label}</strong>}
        help={help}
        defaultChecked={isChosen}
        onChange={onChange}
      />
      {Mark ? <Mark aria-hidden="true" className={styles.cardMark} /> : null}
    </div>
  )
}
