import { product } from '#contract/product.ts'
import type { LandingPage } from '../../landing.contract.ts'
import { landingTitle } from './landing-words.ts'

/**
 * The page as search engines read it, as text for a script of type application/ld+json: a schema.org WebPage. Names are
 * written by people: every `<` is escaped, so none of them can end the script.
 */
export function landingStructuredData(
  landing: LandingPage,
  { address, image }: { address: string; image: string },
): string {
  const { title, summary, film_minutes, text_language } = landing.program
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: landingTitle(landing),
    description: summary || undefined,
    url: address,
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    publisher: { '@type': 'Organization', name: product.name },
    mainEntity: {
      '@type': 'LearningResource',
      name: title,
      description: summary || undefined,
      inLanguage: text_language,
      isAccessibleForFree: true,
      timeRequired: `PT${film_minutes}M`,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/JoinAction',
        userInteractionCount: landing.completions_count,
      },
    },
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
