import { m } from '#messages/messages.js'
import { FileText, ImageIcon, Mic, Video } from '#ui-kit/icons.ts'
import styles from './upload-list.module.css'

/** A picture of what kind a file is; its name says the rest. */
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

/** A size as people say it: `1.4 MB`. */
export function inWords(bytes: number): string {
  const isSmall = bytes < 1024 * 1024
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const count = isSmall ? Math.max(1, bytes / 1024) : bytes / 1024 / 1024
  const maximumFractionDigits = count < 10 && !isSmall ? 1 : 0
  return new Intl.NumberFormat(m.page_locale(), { style: 'unit', unit, maximumFractionDigits }).format(count)
}
