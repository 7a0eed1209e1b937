import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Maximize2, Pause, Play, ZoomIn, ZoomOut } from '#ui-kit/icons.ts'
import { reads } from '#ui-kit/picture-shown.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'
import { larger, smaller } from './zoom-steps.ts'

/** An animation that can't be stopped keeps some people from reading (WCAG 2.2.2). */
const MAY_MOVE = new Set(['image/gif', 'image/webp'])

export function PictureView({ file, address, title }: ViewProps) {
  const [zoom, setZoom] = useState(1)
  const still = file.page_images?.replace('{page}', '1')
  const mayMove = MAY_MOVE.has(file.media_type) && still !== undefined
  const [isMoving, setIsMoving] = useState(true)
  useEffect(() => {
    if (reads('m') || matchMedia('(prefers-reduced-motion: reduce)').matches) setIsMoving(false)
  }, [])
  // The page's picture is smaller, and good enough until someone zooms in.
  const isStill = mayMove ? !isMoving : zoom === 1
  return (
    <div className={styles.frame}>
      <div className={styles.tools} role="toolbar" aria-label={m.resource_viewer_tools()}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.resource_viewer_zoom_out()}
          onClick={() => setZoom(smaller)}
        >
          <ZoomOut aria-hidden="true" />
        </Button>
        <span className={styles.percent} role="status">
          {m.resource_viewer_zoom({ percent: Math.round(zoom * 100) })}
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.resource_viewer_zoom_in()}
          onClick={() => setZoom(larger)}
        >
          <ZoomIn aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={m.resource_viewer_fit()} onClick={() => setZoom(1)}>
          <Maximize2 aria-hidden="true" />
        </Button>
        {mayMove && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={isMoving ? m.resource_viewer_stop_moving() : m.resource_viewer_start_moving()}
            onClick={() => setIsMoving(!isMoving)}
          >
            {isMoving ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
        )}
      </div>
      <section
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label={file.name}
      >
        <img
          className={styles.picture}
          src={isStill && still ? still : address}
          alt={file.alt || title}
          style={{ inlineSize: `${zoom * 100}%` }}
        />
      </section>
    </div>
  )
}
