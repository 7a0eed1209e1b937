import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const KitPage = lazyCode(() => import('#ui-kit/kit-page.tsx')).part((code) => code.default)

/** Every component of the ui-kit in every state. Only in development. */
export const Route = createFileRoute('/_empty/dev/kit')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => ({ meta: [{ title: 'ui-kit' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <Suspense>
      <KitPage />
    </Suspense>
  ),
})
