import { product } from '#contract/product.ts'
import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { ownAddress, PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { LandingPage } from '../../landing.contract.ts'
import { landingTitle } from './landing-title.ts'

interface LandingHeadProps {
  landing: LandingPage
  publicUrl: string
}

/** Title, share preview and structured data of the page; without a summary the preview has a general text. */
export function LandingHead({ landing, publicUrl }: LandingHeadProps) {
  const { message, program, cover } = landing
  const title = landingTitle(landing)
  const path = landingAddress(landing)
  const description = message || program.summary || m.awareness_landing_share_text({ product: product.name })
  const picture = cover ?? program.picture
  const shared = picture ? sharePicture(picture) : '/art/share-default.png'
  const image = new URL(shared, `${publicUrl}/`).href
  const address = ownAddress(publicUrl, path)
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image} />
      <PageAddress publicUrl={publicUrl} path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
        dangerouslySetInnerHTML={{ __html: landingStructuredData(landing, { address, image }) }}
      />
    </>
  )
}

/**
 * Structured data for search engines (schema.org WebPage), as text for an application/ld+json script. Every `<` is
 * escaped, so that no name can end the script.
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
