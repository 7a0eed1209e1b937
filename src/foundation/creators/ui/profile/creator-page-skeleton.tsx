import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './creator-page.module.css'

/** Shown while the page loads on a slow network. */
export function CreatorPageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <SkeletonText lines={6} />
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <div className={styles.who}>
      <Skeleton shape="face" />
      <div className={styles.name}>
        <div className={page.title}>
          <Skeleton shape="title" width="long" />
        </div>
        <Skeleton width="half" />
      </div>
    </div>
  )
}

function Panel() {
  return (
    <PanelPartSkeleton>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <SkeletonText lines={3} />
    </PanelPartSkeleton>
  )
}
