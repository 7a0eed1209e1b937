import { describe, expect, it } from 'vitest'
import { type Owned, resourceAbilities } from './resources.policy.ts'

const MAKER = { id: 1 }
const READER = { id: 2 }

const may = (viewer: { id: number } | null, resource: Partial<Owned> = {}) =>
  Object.entries(
    resourceAbilities(viewer, { creator_id: 1, status: 'published', privacy: 'Everyone', ...resource }),
  )
    .filter(([, can]) => can)
    .map(([name]) => name)

describe('what somebody may do with a resource that they see', () => {
  it('lets readers follow its maker, review and report it, but not change it', () => {
    expect(may(READER)).toEqual(['follow', 'review', 'report'])
    expect(may(null)).toEqual(['follow', 'review', 'report'])
  })

  it('lets its maker change it, and neither review nor report it', () => {
    expect(may(MAKER)).toEqual(['edit'])
    expect(may(MAKER, { status: 'draft' })).toEqual(['edit'])
  })

  it('lets nobody follow a maker who has left, nor a visitor change what is left', () => {
    expect(may(READER, { creator_id: null })).toEqual(['review', 'report'])
    expect(may(null, { creator_id: null })).toEqual(['review', 'report'])
  })

  it('takes reviews and reports only of what everyone sees', () => {
    expect(may(READER, { status: 'hidden' })).toEqual(['follow'])
    expect(may(READER, { privacy: 'Only me' })).toEqual(['follow'])
  })
})
