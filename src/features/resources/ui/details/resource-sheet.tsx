import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { useWaiting } from '#ui-kit/picture-shown.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'
import { pageSet } from './resource-picture.ts'

/** Width by height of a page whose size is not known. */
const A4 = 210 / 297

/** The first page, large, for everyone; else the illustration of what it is about. */
export function ResourceSheet({ resource, isLink = true }: { resource: ResourceDetails; isLink?: boolean }) {
  const { picture, is_page, picture_alt, title } = resource
  const isWaiting = useWaiting(picture) !== undefined
  if (!is_page) return <Picture src={picture} alt="" ratio="16/7" isFirst className={styles.illustration} />
  const sheet = (
    <PictureImage
      className={styles.page}
      src={picture}
      srcSet={pageSet(picture)}
      sizes="(width < 1100px) 90vw, 560px"
      alt={picture_alt || m.resource_first_page({ title })}
      style={{ aspectRatio: ratioOf(resource) }}
      fetchPriority="high"
    />
  )
  return (
    <div className={styles.sheet}>
      {isLink && !isWaiting ? (
        <AddressLink
          href={resourceAddress(resource, '/preview')}
          aria-label={m.resource_preview_of({ title })}
        >
          {sheet}
        </AddressLink>
      ) : (
        sheet
      )}
    </div>
  )
}

/** The shape of the first page. That of a picture is known once it is loaded. */
function ratioOf({ resource_files }: ResourceDetails): number | 'auto' {
  const file = resource_files.find(({ drawn_pages }) => drawn_pages > 0)
  if (file?.kind === 'picture') return 'auto'
  return file?.print ? file.print.page_width / file.print.page_height : A4
}
