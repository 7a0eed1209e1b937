import { createFileRoute, notFound } from '@tanstack/react-router'
import { useId } from 'react'
import { isAddressId } from '#contract/wire.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminPage, DangerForm, FormGroup, FormPair, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_VIDEO_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, FormText, FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { useSaving } from '#ui-kit/picture-shown.ts'
import { SPOKEN_LANGUAGES } from '../../../admin-event-fields.contract.ts'
import { AdminEventTabs } from '../admin-event-tabs.tsx'
import styles from '../admin-events.module.css'
import { saveFilmForm } from '../editing/admin-event-forms.ts'

/** An event's recording and its captions. */
export const Route = createFileRoute('/_default/admin/events/$id/film')({
  loader: async ({ context: { api }, params: { id } }) => {
    if (!isAddressId(id)) throw notFound()
    const film = await api('GET /v2/admin/event/film/', { query: { id } })
    return film.success ? film.data : staffOnly(film)
  },
  staleTime: 0,
  component: FilmPage,
})

function FilmPage() {
  const { title, film, captions, can } = Route.useLoaderData()
  const { id } = Route.useParams()
  const [saveFileId, saveLinkId] = [useId(), useId()]
  // A saved video fills in its form anew, so the button takes the focus again.
  const [stayAtFile, stayAtLink] = [useStayAt(saveFileId), useStayAt(saveLinkId)]
  const preload = useSaving() ? 'none' : 'metadata'
  const isOwn = film?.kind === 'file'
  const length = film ? { minutes: String(film.minutes), seconds: String(film.seconds) } : {}
  return (
    <AdminPage title={m.admin_video()} lead={title}>
      <AdminEventTabs id={Number(id)} current="film" canSeePeople={can.see_people} />
      {film ? <p>{isOwn ? m.admin_video_is_own() : m.admin_video_is_at({ url: film.url })}</p> : null}
      <Form
        key={`file ${film?.url}`}
        call="POST /v2/admin/event/film/save/"
        hasFiles
        values={isOwn ? length : {}}
        onSent={stayAtFile}
        className={styles.form}
      >
        <input type="hidden" name="id" value={id} />
        <FormGroup legend={m.admin_video_own()}>
          {isOwn ? (
            // biome-ignore lint/a11y/useMediaCaption: the captions are on the recording's own page
            <video className={styles.film} src={film.url} controls preload={preload} />
          ) : null}
          <UploadField
            name="upload_id"
            label={isOwn ? m.admin_video_file_other() : m.admin_video_file()}
            help={m.admin_video_file_help({ megabytes: inMegabytes(MOST_VIDEO_BYTES) })}
            accept="video/mp4,video/webm"
            most={MOST_VIDEO_BYTES}
          />
          <LengthFields />
          <div className={styles.actions}>
            <SubmitButton id={saveFileId}>{m.admin_video_save()}</SubmitButton>
          </div>
        </FormGroup>
      </Form>
      <Form
        key={film?.url}
        form={saveFilmForm}
        values={film && !isOwn ? { url: film.url, ...length } : {}}
        onSent={stayAtLink}
        className={styles.form}
      >
        <input type="hidden" name="id" value={id} />
        <FormGroup legend={m.admin_video_elsewhere()}>
          <FormText
            name="url"
            type="url"
            label={m.admin_video_link()}
            help={m.admin_video_link_help()}
            maxLength={500}
            required
          />
          <LengthFields />
          <div className={styles.actions}>
            <SubmitButton id={saveLinkId}>{m.admin_video_save_link()}</SubmitButton>
          </div>
        </FormGroup>
      </Form>
      {film ? (
        <>
          <Form
            call="POST /v2/admin/event/captions/save/"
            values={{ language: 'en' }}
            className={styles.form}
          >
            <input type="hidden" name="id" value={id} />
            <FormGroup legend={m.admin_captions()}>
              <FormSelect name="language" label={m.admin_event_language()}>
                {SPOKEN_LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {languageName(language)}
                  </option>
                ))}
              </FormSelect>
              <FormTextArea
                name="captions"
                label={m.admin_captions_text()}
                help={m.admin_captions_help()}
                rows={8}
              />
              <div className={styles.actions}>
                <SubmitButton>{m.admin_captions_save()}</SubmitButton>
              </div>
            </FormGroup>
          </Form>
          {captions.map((language) => (
            <DangerForm
              key={language}
              call="POST /v2/admin/event/captions/remove/"
              hidden={{ id, language }}
              submit={m.admin_captions_remove({ language: languageName(language) })}
              focusOn="main"
            >
              <p>{m.admin_captions_remove_text()}</p>
            </DangerForm>
          ))}
          <DangerForm
            call="POST /v2/admin/event/film/remove/"
            hidden={{ id }}
            submit={m.admin_video_remove()}
            focusOn="main"
          >
            <p>{m.admin_video_remove_text()}</p>
          </DangerForm>
        </>
      ) : null}
    </AdminPage>
  )
}

function LengthFields() {
  return (
    <FormPair>
      <FormText name="minutes" label={m.admin_minutes()} inputMode="numeric" maxLength={4} />
      <FormText name="seconds" label={m.admin_seconds()} inputMode="numeric" maxLength={2} />
    </FormPair>
  )
}
