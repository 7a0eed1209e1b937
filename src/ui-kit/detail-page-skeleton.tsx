import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import page from './detail-page.module.css'
import panelStyles from './detail-panel.module.css'
import { pageTitle } from './page-head.tsx'

interface DetailPageSkeletonProps {
  opening: ReactNode
  /** {@link PanelPartSkeleton}s of the panel beside it. */
  panel: ReactNode
  children: ReactNode
}

/** Stands in until the thing of a page is there, on a slow network: nothing jumps when it comes. */
export function DetailPageSkeleton({ opening, panel, children }: DetailPageSkeletonProps) {
  return (
    <div className={page.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={page.layout}>
        <div className={page.opening}>{opening}</div>
        <div className={page.panel}>
          <div className={panelStyles.panel}>{panel}</div>
        </div>
        <div className={page.text}>{children}</div>
      </div>
    </div>
  )
}

export function PanelPartSkeleton({ children }: { children: ReactNode }) {
  return <div className={panelStyles.part}>{children}</div>
}
