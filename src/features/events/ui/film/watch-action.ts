import { useRouter } from '@tanstack/react-router'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { type RegisterInput, register } from '../registering/registration-forms.ts'

const { tell: tellRegistered, useNews: useRegistered } = freshNews<void>()

/** What a visitor began by wanting to watch: registers after log-in, and the page that is open then loads the film. */
export const watchAction = defineAutoAction<RegisterInput>({
  name: 'watch-film',
  reason: () => m.film_log_in_reason(),
  async run(api, input) {
    const sent = await register(api, input)
    if (!sent.success) return sent
    tellRegistered()
    return { success: true, toast: sent.toast }
  },
})

/** Loads the page anew once the person is registered by what they began as a visitor. */
export function useFilmAfterLogIn(): void {
  const router = useRouter()
  useRegistered(() => void router.invalidate())
}
