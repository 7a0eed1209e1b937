import { P } from './palette.ts'
import { box, circle, line, oval, shape } from './svg.ts'

const ground = (y: number, fill: string) => box(0, y, 400, 240 - y, fill)

/** A wall and a floor, with what hangs and stands there. */
export const room = (wall: string = P.cream, floor: string = P.sand, ...there: string[]): string =>
  box(0, 0, 400, 240, wall) + ground(196, floor) + there.join('')

export const window = (x: number, y: number, curtain: string = P.coral): string =>
  box(x, y, 84, 76, P.white, 5) +
  box(x + 5, y + 5, 74, 66, P.aqua) +
  circle(x + 60, y + 24, 10, P.butter) +
  line(`M${x + 42} ${y + 5}V${y + 71}M${x + 5} ${y + 40}H${x + 79}`, P.white, 4) +
  shape(
    `M${x - 6} ${y - 4}H${x + 26}Q${x + 22} ${y + 50} ${x - 6} ${y + 84}ZM${x + 90} ${y - 4}H${x + 58}Q${x + 62} ${y + 50} ${x + 90} ${y + 84}Z`,
    curtain,
  ) +
  line(`M${x - 10} ${y - 4}H${x + 94}`, P.wood, 4)

/** Green, as in most Indian classrooms, with `chalk` on it. */
export const blackboard = (x: number, y: number, width: number, chalk = ''): string =>
  box(x - 5, y - 5, width + 10, 92, P.wood, 4) +
  box(x, y, width, 82, P.leaf) +
  (chalk ? line(chalk, P.cream, 3) : '')

export const bunting = (y: number): string =>
  line(`M-5 ${y}Q200 ${y + 26} 405 ${y}`, P.wood, 2) +
  [P.coral, P.marigold, P.teal, P.violet, P.green, P.coral, P.marigold, P.teal]
    .map((fill, at) => {
      const x = 22 + at * 48
      const top = y + 13 - ((x - 200) / 200) ** 2 * 13
      return shape(`M${x} ${Math.round(top)}h20l-10 18z`, fill)
    })
    .join('')

export const shelf = (x: number, y: number, width: number, ...on: string[]): string =>
  box(x, y, width, 6, P.wood, 2) + on.join('')

/** A courtyard: a wall with arches, a tulsi and the sky. */
export const courtyard = (wall: string = P.peach): string =>
  box(0, 0, 400, 240, P.mist) +
  box(0, 50, 400, 150, wall) +
  box(0, 44, 400, 10, P.coral) +
  [34, 278].map((x) => shape(`M${x} 200V110a42 46 0 0 1 84 0v90z`, P.cream)).join('') +
  ground(196, P.sand) +
  line('M0 214H400M70 196L40 240M200 196V240M330 196L360 240', '#0000000f', 3)

export const garden = (sky: string = P.mist): string =>
  box(0, 0, 400, 240, sky) +
  circle(340, 48, 24, P.butter) +
  shape('M-10 176Q90 108 210 168T410 140V240H-10Z', P.mint) +
  shape('M-10 200Q120 172 240 194T410 186V240H-10Z', P.green)

export const kitchen = (wall: string = P.cream): string =>
  box(0, 0, 400, 240, wall) +
  box(0, 130, 400, 60, P.white) +
  line(
    'M0 150H400M0 170H400M50 130V190M100 130V190M150 130V190M200 130V190M250 130V190M300 130V190M350 130V190',
    P.mist,
    2,
  ) +
  shelf(24, 62, 130, dabba(36, 62, 24), dabba(68, 62, 30), dabba(104, 62, 20), dabba(128, 62, 26)) +
  shelf(262, 62, 120, plateUp(280, 44), plateUp(310, 44), plateUp(340, 44))

/** A steel tin. */
const dabba = (x: number, y: number, height: number) =>
  box(x, y - height, 22, height, P.steel, 3) + box(x - 1, y - height, 24, 6, P.slate, 3)
const plateUp = (x: number, y: number) => circle(x, y, 18, P.steel) + circle(x, y, 12, '#dfe5ea')

export const night = (floor: string = P.violet): string =>
  box(0, 0, 400, 240, '#3d2d63') +
  ground(196, floor) +
  box(272, 26, 92, 84, P.plum, 6) +
  box(278, 32, 80, 72, '#17304d') +
  shape('M330 46a20 20 0 1 0 10 34 17 17 0 0 1-10-34', P.butter) +
  [
    [292, 48],
    [300, 88],
    [346, 92],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, P.cream))
    .join('')

export const plant = (x: number, y: number, pot: string = P.coral): string =>
  line(
    `M${x} ${y - 20}V${y - 52}M${x} ${y - 30}Q${x - 18} ${y - 34} ${x - 20} ${y - 52}M${x} ${y - 36}Q${x + 16} ${y - 42} ${x + 18} ${y - 60}`,
    P.green,
    6,
  ) +
  [
    [-21, -54],
    [0, -62],
    [19, -64],
    [-10, -44],
    [12, -48],
  ]
    .map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 8, 10, P.green))
    .join('') +
  shape(`M${x - 16} ${y - 24}h32l-5 24h-22z`, pot)

export const tree = (x: number, y: number, leaves: string = P.leaf): string =>
  line(`M${x} ${y}V${y - 60}`, P.wood, 13) +
  circle(x - 22, y - 70, 26, leaves) +
  circle(x + 22, y - 68, 26, leaves) +
  circle(x, y - 92, 30, leaves)

export const rug = (x: number, y: number, rx: number, fill: string = P.coral): string =>
  oval(x, y, rx, 20, fill) +
  `<ellipse cx="${x}" cy="${y}" rx="${rx - 12}" ry="13" stroke="${P.butter}" stroke-width="3"/>`

/** A table seen from the front, over whoever sits behind it. */
export const table = (y: number, fill: string = P.plank, from = 50, to = 350): string =>
  box(from, y, to - from, 14, fill, 6) +
  box(from + 16, y + 14, 12, 240 - y, P.wood) +
  box(to - 28, y + 14, 12, 240 - y, P.wood)

export const desk = (x: number, y: number, width = 120): string =>
  box(x, y, width, 11, P.plank, 4) +
  box(x + 8, y + 11, width - 16, 26, P.wood) +
  line(`M${x + 14} ${y + 36}V240M${x + width - 14} ${y + 36}V240`, P.wood, 8)

/** Behind somebody who sits on it. */
export const chair = (x: number, y: number, fill: string = P.teal): string =>
  box(x - 26, y - 50, 52, 40, fill, 10) +
  box(x - 26, y - 2, 52, 9, fill, 4) +
  line(`M${x - 20} ${y + 6}V${y + 50}M${x + 20} ${y + 6}V${y + 50}`, P.wood, 7)

export const sofa = (x: number, y: number, width: number, fill: string = P.teal): string =>
  box(x, y - 50, width, 90, fill, 20) +
  box(x - 12, y - 14, 28, 58, P.peacock, 12) +
  box(x + width - 16, y - 14, 28, 58, P.peacock, 12) +
  box(x + 10, y + 10, width - 20, 30, P.peacock, 8)
