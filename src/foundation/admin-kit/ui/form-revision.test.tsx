import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Form } from '#ui-kit/form.tsx'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { FormRevision } from './form-revision.tsx'

const call = 'POST /v2/admin/banner/save/'
const router = createRouter({ routeTree: createRootRoute() })
const refused = {
  name: call,
  fields: [['revision', 'opened']] as [string, string][],
  failure: { success: false as const, status: 422, data: { message: 'Wrong' }, errors: [] },
}

const revisionIn = (posted: typeof refused | undefined) => {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <FormPartsContext value={{ api: undefined as never, posted }}>
        <Form call={call}>
          <FormRevision revision="loaded" />
        </Form>
      </FormPartsContext>
    </RouterContextProvider>,
  )
  return /name="revision" value="(\w+)"/.exec(html)?.[1]
}

it('a form that came back refused keeps the revision that it was opened with', () => {
  expect(revisionIn(undefined)).toBe('loaded')
  expect(revisionIn(refused)).toBe('opened')
  expect(revisionIn({ ...refused, name: 'POST /v2/admin/speaker/save/' })).toBe('loaded')
})
