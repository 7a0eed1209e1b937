import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import { readPendingAction } from './pending-action.ts'

/** Runs the visitor's pending action after log-in. Once per page, in its frame. */
export function useResume(): void {
  const viewer = useViewer()
  const { api } = useFormParts()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page can define the pending action
  useEffect(() => {
    if (viewer && readPendingAction())
      void import('./say-resumed.ts').then(({ sayResumed }) => sayResumed(api, viewer))
  }, [api, viewer, path])
}
