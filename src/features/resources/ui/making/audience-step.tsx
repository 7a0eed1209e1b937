import { EasyReadFields, WarningFields } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { ChoiceList } from '#ui-kit/choice-list.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { MINUTES_TO_PREPARE, MOST_KEYWORDS_TYPED } from '../../resource-card.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { preparingLabel } from '../resource-labels.ts'
import { MakingStep } from './making-step.tsx'
import type { Step } from './making-steps.ts'
import { LANGUAGES } from './resource-languages.ts'

interface AudienceStepProps {
  current: Step
  choices: Pick<ResourceChoices, 'age_groups' | 'skills' | 'tags'>
}

/** Step 3: who it is for, so that they can find it. */
export function AudienceStep({ current, choices }: AudienceStepProps) {
  const written = [useFormField('in_short_en'), useFormField('in_short_hi')]
  const isBegun = written.some(({ values, error }) => error || values[0])
  return (
    <MakingStep
      step={3}
      current={current}
      title={m.resource_audience_title()}
      lead={m.resource_audience_lead()}
    >
      <Several name="age_groups" legend={m.resource_make_ages()} choices={choices.age_groups} />
      <Several name="skills" legend={m.resource_skills()} choices={choices.skills} />
      <Several name="tags" legend={m.resource_tags()} choices={choices.tags} />
      <FormText
        name="keywords"
        label={m.resource_keywords()}
        help={m.resource_keywords_help()}
        maxLength={MOST_KEYWORDS_TYPED}
        autoComplete="off"
      />
      <FormSelect name="language" label={m.resource_language()}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {languageName(language)}
          </option>
        ))}
      </FormSelect>
      <FormSelect
        name="minutes_to_prepare"
        label={m.resource_make_preparing()}
        help={m.resource_make_preparing_help()}
      >
        <option value="">{m.resource_make_preparing_not_specified()}</option>
        {MINUTES_TO_PREPARE.map((minutes) => (
          <option key={minutes} value={minutes}>
            {preparingLabel(minutes)}
          </option>
        ))}
      </FormSelect>
      <Disclosure look="card" summary={m.easy_read_fields()} open={isBegun}>
        <EasyReadFields />
      </Disclosure>
      <WarningFields />
    </MakingStep>
  )
}

interface SeveralProps {
  name: string
  legend: string
  choices: readonly { id: number; name: string }[]
}

function Several({ name, legend, choices }: SeveralProps) {
  const { id, error, values } = useFormField(name)
  return (
    <FieldGroup legend={legend} help={m.resource_several()} id={id} error={error}>
      <ChoiceList name={name} choices={choices} chosen={values} />
    </FieldGroup>
  )
}
