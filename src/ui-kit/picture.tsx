import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { blurOf } from './picture-blur.ts'
import { PictureImage } from './picture-image.tsx'

export type PictureRatio = '5/3' | '16/7' | '16/9' | '4/3' | '6/5' | '3/4' | '1/1'

export interface PictureProps {
  /** Absent when data is saved or there is none: `children` or the ground shows. */
  src?: string | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Empty when the words beside it say the same. */
  alt: string
  /** The language of `alt`, where it is not the page's. */
  lang?: string | undefined
  ratio?: PictureRatio | undefined
  /** The page's largest picture: loaded at once and first. */
  isFirst?: boolean | undefined
  /** Show the whole picture (first page of a worksheet) instead of filling the box. */
  isWhole?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

const ratioClass: Record<PictureRatio, string | undefined> = {
  '5/3': styles.fiveThree,
  '16/7': styles.sixteenSeven,
  '16/9': styles.sixteenNine,
  '4/3': styles.fourThree,
  '6/5': styles.sixFive,
  '3/4': styles.threeFour,
  '1/1': styles.square,
}

/** A box of fixed shape, so that nothing moves when the picture arrives. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, lang, ratio = '5/3', isFirst, isWhole, className, children } = props
  return (
    <div
      lang={lang}
      className={classNames(styles.box, ratioClass[ratio], isWhole && styles.whole, className)}
      style={src ? { backgroundImage: blurOf(src) } : undefined}
    >
      {src ? (
        <PictureImage
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      ) : null}
      {children}
    </div>
  )
}
