import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { findForm } from '#ui-kit/form.tsx'
import { RESOURCE_FORM } from './making-forms.ts'
import type { Step } from './making-steps.ts'

/** The step is in the address, so that the Back button works; the focus follows it. */
export function useSteps(within: string, step: Step) {
  const router = useRouter()
  const shown = useRef(step)
  /** True while the error summary keeps the focus; otherwise the id of the field in another step that will get it. */
  const isLed = useRef<boolean | string>(false)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const target = isLed.current
    isLed.current = false
    const element = document.getElementById(within)
    if (typeof target === 'string') return document.getElementById(target)?.focus()
    if (target)
      return findForm(within, RESOURCE_FORM)
        ?.querySelector<HTMLElement>('[role="group"][tabindex="-1"]')
        ?.focus()
    const section = element?.querySelector(`[data-step="${step}"]`)
    section?.querySelector('h2')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [within, step])

  const goTo = (to: Step) => {
    const { pathname } = router.state.location
    void router.navigate({ href: `${pathname}?step=${to}`, resetScroll: false })
  }

  useEffect(() => {
    // A link in the error summary can lead to a field in another step.
    const element = document.getElementById(within)
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const id = link?.getAttribute('href')?.slice(1)
      const to = Number(id && document.getElementById(id)?.closest<HTMLElement>('[data-step]')?.dataset.step)
      if (!id || !to || to === step) return
      event.preventDefault()
      event.stopPropagation()
      isLed.current = id
      const { pathname } = router.state.location
      void router.navigate({ href: `${pathname}?step=${to}`, resetScroll: false })
    }
    element?.addEventListener('click', follow, { capture: true })
    return () => element?.removeEventListener('click', follow, { capture: true })
  }, [within, step, router])

  return {
    goTo,
    /** Goes to the step with the error; the summary keeps the focus. */
    leadTo(to: Step) {
      isLed.current = true
      goTo(to)
    },
  }
}
