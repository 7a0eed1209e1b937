import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './resource-page.module.css'

/** The page's shape while a slow line brings the resource. */
export function ResourcePageSkeleton() {
  return (
    <div className={page.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={page.layout}>
        <div className={page.opening}>
          <Skeleton width="short" />
          <Skeleton width="short" />
          <Skeleton shape="title" />
          <SkeletonText lines={2} />
        </div>
        <div className={page.panel}>
          <div className={panel.panel}>
            <div className={panel.part}>
              <Skeleton shape="button" />
              <Skeleton shape="button" />
              <SkeletonText lines={4} />
            </div>
          </div>
        </div>
        <div className={page.text}>
          <div className={styles.sheet}>
            <div className={styles.emptyPage} />
          </div>
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  )
}
