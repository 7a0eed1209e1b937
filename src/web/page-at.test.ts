import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { pageAt } from './page-at.ts'
import { routeTree } from './route-tree.gen.ts'
import { pages } from './sitemap.ts'

const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as never })

const openedAt = (address: string) =>
  router
    .matchRoutes(address, {})
    .at(-1)
    ?.fullPath.replace(/(?<=.)\/$/, '')

/** Addresses of a path: with and without optional values, and with a value that is another page's name. */
function addressesOf(path: string): string[] {
  const start = ['']
  return path
    .split('/')
    .filter(Boolean)
    .reduce((before, part) => {
      const written = part.startsWith('{-')
        ? ['', '/a', '/12']
        : part.startsWith('$')
          ? ['/a', '/12', '/edit']
          : [`/${part}`]
      return before.flatMap((one) => written.map((segment) => one + segment))
    }, start)
}

it('finds the page that the router opens', () => {
  const addresses = pages.flatMap(({ path }) => addressesOf(path))
  expect(addresses.length).toBeGreaterThan(200)
  const differing = addresses.flatMap((address) => {
    const opened = openedAt(address || '/')
    const found = pageAt(address || '/')?.page.path
    return opened === found ? [] : { address, opened, found }
  })
  expect(differing).toEqual([])
})
