import { m } from '#messages/messages.js'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './area.module.css'

/** The page's shape while a slow line brings the campaign. */
export function CampaignSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={styles.opening}>
        <Skeleton width="short" />
        <Skeleton shape="title" />
        <SkeletonText lines={2} />
      </div>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  )
}
