import { type Head, head } from './head.ts'
import { P } from './palette.ts'
import { bend, box, circle, line, oval, type Point, placed, shape } from './svg.ts'

export interface Person extends Head {
  /** The ground under them; of those who sit on a chair or stand behind a table, the hip. */
  at: Point
  size?: number
  isChild?: boolean
  top: string
  bottom?: string
  /** A dress and a kurta fall over the legs, a sari has its end over a shoulder. */
  wears?: 'shirt' | 'dress' | 'kurta' | 'sari' | 'uniform' | 'pinafore'
  pose?: 'stand' | 'chair' | 'floor' | 'behind' | 'wheelchair'
  /** Hands, at points of the picture: the one on its left side, and the one on its right side. */
  left?: Point
  right?: Point
  /** Degrees that the head leans. */
  tilt?: number
  /** What lies in the hands. */
  holds?: string
  sleeves?: 'short' | 'long'
}

/** What is as long as it is in a grown body and in a child's. */
const BODIES = {
  adult: { shoulder: 52, half: 19, arm: 25, leg: 60, head: 0.95 },
  child: { shoulder: 40, half: 15, arm: 19, leg: 42, head: 1.05 },
}
type Body = (typeof BODIES)['adult']

/** Somebody drawn from simple shapes: round head, soft arms, no outlines. */
export function person(of: Person): string {
  const { at, size = 1, isChild, pose = 'stand' } = of
  const body = isChild ? BODIES.child : BODIES.adult
  const above = { stand: body.leg, chair: 0, floor: 9, behind: 0, wheelchair: 40 }[pose]
  const hip: Point = [at[0], at[1] - above * size]
  const inside = (hand: Point | undefined): Point | undefined =>
    hand && [(hand[0] - hip[0]) / size, (hand[1] - hip[1]) / size]
  const { behind, front } = head(of)
  const neck = -body.shoulder - 6
  const face: Point = [0, neck - 14 * body.head]
  const turned = { size: body.head, turn: of.tilt ?? 0 }
  return placed(
    hip,
    (behind && placed(face, behind, turned)) +
      (pose === 'wheelchair' ? chairBack(of.bottom === P.deep ? P.slate : P.deep) : '') +
      legs(of, body) +
      torso(of, body) +
      line(`M0 ${neck}V${-body.shoulder}`, of.skin, 11) +
      placed(face, front, turned) +
      (of.holds ?? '') +
      arm(of, body, -1, inside(of.left)) +
      arm(of, body, 1, inside(of.right)) +
      (pose === 'wheelchair' ? wheel() : ''),
    { size },
  )
}

function torso({ top, wears, skin, bottom = P.peacock }: Person, { shoulder, half }: Body): string {
  const top_y = -shoulder - 3
  const cloth = shape(
    `M${-half} ${10 - shoulder}Q${-half} ${top_y}-8 ${top_y}H8Q${half} ${top_y} ${half} ${10 - shoulder}L${half - 1} 4H${1 - half}Z`,
    top,
  )
  const neckline = oval(0, top_y + 1, 7, 5, skin)
  if (wears === 'sari')
    return (
      cloth +
      neckline +
      shape(`M${half - 4} ${top_y + 1}L${half + 1} ${8 - shoulder}L${4 - half} 6H${-half - 1}V-8Z`, bottom)
    )
  if (wears === 'uniform' || wears === 'pinafore')
    return (
      cloth +
      shape(`M-7 ${top_y}L0 ${top_y + 9}L7 ${top_y}Z`, P.white) +
      line(`M0 ${top_y + 8}V${top_y + 22}`, P.brick, 5)
    )
  return cloth + neckline
}

