import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, MoveButtons, NewLink } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import styles from './admin-banners.module.css'
import { audienceNames, bannerTimes, bannerTitle, stateNames, stateTones } from './banner-labels.ts'

const PATH = '/admin/banners'

/** The banners of the home page, in order. For content editors. */
export const Route = createFileRoute('/_default/admin/banners')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/banner/list/', {})).data,
  staleTime: 0,
  component: AdminBannersPage,
})

function AdminBannersPage() {
  const banners = Route.useLoaderData()
  return (
    <AdminPage
      title={m.admin_banners()}
      lead={m.admin_banners_long_lead()}
      action={<NewLink href={`${PATH}/new`}>{m.admin_banner_new()}</NewLink>}
    >
      {banners.length === 0 ? (
        <EmptyState title={m.admin_banner_none()}>{m.admin_banner_none_text()}</EmptyState>
      ) : (
        <ol className={styles.list} aria-label={m.admin_banners()}>
          {banners.map((banner, at) => (
            <li key={banner.id} className={styles.item}>
              <BannerLine banner={banner} />
              <MoveBanner banner={banner} isFirst={at === 0} isLast={at === banners.length - 1} />
            </li>
          ))}
        </ol>
      )}
    </AdminPage>
  )
}

function BannerLine({ banner }: { banner: ManagedBanner }) {
  const { id, picture, state, audience } = banner
  const title = bannerTitle(banner)
  const times = bannerTimes(banner)
  return (
    <>
      <PictureImage className={styles.thumb} src={picture} alt="" width="800" height="420" loading="lazy" />
      <div className={styles.name}>
        <AddressLink className="link-alone" href={`${PATH}/${id}`} lang={scriptLanguage(title)}>
          {title}
        </AddressLink>
        <SoftLine>{audienceNames[audience]()}</SoftLine>
        {times ? <SoftLine>{times}</SoftLine> : null}
        <TypeBadge tone={stateTones[state]}>{stateNames[state]()}</TypeBadge>
      </div>
    </>
  )
}

function MoveBanner({ banner, ...ends }: { banner: ManagedBanner; isFirst: boolean; isLast: boolean }) {
  return (
    <Form call="POST /v2/admin/banner/move/" headingLevel={3} className={styles.actions}>
      <input type="hidden" name="id" value={banner.id} />
      <MoveButtons title={bannerTitle(banner)} {...ends} />
    </Form>
  )
}
