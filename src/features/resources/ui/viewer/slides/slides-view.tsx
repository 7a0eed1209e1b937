import { type CSSProperties, useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ReadContent } from '../read-content.tsx'
import { SheetTable } from '../table/sheet-table.tsx'
import { useFileContent } from '../use-file-content.ts'
import type { ViewProps } from '../view-props.ts'
import styles from '../viewer.module.css'
import { readSlides, type Slide, type SlidePicture } from './read-slides.ts'

/** The slides of a PowerPoint file below each other, with their texts and pictures. */
export function SlidesView({ address }: ViewProps) {
  const read = useFileContent(address, readSlides)
  return (
    <ReadContent read={read}>
      {(slides) => (
        <>
          <p className={styles.note}>{m.resource_viewer_slides_note()}</p>
          <ol className={styles.slides}>
            {slides.map((slide, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and never change order
              <li key={place} className={styles.slide}>
                <ShownSlide
                  slide={slide}
                  count={m.resource_viewer_slide({ slide: place + 1, total: slides.length })}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </ReadContent>
  )
}

/** Its number is above its title, and is the heading if there is no title. */
function ShownSlide({ slide: { title, points, tables, pictures }, count }: { slide: Slide; count: string }) {
  return (
    <>
      {title ? (
        <>
          <p className={styles.count}>{count}</p>
          <h2 lang={scriptLanguage(title)}>{title}</h2>
        </>
      ) : (
        <h2>{count}</h2>
      )}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ text, level }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and never change order
            <li key={place} lang={scriptLanguage(text)} style={{ '--level': level } as CSSProperties}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {tables.map((rows, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables have no id and never change order
        <SheetTable key={place} sheet={{ rows, merged: [] }} label={title || count} />
      ))}
      {pictures.map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no id and never change order
        <ShownPicture key={place} of={picture} />
      ))}
    </>
  )
}

/** A slide's picture has an object URL only while it is shown. */
function ShownPicture({ of: { picture, alt } }: { of: SlidePicture }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(picture)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [picture])
  return address && <img src={address} alt={alt} />
}
