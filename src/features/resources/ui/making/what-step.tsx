import type { ChangeEvent } from 'react'
import { m } from '#messages/messages.js'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import { FileText, type Icon, LinkIcon, Upload } from '#ui-kit/icons.ts'
import { type ADD_TYPES, type AddType, MOST_TITLE_LETTERS } from '../../resource-card.contract.ts'
import { CardRadio } from './card-radio.tsx'
import styles from './making.module.css'
import { MakingStep } from './making-step.tsx'
import type { Step } from './making-steps.ts'

const cards: Record<AddType, { name: () => string; help: () => string; icon: Icon }> = {
  1: { name: m.resource_add_text, help: m.resource_add_text_help, icon: FileText },
  2: { name: m.resource_add_files, help: m.resource_add_files_help, icon: Upload },
  3: { name: m.resource_add_link, help: m.resource_add_link_help, icon: LinkIcon },
}
/** The most common choice first. */
const ORDER: readonly AddType[] = [2, 1, 3] satisfies readonly (typeof ADD_TYPES)[number][]

interface WhatStepProps {
  current: Step
  types: readonly { id: number; name: string }[]
  onAddType: (type: string) => void
}

/** Step 1: what it is. */
export function WhatStep({ current, types, onAddType }: WhatStepProps) {
  const { id, error, values } = useFormField('add_type')
  return (
    <MakingStep step={1} current={current} title={m.resource_what_title()} lead={m.resource_what_lead()}>
      <FieldGroup legend={m.resource_add_type()} id={id} error={error}>
        <div className={styles.cards}>
          {ORDER.map((type) => (
            <CardRadio
              key={type}
              name="add_type"
              value={String(type)}
              label={cards[type].name()}
              help={cards[type].help()}
              icon={cards[type].icon}
              isChosen={values.includes(String(type))}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onAddType(event.target.value)}
            />
          ))}
        </div>
      </FieldGroup>
      <FormSelect
        name="resource_type_id"
        label={m.resource_type()}
        help={m.resource_type_help()}
        aria-required="true"
      >
        <option value="">{m.resource_type_choose()}</option>
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name}
          </option>
        ))}
      </FormSelect>
      <FormText
        name="title"
        label={m.resource_title()}
        help={m.resource_title_help()}
        maxLength={MOST_TITLE_LETTERS}
        aria-required="true"
        autoComplete="off"
      />
    </MakingStep>
  )
}
