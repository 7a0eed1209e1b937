import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from './legal-article.tsx'
import { legalHead } from './legal-head.ts'
import { legalSearch, loadLegal } from './load-legal.ts'

export const Route = createFileRoute('/_default/privacy')({
  validateSearch: legalSearch,
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: ({ context, deps }) => loadLegal(context, { name: 'privacy', ...deps }),
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: PrivacyPage,
})

function PrivacyPage() {
  return <LegalArticle text={Route.useLoaderData().text} />
}
