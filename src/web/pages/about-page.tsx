import { createFileRoute } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { addressLinks } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { PlaceLink } from '../layouts/place-link.tsx'
import styles from './about-page.module.css'

/** Who runs this site and why. "About Us" leads here unless ABOUT_URL says otherwise. */
export const Route = createFileRoute('/_default/about')({
  loader: ({ context }) => ({ publicUrl: context.publicUrl }),
  head: ({ loaderData }) => ({
    meta: [
      { title: pageTitle(m.nav_about()) },
      { name: 'description', content: m.about_lead({ product: product.name }) },
      { property: 'og:title', content: m.nav_about() },
      { property: 'og:image', content: `${loaderData?.publicUrl ?? ''}/art/share-default.png` },
    ],
    links: addressLinks(loaderData?.publicUrl ?? '', '/about'),
  }),
  component: AboutPage,
})

function AboutPage() {
  const parts = [
    { title: m.about_events_title(), text: m.about_events_text(), art: 'together' },
    { title: m.about_access_title(), text: m.about_access_text(), art: 'hands' },
    { title: m.about_privacy_title(), text: m.about_privacy_text(), art: 'feelings' },
  ]
  return (
    <div className={styles.page}>
      <h1 className={styles.heading} data-listen="">
        {m.about_heading({ product: product.name })}
      </h1>
      <p className={styles.lead} data-listen="">
        {m.about_lead({ product: product.name })}
      </p>
      <Listen />
      <ul className={styles.parts} data-listen="">
        {parts.map(({ title, text, art }) => (
          <li key={art} className={styles.part}>
            <PictureImage
              isAside
              className={styles.art}
              src={`/art/${art}.svg`}
              alt=""
              width="400"
              height="240"
              loading="lazy"
            />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        {m.easy_read_symbols_about()}{' '}
        <a href="https://openmoji.org" target="_blank" rel="noopener">
          openmoji.org
        </a>
      </p>
      <PlaceLink to="/" className={buttonClass({ variant: 'primary', size: 'big' })}>
        {m.not_found_events()}
      </PlaceLink>
    </div>
  )
}
