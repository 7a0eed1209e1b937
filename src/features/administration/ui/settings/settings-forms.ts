import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import { TEXT_SETTINGS, type TextSettings } from '#foundation/settings/settings.contract.ts'

export const settingsForm: PageForm = {
  name: 'settings',
  send: (api, fields, { address }) => {
    const body = Object.fromEntries(TEXT_SETTINGS.map((name) => [name, fieldText(fields, name)]))
    return sentThenTo(api('POST /v2/admin/settings/edit/', { body: body as TextSettings }), address)
  },
}

export const limitForm: PageForm = {
  name: 'limit',
  send: (api, fields, { address }) => {
    const [name, tries, seconds] = ['name', 'tries', 'seconds'].map((field) => fieldText(fields, field))
    const body = { name: name ?? '', tries: tries ?? '', seconds: seconds ?? '' }
    return sentThenTo(api('POST /v2/admin/settings/limit/edit/', { body }), address)
  },
}

export const resetSettingForm: PageForm = {
  name: 'reset-setting',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/settings/reset/', { body: { key: fieldText(fields, 'key') } }), address),
}

export const settingsForms: readonly PageForm[] = [settingsForm, limitForm, resetSettingForm]
