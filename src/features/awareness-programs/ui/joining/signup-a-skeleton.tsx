import page from '#ui-kit/detail-page.module.css'
import { DetailPageSkeleton, PanelPartSkeleton } from '#ui-kit/detail-page-skeleton.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'

/** The page's shape while a slow line brings the program. */
export function SignupASkeleton() {
  return (
    <DetailPageSkeleton opening={<Opening />} panel={<Panel />}>
      <Skeleton shape="box" />
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
      <Skeleton shape="title" />
      <SkeletonText lines={2} />
    </>
  )
}

function Panel() {
  return (
    <PanelPartSkeleton>
      <SkeletonText lines={3} />
      <Skeleton shape="box" />
    </PanelPartSkeleton>
  )
}
