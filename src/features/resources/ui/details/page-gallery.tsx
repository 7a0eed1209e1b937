import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { ChevronLeft, ChevronRight, Lock, Maximize2 } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { useWaiting } from '#ui-kit/picture-shown.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { FileLink } from '../doing/file-link.tsx'
import { viewerAddress } from '../doing/open-action.ts'
import styles from './page-gallery.module.css'
import { pagesToShow, type ShownPage } from './pages-to-show.ts'
import { cardPicture, pageSet } from './resource-picture.ts'

/** Aspect ratio of a page whose size isn't known. */
const A4 = 210 / 297
const PICTURE = 4 / 3

interface PageGalleryProps {
  resource: ResourceDetails
  /** Whether a picture links to a larger view. */
  isLink?: boolean
}

/** The pages of a resource's files as a strip of pictures, to swipe, scroll or page through. */
export function PageGallery({ resource, isLink = true }: PageGalleryProps) {
  const { shown, total } = pagesToShow(resource.resource_files)
  const strip = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const hidden = total - shown.length
  const slides = shown.length + (hidden > 0 ? 1 : 0)
  const here = shown[at] ?? shown.at(-1)
  if (!here) return null

  const slideAt = (place: number) => strip.current?.querySelectorAll<HTMLElement>(`.${styles.slide}`)[place]

  function goTo(place: number) {
    const [box, slide] = [strip.current, slideAt(place)]
    if (!box || !slide) return
    box.scrollTo({ left: slide.offsetLeft - (box.clientWidth - slide.offsetWidth) / 2 })
  }

  function scrolled() {
    const box = strip.current
    if (!box) return
    const middle = box.scrollLeft + box.clientWidth / 2
    const found = Array.from({ length: slides }, (_, place) => slideAt(place)).findLastIndex(
      (slide) => slide !== undefined && slide.offsetLeft <= middle,
    )
    setAt(Math.max(found, 0))
  }

  function keyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: slides - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(to)
  }

  return (
    <section className={styles.gallery} aria-label={m.resource_gallery()}>
      <div className={styles.stage} data-many={shown.length > 1}>
        {shown.length > 1 && <Thumbnails shown={shown} at={at} total={total} onGo={goTo} />}
        <section
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label={m.resource_gallery_pages({ title: resource.title })}
          onScroll={scrolled}
          onKeyDown={keyDown}
        >
          <ol>
            {shown.map((one, place) => (
              <li key={one.number} id={`page-${one.number}`} className={styles.slide}>
                <PagePicture
                  resource={resource}
                  shown={one}
                  total={total}
                  isFirst={place === 0}
                  isLink={isLink}
                />
              </li>
            ))}
            {hidden > 0 && (
              <li className={styles.slide}>
                <MorePages resource={resource} shown={shown} hidden={hidden} />
              </li>
            )}
          </ol>
        </section>
      </div>
      <div className={styles.bar}>
        {slides > 1 && (
          <div className={styles.pager}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.resource_gallery_previous()}
              aria-disabled={at === 0}
              onClick={() => goTo(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <p role="status">
              {at < shown.length
                ? m.resource_viewer_page_of({ page: here.number, total })
                : m.resource_gallery_more({ count: hidden, shown: numberLabel(hidden) })}
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.resource_gallery_next()}
              aria-disabled={at === slides - 1}
              onClick={() => goTo(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
        {isLink && (
          <FileLink resource={resource} file={here.file} variant="ghost" className={styles.open}>
            <Maximize2 aria-hidden="true" />
            {m.resource_open()}
          </FileLink>
        )}
      </div>
    </section>
  )
}

interface PagePictureProps {
  resource: ResourceDetails
  shown: ShownPage
  total: number
  isFirst: boolean
  isLink: boolean
}

function PagePicture({ resource, shown, total, isFirst, isLink }: PagePictureProps) {
  const { file, page, number, picture } = shown
  const isWaiting = useWaiting(cardPicture(picture)) !== undefined
  const count = m.resource_viewer_page_of({ page: number, total })
  const words = page === 1 && file.alt ? file.alt : m.resource_page_of({ count, title: resource.title })
  const image = (
    <PictureImage
      className={styles.page}
      src={cardPicture(picture)}
      srcSet={pageSet(cardPicture(picture))}
      sizes="(width < 860px) 260px, 560px"
      alt={words}
      style={{ aspectRatio: ratioOf(shown) }}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
  if (!isLink || isWaiting) return image
  const isMember = file.address !== null
  return (
    <AddressLink
      href={isMember ? viewerAddress(resource, file.id) : resourceAddress(resource, '/preview')}
      aria-label={
        isMember ? m.resource_page_larger({ words }) : m.resource_preview_of({ title: resource.title })
      }
    >
      {image}
    </AddressLink>
  )
}

/** A picture's ratio is only known once it has loaded: until then, its box has a common one. */
function ratioOf({ file: { kind, print } }: ShownPage): number {
  if (print) return print.page_width / print.page_height
  return kind === 'picture' ? PICTURE : A4
}

interface MorePagesProps {
  resource: ResourceDetails
  shown: readonly ShownPage[]
  hidden: number
}

/** Where to find the pages without a picture here: after logging in, or in the file itself. */
function MorePages({ resource, shown, hidden }: MorePagesProps) {
  const file = shown.at(-1)?.file
  if (!file) return null
  const isMember = file.address !== null
  return (
    <div className={styles.more}>
      {!isMember && <Lock aria-hidden="true" />}
      <p>{m.resource_gallery_more({ count: hidden, shown: numberLabel(hidden) })}</p>
      <FileLink resource={resource} file={file}>
        {isMember ? m.resource_gallery_open() : m.resource_gallery_log_in()}
      </FileLink>
    </div>
  )
}

interface ThumbnailsProps {
  shown: readonly ShownPage[]
  at: number
  total: number
  onGo: (place: number) => void
}

/** Without JavaScript, a click jumps to the page by its id. */
function Thumbnails({ shown, at, total, onGo }: ThumbnailsProps) {
  function press(event: MouseEvent, place: number) {
    event.preventDefault()
    onGo(place)
  }
  return (
    <nav className={styles.thumbnails} aria-label={m.resource_gallery_thumbnails()}>
      <ol>
        {shown.map((one, place) => (
          <li key={one.number}>
            <a
              href={`#page-${one.number}`}
              aria-current={place === at ? 'true' : undefined}
              aria-label={m.resource_viewer_page_of({ page: one.number, total })}
              onClick={(event) => press(event, place)}
            >
              <PictureImage
                src={cardPicture(one.picture)}
                alt=""
                isAside
                loading="lazy"
                decoding="async"
                style={{ aspectRatio: ratioOf(one) }}
              />
              <span aria-hidden="true">{one.number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
