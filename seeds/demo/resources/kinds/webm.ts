/*
 * A WebM file of key frames (RFC 8794 for the elements, RFC 9559 for what they mean).
 */

interface Video {
  width: number
  height: number
  /** Milliseconds that each frame stays. */
  frameMs: number
}

/** Within a cluster, times have 16 bits. */
const FRAMES_A_CLUSTER = 80
const KEY_FRAME = 0x80

/** Frames of VP8, each a whole picture, as WebM with a table for seeking. */
export function muxWebm(frames: readonly Buffer[], video: Video): Buffer {
  const clusters = Array.from({ length: Math.ceil(frames.length / FRAMES_A_CLUSTER) }, (_, index) =>
    clusterOf(frames.slice(index * FRAMES_A_CLUSTER, (index + 1) * FRAMES_A_CLUSTER), index, video),
  )
  const front = Buffer.concat([infoOf(frames.length * video.frameMs), trackOf(video)])
  // Fixed lengths: the table says where the clusters are, and stands before them.
  const cuesLength = cuesOf(
    clusters.map(() => 0),
    video,
  ).length
  let at = front.length + cuesLength
  const places = clusters.map(({ length }) => {
    at += length
    return at - length
  })
  const segment = element('18538067', front, cuesOf(places, video), ...clusters)
  return Buffer.concat([HEAD(), segment])
}

const HEAD = () =>
  element(
    '1a45dfa3',
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    element('4282', Buffer.from('webm')),
    number('4287', 2),
    number('4285', 2),
  )

function infoOf(milliseconds: number): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(milliseconds)
  return element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    element('4489', duration),
    element('4d80', Buffer.from('Pankh')),
    element('5741', Buffer.from('Pankh')),
  )
}

function trackOf({ width, height, frameMs }: Video): Buffer {
  const entry = element(
    'ae',
    number('d7', 1),
    number('73c5', 1),
    number('83', 1),
    number('9c', 0),
    element('86', Buffer.from('V_VP8')),
    number('23e383', frameMs * 1_000_000),
    element('e0', number('b0', width), number('ba', height)),
  )
  return element('1654ae6b', entry)
}

function clusterOf(frames: readonly Buffer[], index: number, { frameMs }: Video): Buffer {
  const blocks = frames.map((frame, place) => {
    const head = Buffer.from([0x81, 0, 0, KEY_FRAME])
    head.writeInt16BE(Math.round(place * frameMs), 1)
    return element('a3', head, frame)
  })
  return element('1f43b675', number('e7', index * FRAMES_A_CLUSTER * frameMs), ...blocks)
}

function cuesOf(places: readonly number[], { frameMs }: Video): Buffer {
  const points = places.map((place, index) =>
    element(
      'bb',
      number('b3', index * FRAMES_A_CLUSTER * frameMs),
      element('b7', number('f7', 1), number('f1', place)),
    ),
  )
  return element('1c53bb6b', ...points)
}

function element(id: string, ...content: Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 0)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(size) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), length, ...content])
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(Math.round(value))
  return element(id, bytes)
}
