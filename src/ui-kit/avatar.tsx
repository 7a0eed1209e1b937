import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { useWaiting } from './picture-shown.ts'

const tones = ['plum', 'leaf', 'marigold', 'coral'] as const

export interface AvatarProps {
  /** Only for the initials and colour: the name is shown beside it, so the picture is decorative. */
  name: string
  src?: string | undefined
  size?: 'small' | 'normal' | 'large' | undefined
}

/** A round picture; in data-saver mode or without a picture, the initials on a colour that depends on the name. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const isShown = useWaiting(src) === undefined
  const tone = tones[sum % tones.length] ?? 'plum'
  return (
    <span
      className={classNames(styles.face, styles[size], styles[tone])}
      aria-hidden="true"
      suppressHydrationWarning
    >
      {initials(name)}
      {src && isShown ? (
        <img className={styles.image} src={src} alt="" loading="lazy" decoding="async" />
      ) : null}
    </span>
  )
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}

const TITLE = /^(dr|prof|mr|mrs|ms|smt|shri|डॉ|प्रो|श्री|श्रीमती)\.?$/iu

/**
 * One or two first characters, including combining marks: 'Dr Ananya Rao' gives 'AR', 'कविता जोशी' gives 'कजो'. Empty
 * for no name.
 */
export function initials(name: string): string {
  const all = name.split(/[\s\-–]+/u).filter(Boolean)
  const words = all.length > 1 && TITLE.test(all[0] ?? '') ? all.slice(1) : all
  const written = words.map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')).filter(Boolean)
  const used = written.length > 0 ? written : words
  const first = used[0]
  const last = used.at(-1)
  if (first === undefined || last === undefined) return ''
  const letters = used.length === 1 ? firstGrapheme(first) : firstGrapheme(first) + firstGrapheme(last)
  return letters.toLocaleUpperCase()
}
