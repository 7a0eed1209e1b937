import { AdminChoices, FormGroup, FormPair, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { BANNER_AUDIENCES } from '../../banners.contract.ts'
import styles from './admin-banners.module.css'
import { audienceNames } from './banner-labels.ts'

interface AdminBannerFormProps {
  /** Null for a new banner. */
  banner: ManagedBanner | null
  choices: { occupations: { id: number; name: string }[] }
}

/** The form for a banner, except its picture. */
export function AdminBannerForm({ banner, choices }: AdminBannerFormProps) {
  return (
    <ContentForm
      call="POST /v2/admin/banner/save/"
      next="/admin/banners/{id}"
      content={banner}
      defaults={{ audience: 'everyone' }}
      add={m.admin_add_banner()}
    >
      <FormGroup legend={m.admin_banner_words()}>
        <InBothLanguages name="title" label={m.admin_banner_title()} maxLength={100} />
        <InBothLanguages name="text" label={m.admin_banner_text()} maxLength={300} />
        <div className={styles.short}>
          <FormText
            name="link"
            label={m.admin_banner_link()}
            help={m.admin_banner_link_help()}
            inputMode="url"
            maxLength={1_000}
          />
        </div>
      </FormGroup>
      <FormGroup legend={m.admin_banner_when()}>
        <FormPair>
          <FormText
            name="shown_from"
            type="datetime-local"
            label={m.admin_banner_shown_from()}
            help={m.admin_banner_zone()}
          />
          <FormText
            name="shown_until"
            type="datetime-local"
            label={m.admin_banner_shown_until()}
            help={m.admin_banner_zone()}
          />
        </FormPair>
      </FormGroup>
      <FormGroup legend={m.admin_banner_audience()}>
        <div className={styles.short}>
          <FormSelect name="audience" label={m.admin_banner_who_sees()}>
            {BANNER_AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {audienceNames[audience]()}
              </option>
            ))}
          </FormSelect>
        </div>
        <AdminChoices
          name="occupation_ids"
          legend={m.admin_banner_occupations()}
          choices={choices.occupations}
        />
      </FormGroup>
    </ContentForm>
  )
}
