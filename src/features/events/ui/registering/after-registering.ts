import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { type RegisterInput, register } from './registration-forms.ts'

const { tell: notifyRegistered, useNews: useRegistered } = freshNews<Sent>()
/** The events whose registration is on the page, with the place for what went wrong. */
const places = new Map<string, (problem: string) => void>()

/** Registering that a visitor began: it goes on after log-in, and the page that is open then leads on. */
export const registerAction = defineAutoAction<RegisterInput>({
  name: 'register',
  reason: () => m.register_reason(),
  async run(api, input) {
    const sent = await register(api, input)
    if (sent.success) notifyRegistered(sent)
    return sent
  },
  showRefusal({ id }, { data }) {
    const show = places.get(id)
    show?.(data.message)
    return show !== undefined
  },
})

/** Why the registration that a visitor began was refused after log-in. It is said at the event, not as a toast. */
export function useRefusal(event_id: number): string | undefined {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    places.set(String(event_id), setProblem)
    return () => void places.delete(String(event_id))
  }, [event_id])
  return problem
}

/** The id to which the focus goes when the panel says something new. */
export const REGISTRATION = 'registration'

/**
 * After registering: the meeting in the tab that the click opened, the thank-you page, the film, or the list's word.
 */
export function useAfterRegistering() {
  const router = useRouter()
  const goOn = async ({ goTo = '', outcome }: Sent, tab?: Window | null) => {
    if (outcome === 'join' && tab) tab.location.href = `${goTo}/join`
    else tab?.close()
    await router.invalidate({ sync: true })
    if (outcome === 'thank-you' || outcome === 'on-demand') await router.navigate({ href: goTo })
    else document.getElementById(REGISTRATION)?.focus()
  }
  useRegistered((sent) => void goOn(sent))
  return goOn
}

/** Loads the page again after a change, with the focus on the registration. */
export function useAfterChange() {
  const router = useRouter()
  return async () => {
    await router.invalidate({ sync: true })
    document.getElementById(REGISTRATION)?.focus()
  }
}
