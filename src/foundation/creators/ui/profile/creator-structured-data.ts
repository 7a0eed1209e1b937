import { ownAddress } from '#ui-kit/page-address.tsx'
import { type CreatorDetails, creatorAddress } from '../../creators.contract.ts'

/**
 * The person as search engines read it (schema.org Person), as text for a script of type application/ld+json. Names are
 * written by people: every `<` is escaped, so none of them can end the script.
 */
export function creatorStructuredData(creator: CreatorDetails, publicUrl: string): string {
  const { id, name, designation, introduction, expertise, picture_large } = creator
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: designation || undefined,
    description: introduction || undefined,
    knowsAbout: expertise || undefined,
    image: picture_large ? `${publicUrl}${picture_large}` : undefined,
    url: ownAddress(publicUrl, creatorAddress(id)),
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
