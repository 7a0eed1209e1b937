import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import type { Banner } from '../banners.contract.ts'
import styles from './banner-strip.module.css'

/** Banners next to each other, one in view; moved only by hand. */
export function BannerStrip({ banners, label = m.banners_label() }: { banners: Banner[]; label?: string }) {
  if (banners.length === 0) return null
  return (
    <section className={styles.strip} aria-label={label}>
      <ul className={styles.row}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={styles.item} lang={banner.text_language}>
            <PlainLink className={styles.banner} href={banner.link}>
              <PictureImage
                isAside
                className={styles.art}
                src={banner.picture}
                alt={banner.picture_alt}
                width="800"
                height="420"
                loading={place === 0 ? 'eager' : 'lazy'}
              />
              <span className={styles.words}>
                <strong className={styles.title}>{banner.title}</strong>
                <span className={styles.text}>{banner.text}</span>
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
