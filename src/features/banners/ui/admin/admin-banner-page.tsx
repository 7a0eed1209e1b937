import { createFileRoute } from '@tanstack/react-router'
import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { AdminPage, DangerForm, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { PictureForm } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, SubmitButton } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { BANNER_DRAWINGS, drawingOf } from '../../banners.contract.ts'
import { BannerStrip } from '../banner-strip.tsx'
import { AdminBannerForm } from './admin-banner-form.tsx'
import styles from './admin-banners.module.css'
import { bannerTitle, drawingNames, stateNames, stateTones } from './banner-labels.ts'

/** One banner: the preview, the form, the picture and the actions. */
export const Route = createFileRoute('/_default/admin/banners/$id')({
  loader: async ({ context: { api }, params }) => {
    const [banner, choices] = await Promise.all([
      api('GET /v2/admin/banner/details/', { query: { id: idIn(params) } }),
      api('GET /v2/admin/banner/choices/', {}),
    ])
    return { banner: forStaff(banner).data, choices: forStaff(choices).data }
  },
  staleTime: 0,
  component: AdminBannerPage,
})

function AdminBannerPage() {
  const { banner, choices } = Route.useLoaderData()
  const { state } = banner
  return (
    <AdminPage
      title={bannerTitle(banner)}
      action={<TypeBadge tone={stateTones[state]}>{stateNames[state]()}</TypeBadge>}
    >
      <BannerPreview banner={banner} />
      <AdminBannerActions banner={banner} />
      <AdminBannerForm banner={banner} choices={choices} />
      <AdminBannerPicture banner={banner} />
    </AdminPage>
  )
}

/** Showing, hiding, and deleting after an explanation. */
function AdminBannerActions({ banner: { id, is_hidden } }: { banner: ManagedBanner }) {
  return (
    <>
      <Form
        call={is_hidden ? 'POST /v2/admin/banner/show/' : 'POST /v2/admin/banner/hide/'}
        className={styles.actions}
      >
        <input type="hidden" name="id" value={id} />
        <SubmitButton size="normal" variant={is_hidden ? 'primary' : 'second'}>
          {is_hidden ? m.admin_banner_show() : m.admin_banner_hide()}
        </SubmitButton>
      </Form>
      <DangerForm
        call="POST /v2/admin/banner/remove/"
        next="/admin/banners"
        hidden={{ id }}
        submit={m.admin_banner_delete()}
      >
        <p>{m.admin_banner_delete_text()}</p>
      </DangerForm>
    </>
  )
}

/** The picture of a banner, saved separately: one of our drawings, or an upload. */
function AdminBannerPicture({ banner }: { banner: ManagedBanner }) {
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

/** The saved banner as on the home page, in each of its languages. */
function BannerPreview({ banner }: { banner: ManagedBanner }) {
  const languages = WRITTEN_LANGUAGES.filter((language) => banner[`title_${language}`] !== '')
  return (
    <section className={styles.previews} aria-label={m.admin_banner_preview()}>
      {languages.map((language) => (
        <div key={language} className={styles.preview}>
          <p className={styles.below}>
            {m.admin_in_language({
              what: m.admin_banner_preview(),
              language: languageName(language),
            })}
          </p>
          <BannerStrip
            label={languageName(language)}
            banners={[
              {
                id: banner.id,
                title: banner[`title_${language}`],
                text: banner[`text_${language}`] || banner.text_en || banner.text_hi,
                text_language: language,
                link: banner.link,
                picture: banner.picture,
                picture_alt: banner[`alt_${language}`] || banner.alt_en || banner.alt_hi,
              },
            ]}
          />
        </div>
      ))}
    </section>
  )
}
