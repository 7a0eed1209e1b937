import { useLocation } from '@tanstack/react-router'
import { type ImgHTMLAttributes, type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { ImageIcon } from '#ui-kit/icons.ts'
import { askedFor, READING_PREFERENCES_CHANGED, wholePage } from '#ui-kit/picture-shown.ts'
import { usePictureSize } from './picture-sizes.ts'
import styles from './waiting-picture.module.css'

/** A box of a picture's size: a press shows the picture. Without JavaScript it links to the picture. */
export function WaitingPicture({
  src,
  alt,
  className,
  style,
}: ImgHTMLAttributes<HTMLImageElement> & { src: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const size = usePictureSize(src)

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const around = box.current?.parentElement
    flushSync(() => askFor(src))
    // The pressed button is gone, so keyboard focus moves to the picture.
    const picture = around?.querySelector<HTMLElement>(`img[src="${CSS.escape(src)}"]`)
    picture?.setAttribute('tabindex', '-1')
    picture?.focus({ preventScroll: true })
  }

  return (
    <span ref={box} className={classNames(styles.waiting, className)} style={style}>
      {alt && <span className={styles.words}>{alt}</span>}
      <a href={src} className={buttonClass({ className: styles.press })} onClick={show}>
        <ImageIcon aria-hidden="true" />
        <span>
          {size ? m.reading_show_picture_size({ size }) : m.reading_show_picture()}
          {alt && <span className="visually-hidden">: {alt}</span>}
        </span>
      </a>
    </span>
  )
}

/** Shows one picture, or all of the page's, despite data-saver mode. */
function askFor(address = wholePage()): void {
  askedFor.add(address)
  document.dispatchEvent(new Event(READING_PREFERENCES_CHANGED))
}

/** The notice at the top of a page whose pictures wait. */
export function PicturesNotice() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [shownOn, setShownOn] = useState<string>()
  const isShown = shownOn === path
  return (
    <div className={styles.notice}>
      <p role="status">{isShown ? m.reading_saver_shown() : m.reading_saver_on()}</p>
      <Button
        className={styles.all}
        aria-disabled={isShown}
        onClick={() => {
          if (isShown) return
          askFor()
          setShownOn(path)
        }}
      >
        {m.reading_saver_all()}
      </Button>
      <PlainLink href="/reading">{m.reading_saver_settings()}</PlainLink>
    </div>
  )
}
