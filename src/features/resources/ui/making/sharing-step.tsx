import { m } from '#messages/messages.js'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormCheckbox, FormText } from '#ui-kit/form-fields.tsx'
import { type Icon, UserRound, UsersRound } from '#ui-kit/icons.ts'
import { type Licence, PRIVACIES, type Privacy } from '../../resource-card.contract.ts'
import { CardRadio } from './card-radio.tsx'
import { licenceHelp, licenceNames } from './licence-labels.ts'
import styles from './making.module.css'
import { MakingStep } from './making-step.tsx'
import type { Step } from './making-steps.ts'

const privacies: Record<Privacy, { name: () => string; help: () => string; icon: Icon }> = {
  Everyone: { name: m.resource_everyone, help: m.resource_everyone_help, icon: UsersRound },
  'Only me': { name: m.resource_make_only_me, help: m.resource_only_me_help, icon: UserRound },
}

/** Step 4: who can see it, and what they may do with it. */
export function SharingStep({ current, licences }: { current: Step; licences: readonly Licence[] }) {
  const privacy = useFormField('privacy')
  const licence = useFormField('licence')
  return (
    <MakingStep
      step={4}
      current={current}
      title={m.resource_sharing_title()}
      lead={m.resource_sharing_lead()}
    >
      <FieldGroup legend={m.resource_privacy()} id={privacy.id} error={privacy.error}>
        <div className={styles.cards}>
          {PRIVACIES.map((one) => (
            <CardRadio
              key={one}
              name="privacy"
              value={one}
              label={privacies[one].name()}
              help={privacies[one].help()}
              icon={privacies[one].icon}
              isChosen={privacy.values.includes(one)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        legend={m.resource_licence()}
        help={m.resource_licence_help()}
        id={licence.id}
        error={licence.error}
      >
        <div className={styles.cards}>
          {licences.map((one) => (
            <CardRadio
              key={one}
              name="licence"
              value={one}
              label={licenceNames[one]()}
              help={licenceHelp[one]()}
              isChosen={licence.values.includes(one)}
            />
          ))}
        </div>
      </FieldGroup>
      <FormText
        name="credit"
        label={m.resource_make_credit()}
        help={m.resource_credit_help()}
        optionalLabel={m.auth_optional()}
        maxLength={300}
        autoComplete="off"
      />
      <Rights />
    </MakingStep>
  )
}

function Rights() {
  return (
    <FieldGroup legend={m.resource_rights()} help={m.resource_rights_help()}>
      <FormCheckbox name="has_rights" label={m.resource_rights_tick()} />
    </FieldGroup>
  )
}