/** An arm bends outwards at the elbow and never stretches further than it is long. */
function arm(
  { top, skin, pose, sleeves }: Person,
  body: Body,
  side: -1 | 1,
  wanted: Point | undefined,
): string {
  const rest: Point =
    pose === 'floor' ? [side * 22, -4] : pose === 'behind' ? [side * 17, -3] : [side * (body.half + 5), 0]
  const from: Point = [side * (body.half - 4), 6 - body.shoulder]
  const aim = wanted ?? rest
  const [dx, dy] = [aim[0] - from[0], aim[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, body.arm * 1.96)
  const to: Point = [from[0] + (dx * reach) / far, from[1] + (dy * reach) / far]
  const out = Math.sqrt(Math.max(body.arm ** 2 - (reach / 2) ** 2, 0))
  // Of the two elbows, the one that is further down or out.
  const elbows = [1, -1].map(
    (way): Point => [
      (from[0] + to[0]) / 2 + (way * out * dy) / far,
      (from[1] + to[1]) / 2 - (way * out * dx) / far,
    ],
  )
  const lowness = ([x, y]: Point) => y + side * x
  const by = elbows.toSorted((a, b) => lowness(b) - lowness(a))[0] ?? to
  const { whole, half } = bend(from, by, to)
  if (sleeves === 'long') return line(whole, top, 11) + circle(to[0], to[1], 6, skin)
  return line(whole, skin, 9.5) + line(half, top, 12) + circle(to[0], to[1], 6, skin)
}

function legs({ pose = 'stand', wears, bottom = P.peacock, top, skin }: Person, { leg, half }: Body): string {
  const shoe = (x: number, y: number) => oval(x, y, 8, 4.5, P.ink)
  const skirt = wears === 'dress' ? top : wears === 'sari' ? bottom : undefined
  switch (pose) {
    case 'behind':
      return ''
    case 'floor':
      return (
        line('M-9-1L-30 5-2 8', bottom, 14) +
        line('M9-1L30 5 2 8', bottom, 14) +
        (wears === 'kurta' ? shape(`M${-half} -4H${half}L24 8H-24Z`, top) : '')
      )
    case 'chair': {
      const ends = leg * 0.7
      return (
        line(`M-8 0L-10 12V${ends - 4}M8 0L10 12V${ends - 4}`, skirt ? skin : bottom, 15) +
        (skirt || wears === 'kurta'
          ? shape(`M${-half} -6H${half}L${half + 5} 20H${-half - 5}Z`, skirt ?? top)
          : '') +
        shoe(-12, ends) +
        shoe(12, ends)
      )
    }
    case 'wheelchair':
      return line('M0-2H26L30 26', bottom, 15) + oval(35, 30, 10, 5, P.ink) + line('M24 36H44', P.slate, 4)
    case 'stand': {
      const ends = leg - 6
      const bare = wears === 'dress' || wears === 'pinafore'
      const long = wears === 'sari' || wears === 'kurta'
      const cloth = skirt ?? (wears === 'pinafore' ? bottom : top)
      const hem = wears === 'sari' ? ends : wears === 'kurta' ? ends * 0.62 : ends * 0.5
      return (
        line(`M-8 0V${ends}M8 0V${ends}`, bare ? skin : bottom, bare ? 9 : 13) +
        (bare || long ? shape(`M${1 - half} -8H${half - 1}L${half + 5} ${hem}H${-half - 5}Z`, cloth) : '') +
        shoe(-10, leg - 3) +
        shoe(10, leg - 3)
      )
    }
  }
}

/** The chair looks to the right: its back and seat behind the person, its large wheel before them. */
const chairBack = (colour: string) =>
  line('M-24-40H-32M-24-42V4H26', colour, 6) + circle(34, 34, 6, P.ink) + line('M22 6L32 32', P.slate, 4)
const wheel = () =>
  `<circle cx="-6" cy="14" r="25" stroke="${P.ink}" stroke-width="5"/><circle cx="-6" cy="14" r="19" stroke="${P.steel}" stroke-width="2"/>` +
  circle(-6, 14, 4, P.ink) +
  box(-14, -14, 26, 5, P.slate, 2)
