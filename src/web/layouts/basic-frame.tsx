import type { ReactNode } from 'react'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { BrandMark, brandLinkClass } from '#ui-kit/brand-mark.tsx'
import styles from './frame.module.css'
import { PlaceLink } from './place-link.tsx'
import bar from './top-bar.module.css'

/** Basic: a bar with the logo only (spec section 2, layouts). Stands around errors too, since little of it can break. */
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
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
