import { expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

it.each([
  ['See https://example.org/play, please.', ['example.org/play']],
  ['WWW.Example.com/ and http://example.com', ['example.com']],
  ['come to toys.shop today', ['toys.shop']],
  ['bit.ly/3xYz', ['bit.ly/3xyz']],
  ['exam\u200bple\u00ad.com', ['example.com']],
  ['देखें https://उदाहरण.भारत/खेल।', ['उदाहरण.भारत/खेल']],
  ['We play.Then we rest. It is 3.5 cm, e.g. a card and/or notes.pdf', []],
  ['Ask me at meera@example.org', []],
])('finds the links of %s', (text, links) => {
  expect([...linksIn([text])]).toEqual(links)
})
