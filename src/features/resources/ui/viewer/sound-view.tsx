import { useEffect, useRef, useState } from 'react'
import { isHevcType } from '#foundation/uploads/film-codec.contract.ts'
import { m } from '#messages/messages.js'
import { FieldError } from '#ui-kit/field.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { ownLanguageName } from '#ui-kit/language-name.ts'
import { useSaving } from '#ui-kit/picture-shown.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** The browser's own player, which requests parts of the file as it needs them. */
export function SoundView({ file, address }: ViewProps) {
  const { player, cannotPlay, onError } = useCannotPlay<HTMLAudioElement>(file.media_type)
  return (
    <>
      {cannotPlay && <FieldError>{m.resource_viewer_sound_unplayable()}</FieldError>}
      {/* biome-ignore lint/a11y/useMediaCaption: an audio player has no picture to show captions in */}
      <audio
        ref={player}
        className={styles.sound}
        src={address}
        controls
        preload={usePreload()}
        aria-label={file.name}
        onError={onError}
      />
      <Waits file={file} />
    </>
  )
}

export function VideoView({ file, address, language }: ViewProps) {
  const { player, cannotPlay, onError } = useCannotPlay<HTMLVideoElement>(file.media_type)
  return (
    <>
      {cannotPlay && <FieldError>{m.resource_viewer_video_unplayable()}</FieldError>}
      {isHevcType(file.media_type) && <p className={styles.note}>{m.resource_viewer_video_hevc()}</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: there is a track for each language of the captions */}
      <video
        ref={player}
        onError={onError}
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
            label={ownLanguageName(track.language)}
            default={track.language === language}
          />
        ))}
      </video>
      <Waits file={file} />
      {file.captions.length === 0 && <p className={styles.note}>{m.resource_viewer_no_captions()}</p>}
    </>
  )
}

/** For asking browsers about HEVC, which needs a profile and level: here those of a typical phone video. */
const ASKED_FOR_HEVC = 'video/mp4; codecs="hvc1.1.6.L93.B0"'

/** Whether the browser can't play a file: it would play the sound of an HEVC video without a picture or an error. */
function useCannotPlay<Player extends HTMLMediaElement>(media_type: string) {
  const player = useRef<Player>(null)
  const [cannotPlay, setCannotPlay] = useState(false)
  const onError = () => setCannotPlay(true)
  useEffect(() => {
    const isUnknown = isHevcType(media_type) && player.current?.canPlayType(ASKED_FOR_HEVC) === ''
    // It may have failed before hydration.
    if (isUnknown || player.current?.error) setCannotPlay(true)
  }, [media_type])
  return { player, cannotPlay, onError }
}

const usePreload = () => (useSaving() ? 'none' : 'metadata')

/** Tells people with data saver on how much data playing uses. */
function Waits({ file }: Pick<ViewProps, 'file'>) {
  if (!useSaving()) return null
  return <p className={styles.note}>{m.resource_viewer_data_saver({ size: sizeLabel(file.size) })}</p>
}
