import { callForm, type FormCall } from './call-form.ts'
import { isTicked, type PageForm } from './page-form.ts'

interface Publishing {
  name: string
  save: FormCall
  publish: FormCall
  /** The page of the thing, opened after saving. */
  page: string
}

/** Saves the form. The button `publish` also publishes it, including unsaved changes. */
export const publishingForm = ({ name, save, publish, page }: Publishing): PageForm => ({
  name,
  async send(api, fields, here) {
    const saved = await callForm(save, page).send(api, fields, here)
    if (!saved.success || !isTicked(fields, 'publish')) return saved
    const id = new URLSearchParams({ id: fields.get('id') ?? '' })
    const published = await callForm(publish).send(api, id, here)
    // The text is saved even if publishing failed: the page says what is missing.
    const toast = published.success ? published.toast : `${saved.toast} ${published.data.message}`
    return { ...saved, toast }
  },
})
