import { product } from '#contract/product.ts'
import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'

interface SignupHeadProps {
  title: string
  /** Undefined if the program has none: the share preview then has a general text. */
  summary?: string | undefined
  picture?: string | null | undefined
  /** The address without the host. To search engines, the two sign-up pages are one. */
  address: string
  publicUrl: string
}

/** Title and share preview of a sign-up page. */
export function SignupHead({ title, summary, picture, address, publicUrl }: SignupHeadProps) {
  const description = summary || m.awareness_joining_share_text({ product: product.name })
  const image = picture ? sharePicture(picture) : '/art/share-default.png'
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={new URL(image, `${publicUrl}/`).href} />
      <PageAddress publicUrl={publicUrl} path={address} />
    </>
  )
}
