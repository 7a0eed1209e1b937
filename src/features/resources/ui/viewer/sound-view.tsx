import { m } from '#messages/messages.js'
import { languageName } from '#ui-kit/language-name.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** The browser's own player, which asks for parts of the file as it needs them. */
export function SoundView({ file, address }: ViewProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: an audio file has no picture for captions to stand in
    <audio className={styles.sound} src={address} controls preload="metadata" aria-label={file.name} />
  )
}

export function VideoView({ file, address, language }: ViewProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: each language that the captions come in has its track */}
      <video
        className={styles.video}
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={file.name}
      >
        {file.captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.address}
            srcLang={track.language}
            label={languageName(track.language)}
            default={track.language === language}
          />
        ))}
      </video>
      {file.captions.length === 0 && <p className={styles.note}>{m.resource_viewer_no_captions()}</p>}
    </>
  )
}
