import { expect, it } from 'vitest'
import { linesOf } from './resource-text.contract.ts'

it('has each item of a list and each quotation once, as they are stored', () => {
  expect(
    linesOf('<ul><li><p>one</p></li><li><p>two</p></li></ul><blockquote><p>said</p></blockquote>'),
  ).toEqual(['one', 'two', 'said'])
  expect(linesOf('<ul><li>outer<ul><li>inner</li></ul></li></ul>')).toEqual(['outer', 'inner'])
})

it('has text without paragraphs too, and each line of a paragraph', () => {
  expect(linesOf('Cut &amp; glue')).toEqual(['Cut & glue'])
  expect(linesOf('<p>Cut <strong>the cards</strong><br />Then\n glue</p><p></p>')).toEqual([
    'Cut the cards',
    'Then glue',
  ])
})
