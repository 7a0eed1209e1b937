import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { classNames } from './class-names.ts'
import page from './detail-page.module.css'
import panelStyles from './detail-panel.module.css'
import { pageTitle } from './page-head.tsx'
import { Skeleton } from './skeleton.tsx'

interface DetailPageSkeletonProps {
  /** Below the breadcrumb. */
  opening: ReactNode
  /** {@link PanelPartSkeleton}s of the panel beside it. */
  panel: ReactNode
  panelClass?: string | undefined
  children: ReactNode
}

/** Shown until a detail page has loaded on a slow network; nothing jumps when it arrives. */
export function DetailPageSkeleton({ opening, panel, panelClass, children }: DetailPageSkeletonProps) {
  return (
    <div className={classNames(page.page, page.waiting)} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={page.layout}>
        <div className={page.opening}>
          <div className={page.emptyCrumbs}>
            <Skeleton width="short" />
          </div>
          {opening}
        </div>
        <div className={page.panel}>
          <div className={classNames(panelStyles.panel, panelClass)}>{panel}</div>
        </div>
        <div className={page.text}>{children}</div>
      </div>
    </div>
  )
}

export function PanelPartSkeleton({ children }: { children: ReactNode }) {
  return <div className={panelStyles.part}>{children}</div>
}
