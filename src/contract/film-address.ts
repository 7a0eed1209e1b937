/** A video at its host. An unlisted one on Vimeo needs its `hash` in addition to its number. */
export type FramedFilm = { kind: 'youtube'; video: string } | { kind: 'vimeo'; video: string; hash: string }

/** The only hosts whose videos are shown, matched exactly: `youtube.com.example` is someone else's. */
const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const YOUTUBE_SHORT = 'youtu.be'
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com'])
const VIMEO_PLAYER = 'player.vimeo.com'

/** The YouTube or Vimeo video at an address; null for any other address. */
export function filmOfAddress(address: string): FramedFilm | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return null
  return youtubeFilm(url) ?? vimeoFilm(url)
}

function youtubeFilm({ hostname, pathname, searchParams }: URL) {
  const path = YOUTUBE.has(hostname)
    ? pathname.replace(/^\/(embed|live|shorts|v)(?=\/)/, '')
    : hostname === YOUTUBE_SHORT
      ? pathname
      : null
  if (path === null) return null
  const video = path === '/watch' ? searchParams.get('v') : path.slice(1)
  return video !== null && /^[\w-]{11}$/.test(video) ? ({ kind: 'youtube', video } as const) : null
}

/** Paths under which Vimeo also shows a video: in a channel, a group or a showcase (formerly album). */
const VIMEO_PLACE = /^\/(channels\/[\w-]+|groups\/[\w-]+\/videos|(showcase|album)\/\d+\/video)(?=\/\d)/

function vimeoFilm({ hostname, pathname, searchParams }: URL) {
  const path = VIMEO.has(hostname)
    ? pathname.replace(VIMEO_PLACE, '')
    : hostname === VIMEO_PLAYER
      ? pathname.slice('/video'.length)
      : ''
  const [, video, inPath] = /^\/(\d{1,12})(?:\/([0-9a-f]{6,40}))?$/.exec(path) ?? []
  if (video === undefined) return null
  const hash = inPath ?? searchParams.get('h') ?? ''
  return { kind: 'vimeo', video, hash: /^[0-9a-f]{6,40}$/.test(hash) ? hash : '' } as const
}
