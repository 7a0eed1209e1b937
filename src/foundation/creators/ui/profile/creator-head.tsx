import { m } from '#messages/messages.js'
import { ownAddress, PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { type CreatorDetails, creatorAddress } from '../../creators.contract.ts'

interface CreatorHeadProps {
  creator: CreatorDetails
  publicUrl: string
}

const MOST_LETTERS = 160
const STANDING_PICTURE = '/art/share-default.png'

/**
 * Title, share preview and structured data of a person's page. Search engines only index people who shared something.
 */
export function CreatorHead({ creator, publicUrl }: CreatorHeadProps) {
  const { id, name, designation, introduction, picture_large, resources_count } = creator
  const words = shortened(introduction || designation) || m.creator_share_default({ name })
  return (
    <>
      <title>{pageTitle(name)}</title>
      {resources_count > 0 ? null : <meta name="robots" content="noindex" />}
      <meta name="description" content={words} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={words} />
      <meta property="og:type" content="profile" />
      <meta property="og:image" content={`${publicUrl}${picture_large ?? STANDING_PICTURE}`} />
      <meta property="og:image:alt" content={name} />
      <PageAddress publicUrl={publicUrl} path={creatorAddress(id)} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which every `<` is escaped.
        dangerouslySetInnerHTML={{ __html: creatorStructuredData(creator, publicUrl) }}
      />
    </>
  )
}

/**
 * The person as schema.org Person, for a script of type application/ld+json. People choose their names, so every `<` is
 * escaped and none can end the script.
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

function shortened(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim())
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('')
}
