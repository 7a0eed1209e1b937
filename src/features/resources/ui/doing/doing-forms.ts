import type { Fields, PageForm } from '#contract/page-form.ts'
import { bookmarkResource, likeResource } from './doing-calls.ts'

/* Only for people without JavaScript: with it the buttons change at once. */

const turning = (fields: Fields, wish: string) => ({
  id: Number(fields.get('id')),
  isOn: fields.get(wish) === 'true',
  isSaid: true,
})

export const likeForm: PageForm = {
  name: 'resource-like',
  async send(api, fields, { address }) {
    const sent = await likeResource(api, turning(fields, 'is_liked'))
    return sent.success ? { ...sent, goTo: address } : sent
  },
}

export const bookmarkForm: PageForm = {
  name: 'resource-bookmark',
  async send(api, fields, { address }) {
    const sent = await bookmarkResource(api, turning(fields, 'is_bookmarked'))
    return sent.success ? { ...sent, goTo: address } : sent
  },
}

export const resourceDoingForms: readonly PageForm[] = [likeForm, bookmarkForm]
