import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { FormSelect, FormText, FormTextArea } from '#ui-kit/form-fields.tsx'
import { FormPart } from '#ui-kit/form-part.tsx'
import { CHILDREN_HELPED, PROFILE_LENGTHS } from '../../own-profile.contract.ts'
import { childrenHelpedLabel } from '../profile-words.tsx'

export function ProfileFields() {
  return (
    <>
      <FormPart legend={m.creator_edit_who()}>
        <FormText
          name="designation"
          label={m.creator_designation()}
          help={m.creator_designation_help()}
          maxLength={PROFILE_LENGTHS.designation}
          autoComplete="organization-title"
        />
        <LongText name="introduction" label={m.creator_introduction()} help={m.creator_introduction_help()} />
      </FormPart>
      <FormPart legend={m.creator_edit_work()}>
        <LongText name="user_experience" label={m.creator_experience()} help={m.creator_experience_help()} />
        <LongText
          name="qualifications"
          label={m.creator_qualifications()}
          help={m.creator_qualifications_help()}
        />
        <LongText name="expertise" label={m.creator_expertise()} help={m.creator_expertise_help()} />
        <LongText
          name="associated_organisations"
          label={m.creator_organisations()}
          help={m.creator_organisations_help()}
        />
        <FormSelect name="children_helped" label={m.creator_children_helped()}>
          <option value="">{m.creator_children_helped_none()}</option>
          {CHILDREN_HELPED.map((range) => (
            <option key={range} value={range}>
              {childrenHelpedLabel(range)}
            </option>
          ))}
        </FormSelect>
      </FormPart>
      <FormPart legend={m.creator_edit_recommendation({ product: product.name })}>
        <LongText
          name="recommendation_text"
          label={m.creator_recommendation_label({ product: product.name })}
          help={m.creator_recommendation_help()}
        />
      </FormPart>
    </>
  )
}

interface LongTextProps {
  name: keyof typeof PROFILE_LENGTHS
  label: string
  help: string
}

function LongText({ name, ...text }: LongTextProps) {
  return <FormTextArea {...text} name={name} rows={3} maxLength={PROFILE_LENGTHS[name]} />
}
