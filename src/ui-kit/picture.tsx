import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { blurOf } from './picture-blur.ts'
import { PictureImage } from './picture-image.tsx'

export type PictureRatio = '5/3' | '16/7' | '16/9' | '4/3' | '6/5' | '3/4' | '1/1'

export interface PictureProps {
  /** Missing in data-saver mode or without a picture: `children` or the background shows. */
  src?: string | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Empty if the text beside it says the same. */
  alt: string
  /** The language of `alt`, if it differs from the page's. */
  lang?: string | undefined
  ratio?: PictureRatio | undefined
  /** The page's largest picture: loads at once and first. */
  isFirst?: boolean | undefined
  /** Shows the whole picture, such as the first page of a worksheet, instead of filling the box. */
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

/** A box with a fixed ratio, so that nothing moves when the picture arrives. */
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
