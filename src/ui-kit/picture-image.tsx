import { type ImgHTMLAttributes, Suspense } from 'react'
import { useSaving, useWaiting } from './picture-shown.ts'

interface PictureImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  /** The picture is decorative or inside a link: in data-saver mode it's left out. */
  isAside?: boolean
}

/** An `img`. In data-saver mode the smallest of its set, behind a box to press until it's requested. */
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
  // biome-ignore lint/a11y/useAltText: the caller passes `alt`
  return <img {...rest} src={smallest} {...set} />
}
