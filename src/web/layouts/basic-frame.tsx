import type { ReactNode } from 'react'
import { product } from '#contract/product.ts'
import { LanguageSwitch, ReadingPreferencesControl } from '#foundation/reading-preferences/ui/index.ts'
import { m } from '#messages/messages.js'
import { BrandMark, brandLinkClass } from '#ui-kit/brand-mark.tsx'
import { ContactLink } from './footer.tsx'
import styles from './frame.module.css'
import { PlaceLink } from './place-link.tsx'
import bar from './top-bar.module.css'

/**
 * The Basic layout's frame: a bar with only the logo, and at the bottom a contact link. Also used around errors,
 * because little in it can fail.
 */
export function BasicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={bar.bar}>
        <div className={bar.in}>
          <PlaceLink
            to="/"
            className={brandLinkClass}
            label={m.brand_home({ name: product.name, suffix: '' })}
          >
            <BrandMark name={product.name} />
          </PlaceLink>
          <div className={bar.end}>
            <ReadingPreferencesControl className={bar.reading} wordsClass={bar.readingWords} />
            <LanguageSwitch className={bar.language} />
          </div>
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <PlaceLink to="/help">{m.nav_help()}</PlaceLink>
        <ContactLink />
        <PlaceLink to="/accessibility">{m.legal_accessibility()}</PlaceLink>
      </footer>
    </div>
  )
}
