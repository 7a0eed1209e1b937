import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import { languageName } from '#ui-kit/language-name.ts'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { BannerStrip } from '../banner-strip.tsx'
import styles from './admin-banners.module.css'

/** How the saved banner looks on the home page, in each language that it is written in. */
export function BannerPreview({ banner }: { banner: ManagedBanner }) {
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
