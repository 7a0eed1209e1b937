import { m } from '#messages/messages.js'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { previewPicture } from './resource-picture.ts'
import { resourceStructuredData } from './resource-structured-data.ts'

interface ResourceHeadProps {
  resource: ResourceDetails
  publicUrl: string
  /** Whether this is another page of the resource, such as its preview. */
  isBeside?: boolean
}

/** Title, share preview and structured data of a resource. Search engines see only listed resources. */
export function ResourceHead({ resource, publicUrl, isBeside = false }: ResourceHeadProps) {
  const { title, summary, status, privacy, picture_alt } = resource
  const isListed = status === 'published' && privacy === 'Everyone'
  const words = summary || m.resource_share_default()
  return (
    <>
      <title>{pageTitle(isBeside ? m.resource_preview_of({ title }) : title)}</title>
      {isListed && !isBeside ? null : <meta name="robots" content="noindex" />}
      <meta name="description" content={words} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={`${publicUrl}${previewPicture(resource)}`} />
      <meta property="og:image:alt" content={picture_alt || title} />
      <PageAddress publicUrl={publicUrl} path={resourceAddress(resource)} />
      {isBeside ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
          dangerouslySetInnerHTML={{ __html: resourceStructuredData(resource, publicUrl) }}
        />
      )}
    </>
  )
}
