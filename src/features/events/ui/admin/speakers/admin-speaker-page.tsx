import { createFileRoute } from '@tanstack/react-router'
import {
  AdminForm,
  AdminPage,
  DangerForm,
  FormGroup,
  forStaff,
  idIn,
} from '#foundation/admin-kit/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { MOST_BYTES, PICTURE_TYPES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { ManagedSpeaker } from '../../../admin-speakers.contract.ts'
import styles from '../admin-choices.module.css'
import { NamingEvents } from './admin-naming-events.tsx'
import { SpeakerForm } from './admin-speaker-form.tsx'

/** One speaker: the form, the picture, and the events that name them. */
export const Route = createFileRoute('/_default/admin/speakers/$id')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/speaker/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: SpeakerPage,
})

function SpeakerPage() {
  const speaker = Route.useLoaderData()
  const { id, name, events } = speaker
  return (
    <AdminPage
      title={name}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href="/admin/speakers">
          {m.admin_speakers_all()}
        </AddressLink>
      }
    >
      <SpeakerForm speaker={speaker} />
      <SpeakerPicture speaker={speaker} />
      <NamingEvents title={m.admin_speaker_events()} none={m.admin_speaker_no_events()} events={events} />
      {events.length === 0 ? (
        <DangerForm
          call="POST /v2/admin/speaker/remove/"
          next="/admin/speakers"
          hidden={{ id }}
          submit={m.admin_speaker_remove()}
        >
          <p>{m.admin_speaker_remove_text()}</p>
        </DangerForm>
      ) : null}
    </AdminPage>
  )
}

function SpeakerPicture({ speaker: { id, name, picture } }: { speaker: ManagedSpeaker }) {
  return (
    <FormGroup legend={m.admin_speaker_picture()}>
      <div className={styles.picture}>
        <Avatar name={name} src={picture ?? undefined} size="large" />
        <div>
          <AdminForm
            key={picture}
            call="POST /v2/admin/speaker/picture/"
            hasFiles
            hidden={{ id }}
            submit={m.admin_speaker_picture_save()}
          >
            <UploadField
              name="upload_id"
              label={m.admin_speaker_picture_file()}
              help={`${m.admin_speaker_picture_help()} ${m.profile_picture_kinds()}`}
              accept={PICTURE_TYPES}
              most={MOST_BYTES}
              isSentAtOnce
            />
          </AdminForm>
          {picture ? (
            <AdminForm
              call="POST /v2/admin/speaker/picture/remove/"
              hidden={{ id }}
              submit={m.admin_speaker_picture_remove()}
              variant="second"
            />
          ) : null}
        </div>
      </div>
    </FormGroup>
  )
}
