import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Api } from '#contract/client.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toasts.tsx'
import { readHeld } from './held-action.ts'
import { useViewer } from './use-viewer.ts'

/** Once a page, in its frame: after log-in, what the visitor tried is done and said. */
export function useResume(): void {
  const viewer = useViewer()
  const { api } = useFormParts()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page can bring the action that was waited for
  useEffect(() => {
    if (viewer && readHeld()) void resume(api, viewer)
  }, [api, viewer, path])
}

async function resume(api: Api, viewer: { user_id: number }): Promise<void> {
  const { resumeHeld } = await import('./auto-actions.ts')
  const answer = await resumeHeld(api, viewer)
  if (answer?.success === false) {
    toast.show({ kind: 'E', text: m.auto_action_failed({ why: answer.data.message }) })
  }
  if (answer?.success)
    toast.show({ kind: 'S', text: m.auto_action_done({ done: answer.toast ?? '' }).trim() })
}
