import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignView } from './campaign-view.tsx'

const program_data = {
  id: 1,
  name: 'Autism Acceptance',
  title: 'Autism Acceptance',
  publication: 'published',
} as const
const campaign: Subscription = {
  ...{ id: 7, user: 1, program: 1, program_data, kind: 'individual', status: 'live', hold_reason: null },
  ...{
    organisation_name: null,
    part_of: null,
    username: 'asha',
    display_name: 'Asha',
    message: '',
    goal: 25,
  },
  ...{ logo: null, cover: null, is_listed: true, revision: '', referral_code: 'ABCD', join_code: null },
  ...{ completions_count: 0, promoters_count: 0, created_at: '2026-01-05T10:00:00Z' },
}
const router = createRouter({ routeTree: createRootRoute() })
router.update({ context: { addressLanguage: undefined } as never })

/** The page of a campaign with these changes. */
function pageOf(changes: Partial<Subscription>): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <FormPartsContext value={{ api: undefined as never, posted: undefined }}>
        <CampaignView campaign={{ ...campaign, ...changes }} steps={[]} publicUrl="https://pankh.test" />
        <CampaignCard campaign={{ ...campaign, ...changes }} />
      </FormPartsContext>
    </RouterContextProvider>,
  )
}
const ofOrganisation = { organisation_name: 'Open Doors', part_of: 3 }
const ended = { ...program_data, publication: 'ended' } as const
const suspended = { hold_reason: 'Unkind words.' }
const changesIn = (html: string) =>
  [...html.matchAll(/name="(status|leave_organisation)" value="(\w+)"/g)].map(([, name, value]) =>
    name === 'status' ? value : 'left',
  )

describe('a campaign', () => {
  it('can be left by its promoter at any time, and ended until it or its program has ended', () => {
    expect(changesIn(pageOf(ofOrganisation))).toEqual(['paused', 'left', 'ended'])
    expect(changesIn(pageOf({ ...ofOrganisation, status: 'paused' }))).toEqual(['live', 'left', 'ended'])
    expect(changesIn(pageOf({ ...ofOrganisation, ...suspended }))).toEqual(['left', 'ended'])
    expect(changesIn(pageOf({ ...ofOrganisation, status: 'ended' }))).toEqual(['left'])
    expect(changesIn(pageOf({ ...ofOrganisation, program_data: ended }))).toEqual(['left'])
    expect(changesIn(pageOf(suspended))).toEqual(['ended'])
    expect(changesIn(pageOf({ status: 'ended' }))).toEqual([])
    expect(pageOf({ program_data: ended })).not.toContain('id="settings"')
  })

  it('hands out the link of its team only while people can join', () => {
    const organisation = { kind: 'organisation', organisation_name: 'Open Doors', join_code: 'K7' } as const
    expect(pageOf(organisation)).toContain('?join=K7')
    for (const closed of [suspended, { status: 'ended' } as const, { program_data: ended }])
      expect(pageOf({ ...organisation, ...closed })).not.toContain('?join=K7')
  })

  it('has its title read in the language in which it is written', () => {
    const hindi = { ...program_data, title: 'ऑटिज़्म को समझें' }
    expect(pageOf({ program_data: hindi }).match(/<(h1|a)[^>]* lang="hi"[^>]*>ऑटिज़्म को समझें/g)).toHaveLength(2)
  })
})
