import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './resource-page.module.css'

/** Stands in until the resource is there, on a slow network. */
export function ResourcePageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <div className={styles.sheet}>
        <div className={styles.emptyPage} />
      </div>
      <SkeletonText lines={5} />
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <>
      <Skeleton width="short" />
      <Skeleton width="short" />
      <Skeleton shape="title" />
      <SkeletonText lines={2} />
    </>
  )
}

function Panel() {
  return (
    <PanelPartSkeleton>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <SkeletonText lines={4} />
    </PanelPartSkeleton>
  )
}
