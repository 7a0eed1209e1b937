import { describe, expect, it } from 'vitest'
import { searchOf, shownPage } from './shown-page.ts'

const shown = (fullPath: string, params = {}, more = {}) =>
  shownPage([
    { fullPath: '/', params: {}, status: 'success' },
    { fullPath, params, status: 'success', ...more },
  ])

describe('the page that is counted', () => {
  it.each([
    ['/', {}, { page: '/' }],
    ['/events/details/$id', { id: '7' }, { page: '/events/details/$id', subject_id: 7 }],
    ['/resource/$title/$id', { title: 'play-9', id: '12' }, { page: '/resource/$title/$id', subject_id: 12 }],
    ['/x/{-$eventid}', { eventid: undefined }, { page: '/x/{-$eventid}' }],
    ['/x/$id', { id: 'asha@example.org' }, { page: '/x/$id' }],
    ['/x/$id', { id: '99999999999999999999' }, { page: '/x/$id' }],
  ])('%s with %j is %j', (pattern, params, counted) => {
    expect(shown(pattern, params)).toEqual(counted)
  })

  it('carries the name of the program that it is of', () => {
    const loaderData = { program_name: 'Calm classrooms' }
    const counted = { page: '/programs/campaign/$programname', program_name: 'Calm classrooms' }
    expect(shown('/programs/campaign/$programname', {}, { loaderData })).toEqual(counted)
    expect(shown('/', {}, { loaderData: { program_name: 'x'.repeat(300) } })?.program_name).toHaveLength(120)
  })

  it('is none where the page is missing or failed', () => {
    expect(shown('/events/details/$id', { id: '7' }, { status: 'notFound' })).toBeUndefined()
    expect(shown('/events/details/$id', { id: '7' }, { status: 'error' })).toBeUndefined()
    expect(shown('/', {}, { globalNotFound: true })).toBeUndefined()
    expect(shownPage([])).toBeUndefined()
  })
})

it('tells one search from the next, and no search', () => {
  expect(searchOf('/', { search_query: ' play ' })).toBe('/ play')
  expect(searchOf('/resource', { search_query: 'play' })).toBe('/resource play')
  expect(searchOf('/', { search_query: ' ' })).toBe('')
  expect(searchOf('/', {})).toBe('')
  expect(searchOf('/about', { search_query: 'play' })).toBe('')
})
