import { useId, useState } from 'react'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import {
  AdminChoices,
  FormBar,
  FormGroup,
  FormPair,
  FormRevision,
  InBothLanguages,
} from '#foundation/admin-kit/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper } from '#foundation/drafts/ui/index.ts'
import { EasyReadFields, WarningFields } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { zoneLabel } from '#ui-kit/dates.ts'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { TIME_ZONES } from '../../../admin-event-fields.contract.ts'
import type { EventChoices, ManagedEvent } from '../../../admin-events.contract.ts'
import styles from '../admin-events.module.css'
import { AccessFields } from './admin-access-fields.tsx'
import { saveEventForm } from './admin-event-forms.ts'
import { toForm } from './event-form.ts'

/** Any winter date: zone names are shown without daylight saving time, whenever the form is opened. */
const SOME_WINTER = '2026-01-01T00:00:00Z'

interface EventFormProps {
  /** Null for a new event. */
  event: ManagedEvent | null
  choices: EventChoices
  draft: FormDraft | null
}

/** The form for all of an event's content. Changes are saved as a draft automatically. */
export function AdminEventForm({ event, choices, draft }: EventFormProps) {
  const [within, saveId] = [useId(), useId()]
  // The saved event fills in the form anew, so the button takes the focus again.
  const stay = useStayAt(saveId)
  /** Whether somebody has registered since the form was opened. */
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div id={within} key={draft?.saved_at ?? event?.revision}>
      <DraftKeeper
        form="event"
        subject={event?.id ?? 0}
        draft={draft}
        within={within}
        keeps={saveEventForm.name}
      />
      <Form
        form={saveEventForm}
        values={draft ? draft.fields : toForm(event)}
        {...(event && { onSent: stay })}
        onRefused={(errors) => {
          if (errors.some(({ field }) => field === 'email_registered')) setIsAsked(true)
        }}
        className={styles.form}
      >
        {event ? (
          <>
            <input type="hidden" name="id" value={event.id} />
            <FormRevision revision={event.revision} />
          </>
        ) : null}
        <p>{m.admin_one_language()}</p>
        <FormGroup legend={m.admin_event_what()}>
          <FormPair>
            <FormSelect name="event_type_id" label={m.admin_event_type()} aria-required="true">
              <option value="">{m.admin_choose_one()}</option>
              <Options of={choices.types} />
            </FormSelect>
            <FormSelect name="series_id" label={m.admin_series_one()} optionalLabel={m.auth_optional()}>
              <option value="">{m.admin_none()}</option>
              <Options of={choices.series} />
            </FormSelect>
          </FormPair>
          <InBothLanguages name="title" label={m.admin_event_title()} maxLength={300} />
          <InBothLanguages name="summary" label={m.admin_event_summary()} rows={3} maxLength={600} />
          <InBothLanguages
            name="description"
            label={m.admin_event_description()}
            rows={8}
            maxLength={20_000}
          />
        </FormGroup>
        <FormGroup legend={m.easy_read_fields()}>
          <EasyReadFields />
        </FormGroup>
        <FormGroup legend={m.admin_event_when()}>
          <FormPair>
            <FormText name="starts_at" type="datetime-local" label={m.admin_event_starts()} />
            <FormText name="ends_at" type="datetime-local" label={m.admin_event_ends()} />
            <FormSelect name="time_zone" label={m.admin_event_zone()}>
              {TIME_ZONES.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneLabel(SOME_WINTER, zone)} · {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </FormSelect>
            <FormText
              name="capacity"
              label={m.admin_event_capacity()}
              help={m.admin_event_capacity_help()}
              inputMode="numeric"
              maxLength={6}
            />
          </FormPair>
          {event?.publication === 'published' && (isAsked || event.registered_count > 0) ? (
            <FormSelect name="email_registered" label={m.admin_event_email_registered()}>
              <option value="">{m.admin_choose_one()}</option>
              <option value="yes">{m.admin_event_email_registered_yes()}</option>
              <option value="no">{m.admin_event_email_registered_no()}</option>
            </FormSelect>
          ) : null}
          <FormText
            name="zoom_link"
            type="url"
            label={m.admin_event_meeting()}
            help={m.admin_event_meeting_help()}
            maxLength={1_000}
          />
        </FormGroup>
        <AccessFields />
        <FormGroup legend={m.warnings_fields()}>
          <WarningFields />
        </FormGroup>
        <FormGroup legend={m.admin_event_who()}>
          <AdminChoices name="speaker_ids" legend={m.admin_speakers()} choices={choices.speakers} />
          <AdminChoices name="age_group_ids" legend={m.admin_ages()} choices={choices.age_groups} />
          <AdminChoices name="skill_ids" legend={m.admin_skills()} choices={choices.skills} />
          <AdminChoices name="tag_ids" legend={m.admin_tags()} choices={choices.tags} />
        </FormGroup>
        <FormBar>
          <SubmitButton id={saveId}>{event ? m.admin_save_changes() : m.admin_save_draft()}</SubmitButton>
          {event?.publication === 'draft' && event.can.publish ? (
            <SubmitButton variant="second" name="publish" value="true">
              {m.admin_event_save_publish()}
            </SubmitButton>
          ) : null}
        </FormBar>
      </Form>
    </div>
  )
}

function Options({ of }: { of: readonly { id: number; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
