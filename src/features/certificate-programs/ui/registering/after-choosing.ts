import { useRouter } from '@tanstack/react-router'
import type { Sent } from '#contract/page-form.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { type ChosenEvents, registerForChosen } from './course-forms.ts'

const { tell: tellRegistered, useNews: useRegistered } = freshNews<Sent>()

/** Registering that a visitor began: it goes on after log-in, and the page that is open then leads on. */
export const registerForChosenAction = defineAutoAction<ChosenEvents>({
  name: 'register-for-course',
  reason: () => m.register_reason(),
  async run(api, input) {
    const sent = await registerForChosen(api, input)
    if (sent.success) tellRegistered(sent)
    return sent
  },
})

/** After registering: the thank-you page, with what is mine now behind it. */
export function useAfterChoosing() {
  const router = useRouter()
  const goOn = async ({ goTo }: Sent) => {
    if (goTo === undefined) return
    await router.invalidate({ sync: true })
    await router.navigate({ href: goTo })
  }
  useRegistered((sent) => void goOn(sent))
  return goOn
}
