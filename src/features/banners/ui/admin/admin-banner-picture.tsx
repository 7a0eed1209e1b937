import { PictureForm } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { BANNER_DRAWINGS, drawingOf } from '../../banners.contract.ts'
import styles from './admin-banners.module.css'
import { drawingNames } from './banner-labels.ts'

/** What a banner is shown on, which is saved by itself: a drawing of ours, or a picture that is sent. */
export function AdminBannerPicture({ banner }: { banner: ManagedBanner }) {
  const { id, picture, alt_en, alt_hi } = banner
  const drawing = drawingOf(picture)
  return (
    <PictureForm
      key={picture}
      id={id}
      call="POST /v2/admin/banner/picture/save/"
      values={{ alt_en, alt_hi, drawing: drawing ?? '' }}
      label={m.admin_banner_upload()}
      help={m.admin_banner_upload_help}
      altHelp={m.admin_banner_alt_help()}
    >
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
    </PictureForm>
  )
}
