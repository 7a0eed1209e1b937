import { FormGroup, InBothLanguages } from '#features/administration/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { BANNER_DRAWINGS, drawingOf } from '../../banners.contract.ts'
import styles from './admin-banners.module.css'
import { drawingNames } from './banner-words.ts'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** What a banner is shown on, which is saved by itself: a drawing of ours, or a picture that is sent. */
export function AdminBannerPicture({ banner }: { banner: ManagedBanner }) {
  const { id, picture, alt_en, alt_hi } = banner
  const drawing = drawingOf(picture)
  return (
    <div className={styles.form}>
      <Form
        key={picture}
        call="POST /v2/admin/banner/picture/save/"
        hasFiles
        values={{ alt_en, alt_hi, drawing: drawing ?? '' }}
      >
        <input type="hidden" name="id" value={id} />
        <FormGroup legend={m.admin_picture()}>
          <div className={styles.short}>
            <FormSelect name="drawing" label={m.admin_banner_drawing()}>
              {drawing ? null : <option value="">{m.admin_banner_drawing_own()}</option>}
              {BANNER_DRAWINGS.map((one) => (
                <option key={one} value={one}>
                  {drawingNames[one]()}
                </option>
              ))}
            </FormSelect>
          </div>
          <UploadField
            name="upload_id"
            label={m.admin_banner_upload()}
            help={m.admin_banner_upload_help({ megabytes: inMegabytes(MOST_BYTES) })}
            accept={KINDS}
            most={MOST_BYTES}
            isSentAtOnce
          />
          <InBothLanguages
            name="alt"
            label={m.admin_picture_alt()}
            help={m.admin_banner_alt_help()}
            maxLength={300}
          />
          <div className={styles.actions}>
            <SubmitButton size="normal">{m.admin_picture_save()}</SubmitButton>
          </div>
        </FormGroup>
      </Form>
    </div>
  )
}
