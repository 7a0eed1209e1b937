import { product } from '#contract/product.ts'
import { accessibilityHazards } from '#foundation/easy-read/warnings.contract.ts'
import { ownAddress } from '#ui-kit/page-address.tsx'
import { type Licence, resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { previewPicture } from './resource-picture.ts'

/** Addresses of the licence texts; undefined for content that isn't free to use. */
const licences: Record<Licence, string | undefined> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'All rights reserved': undefined,
}
export const licenceAddress = (licence: Licence): string | undefined => licences[licence]

/**
 * Structured data for search engines (schema.org LearningResource), as text for an application/ld+json script. Every
 * `<` is escaped, so that no title can end the script.
 */
export function resourceStructuredData(resource: ResourceDetails, publicUrl: string): string {
  const { title, summary, language, type, skills, tags, keywords, age_groups, rating, rating_count } =
    resource
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: title,
    description: summary || undefined,
    url: ownAddress(publicUrl, resourceAddress(resource)),
    image: `${publicUrl}${previewPicture(resource)}`,
    inLanguage: language,
    learningResourceType: type?.name,
    typicalAgeRange: age_groups.length > 0 ? age_groups.map(({ name }) => name) : undefined,
    about: skills.map(({ name }) => name),
    keywords: [...tags.map(({ name }) => name), ...keywords].join(', ') || undefined,
    isAccessibleForFree: true,
    accessibilityHazard: accessibilityHazards(resource.content_warnings),
    license: licenceAddress(resource.licence),
    author: resource.created_by ? { '@type': 'Person', name: resource.created_by.name } : undefined,
    publisher: { '@type': 'Organization', name: product.name, url: `${publicUrl}/` },
    datePublished: resource.published_at ?? undefined,
    dateModified: resource.updated_at,
    aggregateRating:
      rating === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, ratingCount: rating_count, bestRating: 5 },
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
