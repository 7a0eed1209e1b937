import { m } from '#messages/messages.js'
import styles from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import skeleton from './event-page-skeleton.module.css'

/** The page's shape while a slow line brings the event. */
export function EventPageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={styles.layout}>
        <div className={styles.opening}>
          <div className={skeleton.crumbs}>
            <Skeleton width="short" />
          </div>
          <Skeleton width="short" />
          <div className={skeleton.title}>
            <Skeleton shape="title" />
            <Skeleton shape="title" width="half" />
          </div>
          <SkeletonText lines={2} />
        </div>
        <div className={styles.panel}>
          <div className={panel.panel}>
            <div className={panel.part}>
              <div className={skeleton.date} />
              <SkeletonText lines={3} />
            </div>
            <div className={panel.part}>
              <SkeletonText lines={3} />
              <span className={skeleton.button} />
            </div>
          </div>
        </div>
        <div className={styles.text}>
          <div className={skeleton.picture} />
          <div className={styles.section}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="box" />
          </div>
          <div className={styles.section}>
            <Skeleton shape="title" width="half" />
            <SkeletonText lines={5} />
          </div>
        </div>
      </div>
    </div>
  )
}
