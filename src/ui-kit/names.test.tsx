import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Names } from './names.tsx'

it('sets each name apart, so that one from right to left keeps its place among the others', () => {
  expect(renderToStaticMarkup(<Names names={['عمر', 'Asha Rao', 'عمر']} />)).toBe(
    '<bdi>عمر</bdi>, <bdi>Asha Rao</bdi>, <bdi>عمر</bdi>',
  )
})

it('says nothing where there are no names', () => {
  expect(renderToStaticMarkup(<Names names={[]} />)).toBe('')
})
