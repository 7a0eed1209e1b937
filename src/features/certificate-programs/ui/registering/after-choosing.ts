import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { type ChosenEvents, registerForChosen } from './course-forms.ts'

type GoOn = (sent: Sent) => void
const listeners = new Set<GoOn>()

/** Registering that a visitor began: it goes on after log-in, and the page that is open then leads on. */
export const registerForChosenAction = defineAutoAction<ChosenEvents>({
  name: 'register-for-course',
  reason: () => m.register_reason(),
  async run(api, input) {
    const sent = await registerForChosen(api, input)
    if (sent.success) for (const goOn of listeners) goOn(sent)
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
  const heard = useEffectEvent((sent: Sent) => void goOn(sent))
  useEffect(() => {
    const listener: GoOn = (sent) => heard(sent)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  return goOn
}
