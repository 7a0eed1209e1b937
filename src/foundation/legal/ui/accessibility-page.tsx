import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from './legal-article.tsx'
import { legalHead } from './legal-head.ts'
import { legalSearch, loadLegal } from './load-legal.ts'

/** What we do for accessibility, how we test it, and how to complain. */
export const Route = createFileRoute('/_default/accessibility')({
  validateSearch: legalSearch,
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: ({ context, deps }) => loadLegal(context, { name: 'accessibility', ...deps }),
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: AccessibilityPage,
})

function AccessibilityPage() {
  return <LegalArticle text={Route.useLoaderData().text} />
}
