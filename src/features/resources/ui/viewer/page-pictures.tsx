import { m } from '#messages/messages.js'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import type { ResourceFile } from '../../resource-details.contract.ts'
import styles from './viewer.module.css'

const A4 = 210 / 297

/** The pages one below the other, as pictures: for weak phones, and for people without JavaScript. */
export function PagePictures({ file }: { file: ResourceFile }) {
  const { page_images, drawn_pages, print } = file
  if (!page_images) return null
  const total = print?.page_count ?? drawn_pages
  const ratio = print ? print.page_width / print.page_height : A4
  const pages = Array.from({ length: drawn_pages }, (_, place) => place + 1)
  return (
    <div className={styles.pictures}>
      <ol>
        {pages.map((page) => (
          <li key={page}>
            <PictureImage
              src={page_images.replace('{page}', String(page))}
              alt={m.resource_viewer_page_of({ page, total })}
              style={{ aspectRatio: ratio }}
              loading={page === 1 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ol>
      {total > drawn_pages && <p>{m.resource_viewer_pictures_first({ most: drawn_pages })}</p>}
    </div>
  )
}
