import { arjan, asha, dev, father, kabir, rohan, tara, teacher, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { blackboard, bunting, garden, plant, room, rug, shelf, table } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, oval, placed } from '../svg.ts'
import { block, coin, paper, SIGNS, sign } from '../things.ts'

const stones = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    oval(x + at * 24, y - (at % 2) * 3, 11, 8, [P.slate, P.coral, P.teal][at % 3] ?? P.slate),
  ).join('')
/** Beads on wires, as on an abacus. */
const abacus = (x: number, y: number) =>
  box(x - 50, y - 62, 100, 66, P.wood, 5) +
  box(x - 43, y - 55, 86, 52, P.cream, 3) +
  [0, 1, 2]
    .map(
      (row) =>
        line(`M${x - 43} ${y - 45 + row * 16}H${x + 43}`, P.slate, 2) +
        Array.from({ length: 5 - row }, (_, at) =>
          circle(x - 34 + at * 15, y - 45 + row * 16, 7, [P.coral, P.marigold, P.teal][row] ?? P.coral),
        ).join(''),
    )
    .join('')

export const numbers: Scene[] = [
  scene(
    'A boy counts five stones in a row on the floor',
    'एक बच्चा फ़र्श पर एक पंक्ति में पाँच पत्थर गिनता है',
    room(P.mint, P.sand, plant(350, 200)),
    rug(200, 220, 170, P.marigold),
    person({
      ...kabir,
      at: [186, 206],
      size: 1.55,
      pose: 'floor',
      down: 0.8,
      right: [240, 184],
      left: [140, 186],
    }),
    stones(146, 222, 5),
  ),
  scene(
    'A girl slides the beads of an abacus with her teacher',
    'एक बच्ची शिक्षिका के साथ गिनतारा के मोती खिसकाती है',
    room(P.cream, P.plank),
    blackboard(24, 22, 130, 'M44 46V74M62 46V74M80 46V74M104 60H120M112 52V68'),
    person({ ...teacher, at: [118, 206], size: 1.22, pose: 'behind', look: 0.6 }),
    person({ ...zoya, at: [306, 208], size: 1.4, pose: 'behind', look: -0.5, left: [256, 168] }),
    table(204, P.wood, 20, 380),
    abacus(212, 204),
  ),
  scene(
    'Children hop along a path of number stones outside',
    'बाहर बच्चे संख्याओं के रास्ते पर कूदते हैं',
    garden(P.blush),
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          oval(
            46 + at * 78,
            222 - (at % 2) * 12,
            34,
            12,
            [P.cream, P.marigold, P.cream, P.coral, P.cream][at] ?? P.cream,
          ) +
          Array.from({ length: at + 1 }, (_, dot) =>
            circle(46 + at * 78 - at * 5 + dot * 10, 222 - (at % 2) * 12, 3, P.ink),
          ).join(''),
      )
      .join(''),
    person({ ...arjan, at: [124, 206], size: 1.3, mood: 'laugh', left: [84, 108], right: [166, 104] }),
    person({ ...asha, at: [280, 206], size: 1.3, mood: 'laugh', left: [238, 112], right: [320, 106] }),
  ),
  scene(
    'A young man learns to pay: coins, notes and change on the table',
    'एक युवक भुगतान करना सीखता है: मेज़ पर सिक्के, नोट और खुले पैसे',
    room(
      P.aqua,
      P.teal,
      shelf(
        264,
        74,
        110,
        block(278, 74, P.coral, 22),
        block(306, 74, P.butter, 26),
        block(338, 74, P.violet, 20),
      ),
    ),
    person({
      ...rohan,
      top: P.plum,
      at: [140, 204],
      size: 1.32,
      pose: 'behind',
      look: 0.5,
      right: [192, 182],
    }),
    person({ ...father, at: [286, 204], size: 1.2, pose: 'behind', look: -0.6, left: [244, 184] }),
    table(202, P.plank, 20, 380),
    paper([176, 200], circle(0, 0, 6, P.leaf), { width: 58, height: 22 }),
    coin(220, 196) + coin(238, 198) + coin(228, 186) + coin(264, 198, 10),
  ),
  scene(
    'A worried girl and a kind teacher: one sum at a time, with blocks to touch',
    'घबराई हुई बच्ची और प्यार से समझाती शिक्षिका: एक बार में एक सवाल, छूने के लिए ब्लॉक के साथ',
    room(P.lilac, P.sand),
    person({ ...tara, at: [140, 206], size: 1.45, pose: 'behind', mood: 'sad', down: 0.6 }),
    person({ ...teacher, at: [280, 206], size: 1.22, pose: 'behind', look: -0.6, left: [226, 178] }),
    table(202, P.wood, 20, 380),
    block(186, 204, P.coral, 20) +
      block(210, 204, P.marigold, 20) +
      block(234, 204, P.teal, 20) +
      block(198, 184, P.violet, 20),
    sign([206, 62], 'heart', 1.5),
    paper([92, 200], line('M-16-3H12', P.slate, 3), { width: 54, height: 20 }),
  ),
  scene(
    'A child sorts apples into groups of three for a counting sheet',
    'एक बच्चा गिनती के लिए सेबों को तीन-तीन में बाँटता है',
    room(P.butter, P.plank),
    bunting(8),
    person({
      ...dev,
      top: P.teal,
      at: [200, 200],
      size: 1.5,
      pose: 'behind',
      down: 0.7,
      left: [152, 180],
      right: [248, 180],
    }),
    table(200, P.white, 20, 380),
    [0, 1, 2]
      .map(
        (set) =>
          oval(92 + set * 108, 200, 44, 12, P.mist) +
          [0, 1, 2].map((at) => placed([70 + set * 108 + at * 22, 188], SIGNS.apple, { size: 0.8 })).join(''),
      )
      .join(''),
  ),
]
