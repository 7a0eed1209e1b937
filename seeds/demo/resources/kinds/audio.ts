/** Enough for a hum and a bell, and small. */
const RATE = 8_000
const HEAD_BYTES = 44
const LOUDEST = 0.55 * 32_767
/** Seconds: in, out. */
const BREATH = { in: 4, out: 6 }

export type Sound = 'breathing' | 'bells' | 'drum'

/** A sound as WAV, 16 bits, one channel. */
export function drawAudio(sound: Sound, seconds: number): Buffer {
  const count = seconds * RATE
  const bytes = Buffer.alloc(HEAD_BYTES + count * 2)
  writeHead(bytes, count)
  const heard = SOUNDS[sound]
  for (let index = 0; index < count; index += 1) {
    const at = index / RATE
    // Nothing begins or ends with a crack.
    const edge = Math.min(1, at / 0.4, (seconds - at) / 0.8)
    bytes.writeInt16LE(Math.round(heard(at) * edge * LOUDEST), HEAD_BYTES + index * 2)
  }
  return bytes
}

const wave = (hertz: number, at: number) => Math.sin(2 * Math.PI * hertz * at)
const SOUNDS: Record<Sound, (at: number) => number> = { breathing, bells, drum }

/** A soft chord that swells while you breathe in and falls while you breathe out. */
function breathing(at: number): number {
  const within = at % (BREATH.in + BREATH.out)
  const isIn = within < BREATH.in
  const share = isIn ? within / BREATH.in : (within - BREATH.in) / BREATH.out
  const swell = isIn ? Math.sin((share * Math.PI) / 2) : Math.cos((share * Math.PI) / 2)
  const root = 174.61
  const chord = wave(root, at) + 0.6 * wave(root * 1.5, at) + 0.3 * wave(root * 2, at)
  return (chord / 1.9) * (0.06 + 0.94 * swell ** 1.5)
}

/** A singing bowl every fifteen seconds. */
function bells(at: number): number {
  const within = at % 15
  const ring = wave(261.63, at) * Math.exp(-within / 4) + 0.5 * wave(706.4, at) * Math.exp(-within / 2)
  return (ring + 0.25 * wave(1_318.5, at) * Math.exp(-within / 0.8)) * 0.55 * Math.min(1, within / 0.006)
}

/** Sixty steady beats a minute, every fourth one deeper, to walk and clap with. */
function drum(at: number): number {
  const within = at % 1
  const isDeep = Math.floor(at) % 4 === 0
  const hertz = (isDeep ? 82 : 123) * (1 + 0.7 * Math.exp(-within * 30))
  return (
    Math.sin(2 * Math.PI * hertz * within) *
    Math.exp(-within * (isDeep ? 7 : 10)) *
    Math.min(1, within / 0.003)
  )
}

function writeHead(bytes: Buffer, count: number): void {
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(count * 2, 40)
}
