import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { type RegisterInput, register } from './registration-forms.ts'

const { publish: notifyRegistered, useNews: useRegistered } = freshNews<Sent>()
/** The events with a registration form on this page, each with a setter for its error. */
const places = new Map<string, (problem: string) => void>()

/** A visitor's registration: it continues after log-in, and the open page then goes to the next step. */
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

/** Why a visitor's registration was refused after log-in, for the event's panel instead of a toast. */
export function useRefusal(event_id: number): string | undefined {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    places.set(String(event_id), setProblem)
    return () => void places.delete(String(event_id))
  }, [event_id])
  return problem
}

/** The id of the element that gets the focus when the panel changes. */
export const REGISTRATION = 'registration'

/**
 * After registering, goes to the meeting (in the tab that the click opened), the thank-you page or the recording, or
 * stays in place. If the session ended elsewhere, there is no outcome, and the form leads to log-in.
 */
export function useAfterRegistering() {
  const router = useRouter()
  const goOn = async ({ goTo = '', outcome }: Sent, tab?: Window | null) => {
    if (outcome === 'join' && tab) tab.location.href = `${goTo}/join`
    else tab?.close()
    await router.invalidate({ sync: true })
    if (outcome === 'join' || outcome === 'waiting') document.getElementById(REGISTRATION)?.focus()
    else await router.navigate({ href: goTo })
  }
  useRegistered((sent) => void goOn(sent))
  return goOn
}

/** Reloads the page after a change and moves the focus to the registration. */
export function useAfterChange() {
  const router = useRouter()
  return async () => {
    await router.invalidate({ sync: true })
    document.getElementById(REGISTRATION)?.focus()
  }
}
