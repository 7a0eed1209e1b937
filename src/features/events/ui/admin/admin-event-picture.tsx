import { FormGroup, InBothLanguages } from '#features/administration/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import type { ManagedEvent } from '../../admin-events.contract.ts'
import { pictureSet } from '../../event-picture.contract.ts'
import styles from './admin-events.module.css'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The event's picture, which is saved by itself: shown, set, replaced, described in words and taken away. */
export function AdminEventPicture({ event: { id, picture } }: { event: ManagedEvent }) {
  return (
    <div className={styles.form}>
      <Form
        key={picture?.address}
        call="POST /v2/admin/event/picture/save/"
        hasFiles
        values={{ alt_en: picture?.alt_en, alt_hi: picture?.alt_hi }}
      >
        <input type="hidden" name="id" value={id} />
        <FormGroup legend={m.admin_picture()}>
          {picture ? (
            <Picture
              src={picture.address}
              srcSet={pictureSet(picture.address)}
              sizes="360px"
              alt={picture.alt_en || picture.alt_hi || m.admin_picture()}
              className={styles.picture}
            />
          ) : (
            <p className={styles.below}>{m.admin_picture_none()}</p>
          )}
          <UploadField
            name="upload_id"
            label={picture ? m.admin_picture_other() : m.admin_picture_choose()}
            help={m.admin_picture_help({ megabytes: inMegabytes(MOST_BYTES) })}
            accept={KINDS}
            most={MOST_BYTES}
            isSentAtOnce
          />
          <InBothLanguages
            name="alt"
            label={m.admin_picture_alt()}
            help={m.admin_picture_alt_help()}
            maxLength={300}
          />
          <div className={styles.actions}>
            <SubmitButton size="normal">{m.admin_picture_save()}</SubmitButton>
          </div>
        </FormGroup>
      </Form>
      {picture ? (
        <Form call="POST /v2/admin/event/picture/remove/" className={styles.actions}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton size="normal" variant="ghost">
            {m.admin_picture_remove()}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  )
}
