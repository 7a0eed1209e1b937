import type { FramedFilm } from '#contract/film-address.ts'

/** A player's state. */
export interface Moment {
  /** Seconds. */
  position: number
  isPlaying: boolean
}

/** How a video of another site is embedded and controlled: only by messages, without their scripts in our page. */
export interface FramePlayer {
  /** The only origin to listen to and send to. */
  origin: string
  /** Asks the player to report its state; repeated until it answers. */
  greetings: readonly object[]
  /** Parses a message; empty if it's irrelevant. */
  read(message: unknown): Partial<Moment>
  address(start: number, ownOrigin: string): string
  seek(seconds: number): readonly object[]
  /** Null if the speed is set in the player's own menu. */
  speed: ((times: number) => readonly object[]) | null
}

export const framePlayer = (source: FramedFilm): FramePlayer =>
  source.kind === 'youtube' ? youtubePlayer(source) : vimeoPlayer(source)

const PLAYING = 1

/** The messages of YouTube's IFrame player (developers.google.com/youtube/iframe_api_reference). */
function youtubePlayer({ video }: Extract<FramedFilm, { kind: 'youtube' }>): FramePlayer {
  const command = (func: string, ...args: unknown[]) => ({
    event: 'command',
    func,
    args,
    id: 1,
    channel: 'widget',
  })
  return {
    origin: 'https://www.youtube-nocookie.com',
    greetings: [{ event: 'listening', id: 1, channel: 'widget' }],
    read(message) {
      const { currentTime, playerState } = fieldsOf(fieldsOf(message).info)
      return {
        ...(typeof currentTime === 'number' ? { position: currentTime } : {}),
        ...(typeof playerState === 'number' ? { isPlaying: playerState === PLAYING } : {}),
      }
    },
    address(start, ownOrigin) {
      const wanted = { enablejsapi: '1', origin: ownOrigin, autoplay: '1', playsinline: '1', rel: '0' }
      const query = new URLSearchParams({ ...wanted, ...(start > 0 ? { start: String(start) } : {}) })
      return `https://www.youtube-nocookie.com/embed/${video}?${query}`
    },
    seek: (seconds) => [command('seekTo', seconds, true), command('playVideo')],
    speed: (times) => [command('setPlaybackRate', times)],
  }
}

const TOLD_BY_VIMEO = ['play', 'pause', 'ended', 'timeupdate'] as const

/** The messages of Vimeo's player (github.com/vimeo/player.js). */
function vimeoPlayer({ video, hash }: Extract<FramedFilm, { kind: 'vimeo' }>): FramePlayer {
  return {
    origin: 'https://player.vimeo.com',
    greetings: TOLD_BY_VIMEO.map((value) => ({ method: 'addEventListener', value })),
    read(message) {
      const { event, data } = fieldsOf(message)
      const { seconds } = fieldsOf(data)
      return {
        ...(typeof seconds === 'number' ? { position: seconds } : {}),
        ...(event === 'play' ? { isPlaying: true } : {}),
        ...(event === 'pause' || event === 'ended' ? { isPlaying: false } : {}),
      }
    },
    address(start) {
      const wanted = { autoplay: '1', dnt: '1', playsinline: '1', speed: '1', ...(hash ? { h: hash } : {}) }
      return `https://player.vimeo.com/video/${video}?${new URLSearchParams(wanted)}${start > 0 ? `#t=${start}s` : ''}`
    },
    seek: (seconds) => [{ method: 'setCurrentTime', value: seconds }, { method: 'play' }],
    speed: null,
  }
}

/** Both players send JSON text; newer ones of Vimeo send objects. */
function fieldsOf(message: unknown): Record<string, unknown> {
  if (typeof message !== 'string') return Object(message) as Record<string, unknown>
  try {
    return fieldsOf(JSON.parse(message) as object)
  } catch {
    return {}
  }
}
