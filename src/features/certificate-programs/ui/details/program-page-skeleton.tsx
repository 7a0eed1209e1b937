import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './program-page-skeleton.module.css'

/** Shown while the program loads on a slow network. */
export function ProgramPageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <div className={styles.picture} />
      <div className={page.section}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={4} />
      </div>
      <div className={page.section}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="box" />
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
      </div>
      <div className={page.summary}>
        <SkeletonText lines={2} />
      </div>
    </>
  )
}

function Panel() {
  return (
    <>
      <PanelPartSkeleton>
        <SkeletonText lines={3} />
        <Skeleton shape="button" />
      </PanelPartSkeleton>
      <PanelPartSkeleton>
        <SkeletonText lines={5} />
      </PanelPartSkeleton>
    </>
  )
}
