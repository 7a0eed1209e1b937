import { expect, it } from 'vitest'
import { filmOfAddress } from './film-address.ts'

it.each([
  'https://www.youtube.com/watch?v=PankhDemo04',
  'https://www.youtube.com/watch?list=one&v=PankhDemo04&t=12',
  'https://youtu.be/PankhDemo04',
  'https://m.youtube.com/live/PankhDemo04',
  'https://www.youtube-nocookie.com/embed/PankhDemo04',
  'https://www.youtube.com/v/PankhDemo04',
  'https://www.youtube.com/v/PankhDemo04?version=3',
])('knows a film of YouTube by %s', (address) => {
  expect(filmOfAddress(address)).toEqual({ kind: 'youtube', video: 'PankhDemo04' })
})

it('knows a film of Vimeo, unlisted ones too', () => {
  expect(filmOfAddress('https://vimeo.com/76979871')).toEqual({ kind: 'vimeo', video: '76979871', hash: '' })
  const unlisted = { kind: 'vimeo', video: '76979871', hash: 'abcdef1234' }
  expect(filmOfAddress('https://vimeo.com/76979871/abcdef1234')).toEqual(unlisted)
  expect(filmOfAddress('https://player.vimeo.com/video/76979871?h=abcdef1234')).toEqual(unlisted)
})

it.each([
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/groups/short-films/videos/76979871',
  'https://vimeo.com/showcase/7008490/video/76979871',
  'https://vimeo.com/album/7008490/video/76979871',
])('knows a film of Vimeo where it stands among others: %s', (address) => {
  expect(filmOfAddress(address)).toEqual({ kind: 'vimeo', video: '76979871', hash: '' })
})

it.each([
  'https://vimeo.com/channels/76979871',
  'https://vimeo.com/showcase/7008490',
  'https://vimeo.com/groups/76979871/videos',
  'https://youtube.com.evil.tld/watch?v=PankhDemo04',
  'https://evil.tld/https://www.youtube.com/watch?v=PankhDemo04',
  'https://www.youtube.com@evil.tld/watch?v=PankhDemo04',
  'https://someone@www.youtube.com/watch?v=PankhDemo04',
  'https://www.youtube.com:8443/watch?v=PankhDemo04',
  'http://www.youtube.com/watch?v=PankhDemo04',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/redirect?q=https://evil.tld',
  'https://notvimeo.com/76979871',
  'https://player.vimeo.com.evil.tld/video/76979871',
  'https://vimeo.com/76979871/"><script>',
  'javascript:alert(1)',
  'PankhDemo04',
  '',
])('takes nothing else: %s', (address) => {
  expect(filmOfAddress(address)).toBeNull()
})
