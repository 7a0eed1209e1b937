import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { InviteView } from './invite-view.tsx'
import type { LoadedInviting } from './load-inviting.ts'

const inviting: LoadedInviting = {
  success: true,
  data: [
    {
      ...{ id: 1, email: 'ravi@example.org', name: '', state: 'sent', created_at: '2026-01-05T10:00:00Z' },
      ...{ reminded_at: null, can_remind: true },
    },
  ],
  ...{ recordsTotal: 1, recordsTotal_is_capped: false, due_count: 0, left_today: 200 },
  campaign: {
    ...{ id: 7, kind: 'individual', status: 'live', program_name: 'Autism', program_title: 'Autism' },
    ...{ organisation_name: null, display_name: 'Asha', is_open: true },
  },
  totals: { completed: 0, opted_out: 0, opened: 0, sent: 0, failed: 0, waiting: 0 },
}

/** The text of the page to invite people, as its promoter sees it. */
async function pageOf(changes: Partial<LoadedInviting>): Promise<string> {
  const rootRoute = createRootRoute({
    loader: () => ({ viewer: { is_otp_verified: true, email: 'asha@example.org' } }),
    component: () => (
      <FormPartsContext value={{ api: undefined as never, posted: undefined }}>
        <InviteView inviting={{ ...inviting, ...changes }} search={{}} />
      </FormPartsContext>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: rootRoute, history, context: {} as never })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />).replaceAll(/<[^>]+>/g, '|')
}

it('counts emails that failed apart from people who unsubscribed', async () => {
  const page = await pageOf({ totals: { ...inviting.totals, sent: 4, failed: 1, opted_out: 3 } })
  expect(page).toMatch(/\|Not delivered\|+1\|/)
  expect(page).toMatch(/\|Unsubscribed\|+3\|/)
})

it('offers as many reminders as can be sent today, and says what happens to the others', async () => {
  const totals = { ...inviting.totals, sent: 300 }
  const all = await pageOf({ totals, due_count: 30, left_today: 50 })
  expect(all).toContain('Remind 30 people')
  expect(all).not.toContain('tomorrow')
  const some = await pageOf({ totals, due_count: 300, left_today: 50 })
  expect(some).toContain('Remind 50 people')
  expect(some).toContain('250 more have to wait, because you can send 200 emails a day.')
  const none = await pageOf({ totals, due_count: 300, left_today: 0 })
  expect(none).not.toMatch(/\|Remind\b/)
  expect(none).toContain('sent 200 emails in 24 hours. Please continue tomorrow.')
})
