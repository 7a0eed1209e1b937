import { createFileRoute, Outlet } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { BrandMark, brandLinkClass } from '#ui-kit/brand-mark.tsx'
import styles from './frame.module.css'
import { PlaceLink } from './place-link.tsx'
import bar from './top-bar.module.css'

/** Basic: a bar with the logo only, for the auth pages and certificate checks (spec section 2, layouts). */
export const Route = createFileRoute('/_basic')({
  component: () => (
    <div className={styles.frame}>
      <header className={bar.bar}>
        <div className={bar.in}>
          <PlaceLink to="/" className={brandLinkClass} label={m.brand_home({ name: product.name, suffix: '' })}>
            <BrandMark name={product.name} />
          </PlaceLink>
        </div>
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  ),
})
