import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './event-page-skeleton.module.css'

/** Shown while the event loads on a slow network. */
export function EventPageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <SkeletonText lines={2} />
      <div className={styles.picture} />
      <div className={page.section}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="box" />
      </div>
      <div className={page.section}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={5} />
      </div>
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <>
      <Skeleton width="short" />
      <div className={page.title}>
        <Skeleton shape="title" />
        <Skeleton shape="title" width="half" />
      </div>
    </>
  )
}

function Panel() {
  return (
    <>
      <PanelPartSkeleton>
        <div className={styles.date} />
        <SkeletonText lines={3} />
      </PanelPartSkeleton>
      <PanelPartSkeleton>
        <SkeletonText lines={3} />
        <Skeleton shape="button" />
      </PanelPartSkeleton>
    </>
  )
}
