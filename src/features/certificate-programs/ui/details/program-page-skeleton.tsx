import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './program-page-skeleton.module.css'

/** Stands in until the program is there, on a slow network. */
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
      <div className={styles.crumbs}>
        <Skeleton width="short" />
      </div>
      <Skeleton width="short" />
      <Skeleton shape="title" />
      <SkeletonText lines={2} />
    </>
  )
}

function Panel() {
  return (
    <>
      <PanelPartSkeleton>
        <SkeletonText lines={3} />
        <span className={styles.button} />
      </PanelPartSkeleton>
      <PanelPartSkeleton>
        <SkeletonText lines={5} />
      </PanelPartSkeleton>
    </>
  )
}
