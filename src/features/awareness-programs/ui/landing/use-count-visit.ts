import { useEffect } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'

interface ShownVisit {
  id: number
  invitation: string | undefined
  referral_code: string | undefined
  utm_source: string | undefined
}

/** Tells that a person looks at the page. Counting is never worth a word to them: a call that fails is let go. */
export function useCountVisit({
  id,
  invitation = '',
  referral_code = '',
  utm_source = '',
}: ShownVisit): void {
  const { api } = useFormParts()
  useEffect(() => {
    const body = { id, invitation, referral_code, utm_source }
    const tell = () => void api('POST /program/landing/visit/', { body })
    if (document.visibilityState === 'visible') return tell()
    // Opened in a tab that nobody looks at yet.
    document.addEventListener('visibilitychange', tell, { once: true })
    return () => document.removeEventListener('visibilitychange', tell)
  }, [api, id, invitation, referral_code, utm_source])
}
