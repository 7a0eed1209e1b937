import { useRouter } from '@tanstack/react-router'
import type { Sent } from '#contract/page-form.ts'

/** Reloads the data of the page and its frame, then goes where the form leads. */
export function useGoOn() {
  const router = useRouter()
  return async ({ goTo }: Sent) => {
    await router.invalidate({ sync: true })
    if (goTo) await router.navigate({ href: goTo })
  }
}

/**
 * Moves the focus to a heading after a form that stays on its page: the form's button may be gone. If its whole part is
 * gone, to the page's content.
 */
export function useStayAt(headingId: string) {
  const router = useRouter()
  return async () => {
    await router.invalidate({ sync: true })
    const place = document.getElementById(headingId) ?? document.getElementById('main')
    place?.focus()
  }
}
