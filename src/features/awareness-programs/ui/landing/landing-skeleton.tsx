import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './landing.module.css'

/** The page's shape while a slow line brings the campaign. */
export function LandingSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <Skeleton width="short" />
          <Skeleton shape="title" />
          <SkeletonText lines={4} />
          <Skeleton width="half" />
        </div>
        <div className={styles.coverSkeleton} />
      </div>
      <Skeleton shape="box" />
    </div>
  )
}
