import { expect, it } from 'vitest'
import { linksIn } from './under-review-reason.ts'

it.each([
  ['See https://example.org/play, please.', ['example.org/play']],
  ['WWW.Example.com/ and http://example.com', ['example.com']],
  ['come to toys.shop today', ['toys.shop']],
  ['bit.ly/3xYz', ['bit.ly/3xyz']],
  ['exam\u200bple\u00ad.com', ['example.com']],
  ['देखें https://उदाहरण.भारत/खेल।', ['उदाहरण.भारत/खेल']],
  ['Look at toys.in, shop.co.in and www.play.org.in/free.', ['toys.in', 'shop.co.in', 'play.org.in/free']],
  ['about.me/asha, our-play.me or join toys.io', ['about.me/asha', 'our-play.me', 'toys.io']],
  ['Please come.in time. We play.In class we rest.Me too. Take 3.in the morning, then call.me!', []],
  ['come.in/free', ['come.in/free']],
  ['meera@example.co.in', []],
  ['We play.Then we rest. It is 3.5 cm, e.g. a card and/or notes.pdf', []],
  ['Ask me at meera@example.org', []],
])('finds the links of %s', (text, links) => {
  expect([...linksIn([text])]).toEqual(links)
})
