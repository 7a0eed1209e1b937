import type { Api } from '#contract/client.ts'
import { fieldLast, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import type { BannerDrawing } from '../../banners.contract.ts'

const PATH = '/admin/banners'

export const saveBannerForm: PageForm = {
  name: 'save-banner',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body: Record<string, unknown> = Object.fromEntries(fields)
    body.occupation_ids = fields.getAll('occupation_ids')
    const answer = await api('POST /v2/admin/banner/save/', { body: body as never })
    if (!answer.success) return answer
    return { success: true, goTo: `${PATH}/${answer.data.id}`, toast: answer.data.message }
  },
}

export const bannerPictureForm: PageForm = {
  name: 'save-banner-picture',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = {
      id: fieldText(fields, 'id'),
      upload_id: fieldLast(fields, 'upload_id'),
      drawing: fieldText(fields, 'drawing') as BannerDrawing,
      alt_en: fieldText(fields, 'alt_en'),
      alt_hi: fieldText(fields, 'alt_hi'),
    }
    return sentThenTo(api('POST /v2/admin/banner/picture/save/', { body }), address)
  },
}

export const moveBannerForm: PageForm = {
  name: 'move-banner',
  send: (api, fields, { address }) => {
    const direction = fieldText(fields, 'direction') === 'up' ? 'up' : 'down'
    const body = { id: fieldText(fields, 'id'), direction } as const
    return sentThenTo(api('POST /v2/admin/banner/move/', { body }), address)
  },
}

type Done = { success: true; data: { message: string } } | Failure
const actions: Record<string, (api: Api, body: { id: string }) => Promise<Done>> = {
  hide: (api, body) => api('POST /v2/admin/banner/hide/', { body }),
  show: (api, body) => api('POST /v2/admin/banner/show/', { body }),
  remove: (api, body) => api('POST /v2/admin/banner/remove/', { body }),
}

/** Hides, shows or deletes a banner. */
export const bannerActionForm: PageForm = {
  name: 'banner-action',
  async send(api, fields, { address }) {
    const action = fieldText(fields, 'action')
    const act = actions[action]
    if (!act) return { success: true, goTo: address }
    return sentThenTo(act(api, { id: fieldText(fields, 'id') }), action === 'remove' ? PATH : address)
  },
}

export const adminBannerForms: readonly PageForm[] = [
  saveBannerForm,
  bannerPictureForm,
  moveBannerForm,
  bannerActionForm,
]
