import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { Frame } from '../layouts/frame.tsx'
import { PlaceLink } from '../layouts/place-link.tsx'
import styles from './message-page.module.css'

/** The page for an unknown address. */
export function NotFoundPage() {
  return (
    <Frame>
      <NotFoundMessage />
    </Frame>
  )
}

/** "Not found" inside a layout, if a page found nothing to show. */
export function NotFoundMessage() {
  return (
    <>
      <title>{m.not_found_title()}</title>
      <div className={styles.page}>
        <PictureImage
          isAside
          className={styles.art}
          src="/art/not-found.svg"
          alt=""
          width="400"
          height="240"
        />
        <p className={styles.code}>404</p>
        <h1 className={styles.heading}>{m.not_found_heading()}</h1>
        <p>{m.not_found_help()}</p>
        <p className={styles.ways}>
          <PlaceLink to="/" className={buttonClass({ variant: 'primary', size: 'big' })}>
            {m.not_found_events()}
          </PlaceLink>
          <PlaceLink to="/resource" className={buttonClass({ size: 'big' })}>
            {m.not_found_resources()}
          </PlaceLink>
        </p>
      </div>
    </>
  )
}
