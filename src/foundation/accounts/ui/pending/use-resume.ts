import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import { readPendingAction } from './pending-action.ts'

/** Once a page, in its frame: after log-in, what the visitor tried is done and said. */
export function useResume(): void {
  const viewer = useViewer()
  const { api } = useFormParts()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page can bring the action that was waited for
  useEffect(() => {
    if (viewer && readPendingAction())
      void import('./say-resumed.ts').then(({ sayResumed }) => sayResumed(api, viewer))
  }, [api, viewer, path])
}
