import { FileText, ImageIcon, Mic, Video } from '#ui-kit/icons.ts'
import styles from './upload-list.module.css'

/** An icon for the kind of file, with its extension. */
export function FileMark({ media_type, name }: { media_type: string; name: string }) {
  const Icon = iconOf(media_type)
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase()
  return (
    <span className={styles.kind} aria-hidden="true">
      <Icon />
      {ending ? <span className={styles.ending}>{ending}</span> : null}
    </span>
  )
}

function iconOf(media_type: string) {
  if (media_type.startsWith('image/')) return ImageIcon
  if (media_type.startsWith('video/')) return Video
  return media_type.startsWith('audio/') ? Mic : FileText
}
