import { P } from './palette.ts'
import { box, circle, line, oval, type Point, placed, shape } from './svg.ts'

/** Small pictures for cards, tiles and bubbles, each within 20 to every side of 0, 0. */
export const SIGNS = {
  sun:
    circle(0, 0, 8, P.marigold) +
    line('M0-15V-13M0 13V15M-15 0H-13M13 0H15M-11-11L-9-9M9 9L11 11M11-11L9-9M-9 9L-11 11', P.marigold, 4),
  moon: shape('M6-14a14 14 0 1 0 8 22 11 11 0 0 1-8-22', P.violet),
  cup: shape('M-10-8H8V4Q8 13-1 13T-10 4Z', P.peacock) + line('M9-4Q17-3 9 6', P.peacock, 4),
  bag:
    box(-12, -8, 24, 22, P.coral, 6) +
    line('M-6-8Q-6-16 0-16T6-8', P.coral, 4) +
    box(-7, 2, 14, 6, P.butter, 2),
  ball: circle(0, 0, 13, P.teal) + line('M-12-4Q0 4 12-4M-8 10Q0 2 8 10', P.white, 2.5),
  heart: shape('M0 13C-24-2-10-20 0-8 10-20 24-2 0 13', P.coral),
  house: shape('M-16 0L0-15 16 0Z', P.brick) + box(-11, 0, 22, 14, P.butter) + box(-4, 4, 8, 10, P.wood),
  apple: circle(-4, 2, 9, P.coral) + circle(4, 2, 9, P.coral) + line('M0-7Q1-13 5-14', P.leaf, 3),
  book: shape('M0-9Q-8-14-16-10V10Q-8 6 0 11 8 6 16 10V-10Q8-14 0-9', P.peacock) + line('M0-8V9', P.cream, 2),
  hand:
    shape('M-9 14V-3M-9 14', P.plank) +
    line('M-8-2V-10M-3-4V-13M2-4V-13M7-2V-10M11 4L14-2', '#b67b4e', 5) +
    box(-11, -4, 22, 18, '#b67b4e', 7),
  bed:
    box(-16, -1, 32, 9, P.violet, 3) +
    box(-15, -7, 11, 7, P.white, 3) +
    line('M-16-10V13M16 0V13', P.wood, 3.5),
  clock:
    circle(0, 0, 14, P.white) +
    circle(0, 0, 2, P.ink) +
    `<circle r="13" stroke="${P.peacock}" stroke-width="3.5"/>` +
    line('M0-8V0L6 4', P.ink, 2.5),
  star: shape('M0-15L4.5-5 15-4 7 4 9.5 14 0 8.5-9.5 14-7 4-15-4-4.5-5Z', P.marigold),
  fish: oval(-2, 0, 11, 7, P.teal) + shape('M7 0L16-7V7Z', P.teal) + circle(-7, -2, 1.5, P.ink),
  brush: line('M-14 10L6-6', P.violet, 5) + line('M4-9L12-1', P.white, 7) + line('M6-12L14-4', P.aqua, 4),
  face:
    circle(0, 0, 14, P.butter) +
    circle(-5, -3, 2, P.ink) +
    circle(5, -3, 2, P.ink) +
    line('M-6 4Q0 10 6 4', P.ink, 2.2),
  sad:
    circle(0, 0, 14, P.aqua) +
    circle(-5, -3, 2, P.ink) +
    circle(5, -3, 2, P.ink) +
    line('M-6 8Q0 2 6 8', P.ink, 2.2),
  angry:
    circle(0, 0, 14, P.coral) +
    circle(-5, -1, 2, P.ink) +
    circle(5, -1, 2, P.ink) +
    line('M-8-7L-3-4M8-7L3-4M-5 7H5', P.ink, 2.2),
  music: circle(-7, 9, 5, P.plum) + circle(8, 6, 5, P.plum) + line('M-2 8V-11L13-14V5', P.plum, 3.5),
  tick: line('M-10 0L-3 8 11-9', P.green, 6),
  leaf: shape('M-12 12C-14-8 2-14 14-13 14 2 6 14-12 12', P.green) + line('M-10 10L4-4', P.mint, 2.5),
  shirt: shape('M-6-12L-17-5-12 3-9 1V13H9V1L12 3 17-5 6-12Q0-7-6-12', P.teal),
  bus:
    box(-17, -9, 34, 19, P.marigold, 5) +
    box(-13, -5, 8, 7, P.mist, 1) +
    box(-2, -5, 8, 7, P.mist, 1) +
    circle(-9, 11, 4, P.ink) +
    circle(9, 11, 4, P.ink),
  flower:
    [0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cy="-9" rx="5.5" ry="7" fill="${P.coral}" transform="rotate(${turn})"/>`)
      .join('') + circle(0, 0, 5, P.butter),
  question: line('M-6-6Q-5-13 1-13T7-6Q7-1 0 1V4', P.plum, 5) + circle(0, 12, 3, P.plum),
  rain:
    shape('M-12 3a7 7 0 0 1 1-14 10 10 0 0 1 18 2 6 6 0 0 1 3 12z', P.slate) +
    line('M-7 8L-9 14M1 8L-1 14M9 8L7 14', P.teal, 3),
} as const
export type Sign = keyof typeof SIGNS

export const sign = (at: Point, name: Sign, size = 1): string => placed(at, SIGNS[name], { size })

/** A picture card, 44 wide. */
export const card = (at: Point, name: Sign, { turn = 0, size = 1, fill = P.white as string } = {}): string =>
  placed(
    at,
    box(-22, -26, 44, 52, '#1d243322', 7) + box(-22, -28, 44, 52, fill, 7) + placed([0, -2], SIGNS[name]),
    { turn, size },
  )

/** Cards on a line, with pegs. */
export const cardLine = (y: number, from: number, names: readonly Sign[], apart = 62): string =>
  line(
    `M${from - 50} ${y - 8}Q${from + ((names.length - 1) * apart) / 2} ${y + 8} ${from + (names.length - 1) * apart + 50} ${y - 8}`,
    P.wood,
    2.5,
  ) +
  names
    .map(
      (name, at) =>
        card([from + at * apart, y + 26], name) + box(from + at * apart - 3, y - 6, 6, 14, P.marigold, 2),
    )
    .join('')

/** A tablet or board with pictures to point at. */
export function tablet(at: Point, names: readonly Sign[], { size = 1, turn = 0, columns = 3 } = {}): string {
  const rows = Math.ceil(names.length / columns)
  const [width, height] = [columns * 24 + 8, rows * 24 + 8]
  const tiles = names.map((name, place) => {
    const [x, y] = [4 - width / 2 + (place % columns) * 24, 4 - height / 2 + Math.floor(place / columns) * 24]
    return (
      box(x + 1, y + 1, 22, 22, [P.cream, P.mist, P.lilac, P.mint][place % 4] ?? P.cream, 4) +
      placed([x + 12, y + 12], SIGNS[name], { size: 0.58 })
    )
  })
  return placed(
    at,
    box(-width / 2 - 6, -height / 2 - 6, width + 12, height + 12, P.ink, 9) + tiles.join(''),
    { size, turn },
  )
}

/** A bubble whose tip points down: to the left -1, to the right 1. */
export const bubble = (
  at: Point,
  inner: string,
  { fill = P.white as string, tip = -1, width = 74, height = 54 } = {},
): string =>
  placed(
    at,
    box(-width / 2, -height / 2, width, height, fill, 22) +
      shape(
        `M${tip * 6} ${height / 2 - 5}L${tip * 24} ${height / 2 + 15} ${tip * 26} ${height / 2 - 9}Z`,
        fill,
      ) +
      inner,
  )

export const openBook = (at: Point, size = 1, cover: string = P.coral): string =>
  placed(
    at,
    shape('M-42-16H42V20H-42Z', cover) +
      shape('M0-12Q-18-24-38-18V14Q-18 8 0 18Z', P.white) +
      shape('M0-12Q18-24 38-18V14Q18 8 0 18Z', P.cream) +
      line('M-31-9Q-18-12-8-7M-31 0Q-18-3-8 2M31-9Q18-12 8-7M31 0Q18-3 8 2', P.slate, 2),
    { size },
  )

export const books = (x: number, y: number): string =>
  box(x, y - 12, 66, 12, P.coral, 3) +
  box(x + 6, y - 24, 56, 12, P.peacock, 3) +
  box(x + 2, y - 35, 60, 11, P.marigold, 3)

export const block = (x: number, y: number, fill: string, size = 28): string =>
  box(x, y - size, size, size, fill, 5)

export const ball = (x: number, y: number, r = 20, fill: string = P.coral): string =>
  circle(x, y, r, fill) +
  line(`M${x - r * 0.8} ${y - r * 0.4}Q${x} ${y + r * 0.3} ${x + r * 0.8} ${y - r * 0.4}`, P.cream, 4)

export const pencil = (at: Point, turn = 0, size = 1): string =>
  placed(
    at,
    box(-5, -40, 10, 34, P.marigold) +
      box(-5, -46, 10, 7, P.coral, 2) +
      shape('M-5-6H5L0 6Z', P.plank) +
      circle(0, 3, 1.8, P.ink),
    { turn, size },
  )

export const paper = (at: Point, inner = '', { turn = 0, width = 60, height = 42 } = {}): string =>
  placed(at, box(-width / 2, -height / 2, width, height, P.white, 3) + inner, { turn })

export const phone = (at: Point, inner = '', { turn = 0, size = 1 } = {}): string =>
  placed(at, box(-16, -29, 32, 58, P.ink, 6) + box(-13, -24, 26, 46, P.mist, 2) + inner, { turn, size })

export const laptop = (at: Point, inner = '', size = 1): string =>
  placed(
    at,
    box(-52, -66, 104, 66, P.ink, 6) +
      box(-47, -61, 94, 56, P.mist, 2) +
      inner +
      box(-64, 0, 128, 8, P.slate, 4),
    { size },
  )

export const thali = (at: Point, size = 1): string =>
  placed(
    at,
    oval(0, 0, 50, 15, P.slate) +
      oval(0, -2, 50, 15, P.steel) +
      oval(0, -2, 42, 11, '#dfe5ea') +
      oval(-20, -5, 12, 6, P.marigold) +
      oval(4, -7, 11, 5, P.green) +
      oval(20, -1, 13, 6, P.white),
    { size },
  )

export const pot = (x: number, y: number, fill: string = P.slate): string =>
  line(`M${x - 46} ${y - 28}H${x + 46}`, fill, 7) +
  shape(
    `M${x - 36} ${y - 34}H${x + 36}V${y - 8}Q${x + 36} ${y} ${x + 26} ${y}H${x - 26}Q${x - 36} ${y} ${x - 36} ${y - 8}Z`,
    fill,
  ) +
  box(x - 40, y - 38, 80, 8, P.steel, 4)

export const steam = (x: number, y: number): string =>
  line(
    `M${x - 12} ${y}Q${x - 18} ${y - 9} ${x - 12} ${y - 16}T${x - 12} ${y - 30}M${x + 10} ${y}Q${x + 4} ${y - 9} ${x + 10} ${y - 16}T${x + 10} ${y - 30}`,
    '#ffffffbb',
    4,
  )

export const coin = (x: number, y: number, r = 12): string =>
  circle(x, y, r, P.wood) + circle(x, y - 1.5, r, P.marigold) + circle(x, y - 1.5, r * 0.68, P.butter)

/** White with a red end, from the hand to the ground. */
export const cane = (from: Point, to: Point): string => {
  const part: Point = [from[0] + (to[0] - from[0]) * 0.78, from[1] + (to[1] - from[1]) * 0.78]
  return (
    line(`M${from.join(' ')}L${to.join(' ')}`, P.coral, 5) +
    line(`M${from.join(' ')}L${part.map(Math.round).join(' ')}`, P.white, 5)
  )
}

export const teddy = (at: Point, size = 1): string =>
  placed(
    at,
    circle(-11, -40, 7, P.wood) +
      circle(11, -40, 7, P.wood) +
      circle(0, -30, 16, P.wood) +
      oval(0, 0, 18, 20, P.wood) +
      circle(-17, -6, 7, P.wood) +
      circle(17, -6, 7, P.wood) +
      circle(-10, 18, 8, P.wood) +
      circle(10, 18, 8, P.wood) +
      oval(0, 2, 11, 12, P.plank) +
      oval(0, -25, 7, 5, P.plank) +
      circle(-6, -33, 2, P.ink) +
      circle(6, -33, 2, P.ink) +
      circle(0, -27, 2, P.ink),
    { size },
  )

export const diya = (x: number, y: number): string =>
  shape(`M${x - 16} ${y - 10}H${x + 16}Q${x + 10} ${y} ${x} ${y}T${x - 16} ${y - 10}`, P.brick) +
  shape(`M${x} ${y - 30}Q${x + 9} ${y - 16} ${x} ${y - 11}Q${x - 9} ${y - 16} ${x} ${y - 30}`, P.marigold)

export const drum = (at: Point, size = 1): string =>
  placed(
    at,
    shape('M-26-24Q-18 0-26 24H26Q18 0 26-24Z', P.brick) +
      oval(0, -24, 26, 9, P.cream) +
      line('M-24-16L-8 22 8-18 22 20', P.butter, 2.5),
    { size },
  )

export const bell = (at: Point, size = 1): string =>
  placed(at, shape('M-16 10Q-12 4-12-4-12-16 0-16T12-4Q12 4 16 10Z', P.marigold) + circle(0, 13, 4, P.wood), {
    size,
  })

export const sparks = (at: Point, stroke: string = P.marigold, size = 1): string =>
  placed(at, line('M0-20V-12M14-14L9-9M20 0H12M-14-14L-9-9M-20 0H-12', stroke, 4), { size })

export const jar = (x: number, y: number, fill: string): string =>
  box(x - 13, y - 34, 26, 34, '#ffffff99', 6) +
  box(x - 13, y - 20, 26, 20, fill, 6) +
  box(x - 14, y - 40, 28, 8, P.slate, 3)

export const ladder = (x: number, y: number, steps: number, fill: string = P.plank): string =>
  Array.from({ length: steps }, (_, at) =>
    box(x + at * 34, y - (at + 1) * 18, 34, (at + 1) * 18, at % 2 ? fill : P.marigold),
  ).join('')
