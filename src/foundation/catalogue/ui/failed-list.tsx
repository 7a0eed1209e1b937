import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { ErrorState } from '#ui-kit/page-states.tsx'

/** Why the list, or its next page, did not come, and the way to try once more. */
export function FailedList({ title, problem }: { title: string; problem: string }) {
  const router = useRouter()
  return (
    <ErrorState
      title={title}
      isAnnounced
      action={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          {m.try_again()}
        </Button>
      }
    >
      {problem}
    </ErrorState>
  )
}
