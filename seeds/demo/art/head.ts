import { HAIR, P } from './palette.ts'
import { box, circle, line, oval, shape } from './svg.ts'

export type Hair =
  | 'short'
  | 'parted'
  | 'bob'
  | 'long'
  | 'braids'
  | 'bun'
  | 'pony'
  | 'curly'
  | 'bald'
  | 'scarf'
  | 'turban'
  | 'patka'
export type Mood = 'smile' | 'laugh' | 'calm' | 'sad' | 'cross' | 'unsure'

export interface Head {
  skin: string
  hair: Hair
  hairColour?: string
  /** Of a scarf, a turban and ribbons. */
  cloth?: string
  mood?: Mood
  /** Where the eyes go: -1 is the left edge of the picture, 1 the right one. */
  look?: number
  /** 1 looks down to the hands. */
  down?: number
  has?: readonly (
    | 'glasses'
    | 'dark glasses'
    | 'bindi'
    | 'hearing aid'
    | 'beard'
    | 'moustache'
    | 'ear defenders'
  )[]
}

/** A head around 0, 0 and 18 wide to each side: what is behind the neck, and what is before it. */
export function head(of: Head): { behind: string; front: string } {
  const colour = of.hairColour ?? HAIR.black
  const cloth = of.cloth ?? P.coral
  const [behind, over] = hairOf(of.hair, colour, cloth)
  const covered = of.hair === 'scarf'
  const ears = covered ? '' : line('M-17 3h0M17 3h0', of.skin, 9)
  return {
    behind,
    front: ears + oval(0, 0, 17, 18.5, of.skin) + face(of) + over + aids(of),
  }
}

const CAP = 'M-18 1C-20-14-11-21 0-21S20-14 18 1'

function hairOf(hair: Hair, colour: string, cloth: string): [behind: string, over: string] {
  const cap = shape(`${CAP}C15-7 9-11 0-11S-15-7-18 1`, colour)
  const parted = shape(`${CAP}C15-8 6-11-7-13-11-10-16-6-18 1`, colour)
  const middle = shape(`${CAP}C15-4 10-11 0-15-10-11-15-4-18 1`, colour)
  switch (hair) {
    case 'short':
      return ['', cap]
    case 'parted':
      return ['', parted]
    case 'bob':
      return [shape('M-20 14C-24-14-14-22 0-22S24-14 20 14C14 20-14 20-20 14', colour), cap]
    case 'long':
      return [shape('M-21 34C-24-12-15-22 0-22S24-12 21 34C12 38-12 38-21 34', colour), middle]
    case 'braids':
      return ['', middle + [-1, 1].map((side) => braid(side, colour, cloth)).join('')]
    case 'bun':
      return [circle(0, -22, 9, colour), middle]
    case 'pony':
      return [line('M15-12C30-10 27 8 25 22', colour, 10), parted + circle(18, -11, 4, cloth)]
    case 'curly': {
      const curls: [number, number, number][] = [
        [-16, -4, 7],
        [-13, -14, 8],
        [-3, -19, 9],
        [8, -17, 8],
        [15, -9, 7],
        [18, 0, 5],
      ]
      return ['', curls.map(([x, y, r]) => circle(x, y, r, colour)).join('')]
    }
    case 'bald':
      return ['', line('M-17-1Q-18-7-16-11M17-1Q18-7 16-11', colour, 5)]
    case 'scarf':
      return [
        shape('M-23 22C-26-16-14-24 0-24S26-16 23 22L27 40Q0 50-27 40Z', cloth),
        shape(
          'M-22 10C-24-18-12-23 0-23S24-18 22 10Q20 26 0 27-20 26-22 10M-15 4C-15 14-8 19 0 19S15 14 15 4 10-12 0-12-15-6-15 4Z',
          cloth,
        ),
      ]
    case 'turban':
      return [
        '',
        shape('M-20-1C-26-20-13-31 2-30S25-18 20-1C13-12 5-15-2-15S-15-10-20-1', cloth) +
          line('M-17-9Q-4-24 16-22M-12-12Q2-19 19-13', '#0003', 2.5),
      ]
    case 'patka':
      return ['', circle(0, -23, 6, cloth) + shape(`${CAP}C12-10 7-12 0-12S-12-10-18 1`, cloth)]
  }
}

const braid = (side: number, colour: string, cloth: string) =>
  line(`M${17 * side} 2Q${24 * side} 14 ${20 * side} 28`, colour, 8) + circle(20 * side, 29, 4.5, cloth)

const MOUTHS: Record<Mood, string> = {
  smile: line('M-5 8Q0 13 5 8', P.ink, 1.8),
  laugh: shape('M-7 6H7C7 16-7 16-7 6', '#7c2415') + line('M-5 7.5H5', P.white, 2.5),
  calm: line('M-4 9Q0 12 4 9', P.ink, 1.8),
  sad: line('M-5 11Q0 7 5 11', P.ink, 1.8),
  cross: line('M-5 10H5', P.ink, 1.8),
  unsure: line('M-4 10Q0 8 4 9', P.ink, 1.8),
}

function face({ mood = 'smile', look = 0, down = 0 }: Head): string {
  const [x, y] = [look * 4, down * 3]
  const eyes =
    mood === 'calm' ? line(`M-9-1Q-6 2-3-1M3-1Q6 2 9-1`, P.ink, 1.8) : line('M-6.5-1h0M6.5-1h0', P.ink, 4.2)
  const brows: Partial<Record<Mood, string>> = {
    sad: 'M-10-6L-4-8M10-6L4-8',
    cross: 'M-10-8L-4-5M10-8L4-5',
    unsure: 'M-9-7L-4-8M9-6L4-7',
  }
  const brow = brows[mood]
  const cheeks = line('M-10.5 6h0M10.5 6h0', '#d4583a44', 6.8)
  const all = cheeks + eyes + (brow ? line(brow, P.ink, 1.6) : '') + MOUTHS[mood]
  return x || y ? `<g transform="translate(${x} ${y})">${all}</g>` : all
}

function aids({ has = [], look = 0, down = 0, hairColour = HAIR.black }: Head): string {
  const [x, y] = [look * 4, down * 3 - 1]
  return has
    .map((one) => {
      switch (one) {
        case 'glasses':
          return line(
            `M${x - 12} ${y}a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M${x + 1} ${y}a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0`,
            P.peacock,
            1.8,
          )
        case 'dark glasses':
          return (
            box(x - 13, y - 5, 11, 9, P.ink, 4) +
            box(x + 2, y - 5, 11, 9, P.ink, 4) +
            line(`M${x - 3} ${y - 2}h6`, P.ink, 2)
          )
        case 'bindi':
          return circle(look * 4, -8, 1.7, P.brick)
        case 'hearing aid':
          return line('M19-4Q25 0 21 8', P.marigold, 4.5) + line('M20 8Q18 11 16 7', P.white, 1.6)
        case 'beard':
          return (
            shape('M-17 2C-17 24 17 24 17 2 14 8 8 5 0 5S-14 8-17 2', hairColour) +
            line('M-5 10Q0 14 5 10', '#f7c9b5', 2)
          )
        case 'moustache':
          return line('M-7 6Q-3 3 0 5 3 3 7 6', hairColour, 3)
        case 'ear defenders':
          return (
            line('M-19 2C-22-30 22-30 19 2', P.coral, 4) +
            box(-24, -5, 9, 16, P.coral, 4) +
            box(15, -5, 9, 16, P.coral, 4)
          )
      }
      return ''
    })
    .join('')
}
