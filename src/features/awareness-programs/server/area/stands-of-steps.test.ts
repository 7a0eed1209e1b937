import { expect, test } from 'vitest'
import { type CampaignFacts, standsOfSteps } from './stands-of-steps.ts'

const nothing: CampaignFacts = {
  status: 'live',
  is_suspended: false,
  has_share: false,
  has_display_name: false,
  has_message: false,
  has_invitation: false,
  has_completion: false,
}
const everything: CampaignFacts = {
  ...nothing,
  has_share: true,
  has_display_name: true,
  has_message: true,
  has_invitation: true,
  has_completion: true,
}

/** The first `done` steps are completed. */
const steps = (done: number) =>
  [1, 2, 3, 4].map((position) => ({
    position,
    completed_at: position <= done ? '2026-01-15T06:30:00Z' : null,
  }))
const labels = (done: number, facts: CampaignFacts = nothing) =>
  standsOfSteps(steps(done), facts).map(({ label }) => label)
const missing = (done: number, facts: CampaignFacts) =>
  standsOfSteps(steps(done), facts).map((stand) => stand.missing)

test('the first that is not completed is in progress, those after it are not started', () => {
  expect(labels(0)).toEqual(['In Progress', 'Not started', 'Not started', 'Not started'])
  expect(labels(2)).toEqual(['Completed', 'Completed', 'In Progress', 'Not started'])
  expect(labels(4)).toEqual(['Completed', 'Completed', 'Completed', 'Completed'])
})

test('the last one is live while the campaign is out', () => {
  expect(labels(3)[3]).toBe('Live')
  expect(labels(3, { ...nothing, status: 'paused' })[3]).toBe('In Progress')
  expect(labels(3, { ...nothing, status: 'ended' })[3]).toBe('In Progress')
  expect(labels(3, { ...nothing, is_suspended: true })[3]).toBe('In Progress')
})

test('each says what it lacks, and those that wait say so first', () => {
  expect(missing(0, nothing)).toEqual([
    ['share'],
    ['earlier_step', 'display_name', 'message'],
    ['earlier_step', 'invitation'],
    ['earlier_step', 'completion'],
  ])
  expect(missing(0, everything)).toEqual([[], ['earlier_step'], ['earlier_step'], ['earlier_step']])
  expect(missing(1, { ...nothing, has_message: true })[1]).toEqual(['display_name'])
  expect(missing(4, nothing)).toEqual([[], [], [], []])
})
