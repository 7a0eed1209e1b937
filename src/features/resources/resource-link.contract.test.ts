import { expect, it } from 'vitest'
import { linkKind, videoOf } from './resource-link.contract.ts'

it.each([
  ['https://youtu.be/PankhDemo04', { kind: 'youtube', video_id: 'PankhDemo04' }],
  ['http://www.youtube.com/watch?v=PankhDemo04', { kind: 'youtube', video_id: 'PankhDemo04' }],
  [' https://m.youtube.com/shorts/PankhDemo04', { kind: 'youtube', video_id: 'PankhDemo04' }],
  ['https://player.vimeo.com/video/76979871', { kind: 'vimeo', video_id: '76979871' }],
] as const)('knows the film at %s', (url, video) => {
  expect(videoOf(url)).toEqual(video)
  expect(linkKind(url)).toBe(video.kind)
})

it.each([
  'https://youtube.com.evil.tld/watch?v=PankhDemo04',
  'https://www.youtube.com@evil.tld/watch?v=PankhDemo04',
  'http://www.youtube.com:80@evil.tld/watch?v=PankhDemo04',
  'https://notvimeo.com/76979871',
  'https://www.youtube.com/@somebody',
  'javascript:https://youtu.be/PankhDemo04',
  '',
])('takes %s for a link', (url) => {
  expect(videoOf(url)).toBeNull()
  expect(linkKind(url)).toBe('link')
})
