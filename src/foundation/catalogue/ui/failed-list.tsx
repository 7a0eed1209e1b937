import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { ErrorState } from '#ui-kit/page-states.tsx'

/** Says why the list or its next page failed to load, with a button to try again. */
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
