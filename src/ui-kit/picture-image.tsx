import { type ImgHTMLAttributes, Suspense } from 'react'
import { useSaving, useWaiting } from './picture-shown.ts'

interface PictureImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  /** The picture tells nothing, or stands in a link: people who save data do not get it. */
  isAside?: boolean
}

/** An `img`; where data is saved, the smallest of its set, and what asks for it until it was asked for. */
export function PictureImage({ src, srcSet, sizes, isAside, ...rest }: PictureImageProps) {
  const isSaving = useSaving()
  const smallest = (isSaving && srcSet?.split(' ')[0]) || src
  const Waiting = useWaiting(smallest)
  if (Waiting && isAside) return null
  if (Waiting) {
    return (
      <Suspense>
        <Waiting {...rest} src={smallest} />
      </Suspense>
    )
  }
  const set = isSaving || !srcSet ? undefined : { srcSet, sizes }
  // biome-ignore lint/a11y/useAltText: whoever shows it gives the words
  return <img {...rest} src={smallest} {...set} />
}
