import { createFileRoute } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { PlaceLink } from '../layouts/place-link.tsx'
import styles from './about-page.module.css'

/** Who runs this place and why: where "About Us" leads unless ABOUT_URL says otherwise. */
export const Route = createFileRoute('/_default/about')({
  loader: ({ context }) => ({ publicUrl: context.publicUrl }),
  head: ({ loaderData }) => ({
    meta: [
      { title: pageTitle(m.nav_about()) },
      { name: 'description', content: m.about_lead({ product: product.name }) },
      { property: 'og:title', content: m.nav_about() },
      { property: 'og:image', content: `${loaderData?.publicUrl ?? ''}/art/share-default.png` },
    ],
    links: [{ rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}/about` }],
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
      <h1 className={styles.heading}>{m.about_heading({ product: product.name })}</h1>
      <p className={styles.lead}>{m.about_lead({ product: product.name })}</p>
      <ul className={styles.parts}>
        {parts.map(({ title, text, art }) => (
          <li key={art} className={styles.part}>
            <img
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
      <PlaceLink to="/" className={buttonClass({ variant: 'primary', size: 'big' })}>
        {m.not_found_events()}
      </PlaceLink>
    </div>
  )
}
