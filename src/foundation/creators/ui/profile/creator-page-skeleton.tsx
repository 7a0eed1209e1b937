import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './creator-page.module.css'

/** The page's shape while a slow line brings the person. */
export function CreatorPageSkeleton() {
  return (
    <div className={page.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={page.layout}>
        <div className={page.opening}>
          <Skeleton width="short" />
          <div className={styles.who}>
            <Skeleton shape="face" />
            <div className={styles.name}>
              <Skeleton shape="title" />
              <Skeleton width="half" />
            </div>
          </div>
        </div>
        <div className={page.panel}>
          <div className={panel.panel}>
            <div className={panel.part}>
              <Skeleton shape="button" />
              <Skeleton shape="button" />
              <SkeletonText lines={3} />
            </div>
          </div>
        </div>
        <div className={page.text}>
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  )
}
