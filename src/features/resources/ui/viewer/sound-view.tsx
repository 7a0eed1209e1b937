import { m } from '#messages/messages.js'
import { inWords } from '#ui-kit/file-size.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { useSaving } from '#ui-kit/picture-shown.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** The browser's own player, which asks for parts of the file as it needs them. */
export function SoundView({ file, address }: ViewProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: an audio file has no picture for captions to stand in */}
      <audio className={styles.sound} src={address} controls preload={usePreload()} aria-label={file.name} />
      <Waits file={file} />
    </>
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
        preload={usePreload()}
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
      <Waits file={file} />
      {file.captions.length === 0 && <p className={styles.note}>{m.resource_viewer_no_captions()}</p>}
    </>
  )
}

const usePreload = () => (useSaving() ? 'none' : 'metadata')

/** Where data is saved: how much playing brings. */
function Waits({ file }: Pick<ViewProps, 'file'>) {
  if (!useSaving()) return null
  return <p className={styles.note}>{m.resource_viewer_waits({ size: inWords(file.size) })}</p>
}
