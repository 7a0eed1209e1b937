import { product } from '#contract/product.ts'
import { sharePicture } from '#features/events/event-picture.contract.ts'
import { m } from '#messages/messages.js'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { programStructuredData } from './program-structured-data.ts'

interface ProgramHeadProps {
  program: ProgramDetails
  publicUrl: string
}

/** Title, share preview and structured data; without words of its own, the default preview (spec section 9). */
export function ProgramHead({ program, publicUrl }: ProgramHeadProps) {
  const { title, summary, picture, picture_alt } = program
  const description = summary || m.program_share_text({ product: product.name })
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={new URL(sharePicture(picture), `${publicUrl}/`).href} />
      <meta property="og:image:alt" content={picture_alt} />
      <PageAddress publicUrl={publicUrl} path={programAddress(program)} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which every `<` is escaped.
        dangerouslySetInnerHTML={{ __html: programStructuredData(program, publicUrl) }}
      />
    </>
  )
}
