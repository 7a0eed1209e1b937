import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './resource-page.module.css'

/** Stands in until the resource is there, on a slow network. */
export function ResourcePageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <SkeletonText lines={5} />
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <>
      <Skeleton width="short" />
      <Skeleton shape="title" />
      <div className={styles.emptyPages} />
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
