import { useRouter } from '@tanstack/react-router'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toast.ts'
import type { ShareChannel } from '../../sharing.contract.ts'

export type NoteShared = (channel: ShareChannel) => Promise<void>

/** Reports that a link was shared, and shows what that changes. */
export function useNoteShared(id: number): NoteShared {
  const { api } = useFormParts()
  const router = useRouter()
  return async (channel) => {
    const answer = await api('POST /program/share/', { body: { id, channel } })
    if (!answer.success) return void toast.show({ kind: 'E', text: answer.data.message })
    // Copying the link has a message of its own.
    if (channel !== 'link') toast.show({ kind: 'S', text: answer.data.message })
    await router.invalidate()
  }
}
