import { useLocation, useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Fields, Sent } from '#contract/page-form.ts'
import type { WireError } from '#contract/wire.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { DraftKeeper, useOtherWindow } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink, PlainLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { Info } from '#ui-kit/icons.ts'
import { StepNav } from '#ui-kit/step-nav.tsx'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { OwnResource } from '../../resource-making.contract.ts'
import { AudienceStep } from './audience-step.tsx'
import { CheckStep } from './check-step.tsx'
import { ContentStep } from './content-step.tsx'
import type { Making } from './load-making.ts'
import styles from './making.module.css'
import { CHANGES, wrongIn, wrongToSend } from './making-fields.ts'
import { toForm } from './making-form.ts'
import { RESOURCE_FORM, resourceForm } from './making-forms.ts'
import { firstWrongStep, MY_PAGE, STEPS, type Step } from './making-steps.ts'
import { SharingStep } from './sharing-step.tsx'
import { StepButtons } from './step-buttons.tsx'
import { useSteps } from './use-steps.ts'
import { WhatStep } from './what-step.tsx'

interface MakeResourceProps {
  /** Null for a new resource. */
  resource: OwnResource | null
  making: Making
  step: Step
}

/**
 * The form of a resource in steps; without JavaScript, all on one page. Changes are saved as a draft automatically.
 */
export function MakeResource(props: MakeResourceProps) {
  const viewer = useViewer()
  // Another person who logs in here must never get this one's draft.
  return <MakingForm key={`${viewer?.user_id} ${props.making.draft?.saved_at}`} {...props} />
}

function MakingForm({ resource, making, step }: MakeResourceProps) {
  const { choices, draft, files } = making
  const within = useId()
  const router = useRouter()
  const other = useOtherWindow({
    form: RESOURCE_FORM,
    draft,
    loaded: resource?.revision,
    refusal: 'ResourceChangedMeanwhile',
    async readRevision(api) {
      const now = resource && (await api('GET /v2/resource/edit/', { query: { id: resource.id } }))
      return now?.success ? now.data.revision : undefined
    },
  })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { leadTo, goTo } = useSteps(within, step)
  const values = draft ? draft.fields : toForm(resource)
  const status = resource?.is_waiting ? 'draft' : (resource?.status ?? 'draft')
  const [addType, setAddType] = useState(String([values.add_type].flat()[0] ?? ''))

  function before(fields: Fields): readonly WireError[] | true {
    const isNext = fields.get('go') === 'next'
    const wrong = isNext ? wrongIn(step, fields) : wrongToSend(fields)
    const wrongStep = firstWrongStep(wrong)
    if (wrongStep !== undefined && wrongStep !== step) leadTo(wrongStep)
    if (!isNext || wrong.length > 0) return wrong
    goTo((step + 1) as Step)
    return true
  }

  async function showWrong(errors: readonly WireError[]) {
    await other.lookAgain(errors)
    const wrongStep = firstWrongStep(errors)
    if (wrongStep !== undefined && wrongStep !== step) leadTo(wrongStep)
  }

  async function goOn({ goTo: address }: Sent) {
    // Going back leads to where the person came from, not into a submitted form.
    if (address) await router.navigate({ href: address, replace: true })
    router.clearCache()
  }

  return (
    <div id={within} className={styles.making}>
      <StepNav
        label={m.resource_steps()}
        steps={STEPS.map((one) => ({
          name: stepNames[one](),
          href: `${path}?step=${one}`,
          isDone: one < step,
        }))}
        current={step}
        className={styles.steps}
      />
      <DraftKeeper
        form={RESOURCE_FORM}
        subject={resource?.id ?? 0}
        draft={draft}
        within={within}
        keeps={resourceForm.name}
        step={step}
      />
      <GoneFiles names={files.gone} />
      <Form
        form={resourceForm}
        values={values}
        before={before}
        onSent={goOn}
        onRefused={showWrong}
        className={styles.form}
      >
        <input type="hidden" name="step" value={step} />
        {resource ? <input type="hidden" name="id" value={resource.id} /> : null}
        {resource ? <input type="hidden" name="revision" value={other.revision} /> : null}
        {status === 'draft' ? null : <input type="hidden" name={CHANGES} value="1" />}
        {resource && other.hasSaved ? (
          <p>
            <PlainLink href={resourceAddress(resource)} target="_blank" rel="noopener">
              {m.version_saved_elsewhere()} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
            </PlainLink>
          </p>
        ) : null}
        <WhatStep current={step} types={choices.resource_types} onAddType={setAddType} />
        <ContentStep
          current={step}
          addType={addType}
          files={resource?.resource_files ?? []}
          begun={files}
          linksWait={choices.links_wait}
        />
        <AudienceStep current={step} choices={choices} />
        <SharingStep current={step} licences={choices.licences} />
        <CheckStep
          current={step}
          within={within}
          resource={resource}
          choices={choices}
          isDraft={status === 'draft'}
        />
        <StepButtons step={step} status={status} />
      </Form>
      {draft || resource || choices.drafts.length === 0 ? null : (
        <p className={styles.drafts}>
          {m.resource_make_drafts({ count: choices.drafts.length })}{' '}
          <AddressLink href={MY_PAGE}>{m.resource_made_my_page()}</AddressLink>
        </p>
      )}
    </div>
  )
}

/** Names of the steps, in one or two words. */
const stepNames: Record<Step, () => string> = {
  1: m.resource_step_what,
  2: m.resource_step_content,
  3: m.resource_step_audience,
  4: m.resource_step_sharing,
  5: m.resource_step_check,
}

/** Uploads are kept for a day: lists the files of a draft that have expired. */
function GoneFiles({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div className={styles.note}>
      <Info aria-hidden="true" />
      <div>
        <p>{m.resource_draft_files_gone()}</p>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
