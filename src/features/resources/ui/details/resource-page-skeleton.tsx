import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './resource-page.module.css'

/** Shown while the resource loads on a slow network. */
export function ResourcePageSkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />} panelClass={styles.panel}>
      <SkeletonText lines={5} />
    </DetailPageSkeleton>
  )
}

function Opening() {
  return (
    <>
      <div className={page.title}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.emptyPages} />
      <div className={page.emptyCrumbs} />
    </>
  )
}

function Panel() {
  return (
    <PanelPartSkeleton>
      <div className={styles.actions}>
        <Skeleton shape="button" width="short" />
        <Skeleton shape="button" width="short" />
        <Skeleton shape="button" width="short" />
      </div>
      <SkeletonText lines={4} />
    </PanelPartSkeleton>
  )
}
