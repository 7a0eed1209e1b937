import { arjan, asha, dev, farah, ira, kabir, meher, mother, sardar, tara, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import {
  blackboard,
  courtyard,
  desk,
  garden,
  plant,
  room,
  rug,
  shelf,
  sofa,
  table,
  tree,
  window,
} from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, placed } from '../svg.ts'
import { card, openBook, paper, pencil, SIGNS } from '../things.ts'

const spines = (x: number, y: number) =>
  [P.coral, P.teal, P.marigold, P.violet, P.green, P.peacock]
    .map((fill, at) => box(x + at * 13, y - 34 - (at % 3) * 4, 12, 34 + (at % 3) * 4, fill, 2))
    .join('')
const dots = (x: number, y: number) =>
  line(
    `M${x} ${y}h0M${x} ${y + 8}h0M${x + 8} ${y + 8}h0M${x + 22} ${y}h0M${x + 30} ${y}h0M${x + 22} ${y + 16}h0M${x + 44} ${y}h0M${x + 44} ${y + 8}h0`,
    P.ink,
    4,
  )

export const read: Scene[] = [
  scene(
    'A teacher and two pupils move sound tiles together on a table',
    'शिक्षक और दो बच्चे मेज़ पर ध्वनियों की टाइलें खिसकाते हैं',
    room(P.mist, P.sand),
    blackboard(
      130,
      18,
      140,
      'M150 74L161 42 172 74M154 62H168M190 42V74Q216 72 190 58 212 50 190 42M248 46Q228 38 226 58T248 70',
    ),
    person({ ...sardar, at: [74, 204], size: 1.15, pose: 'behind', look: 0.7 }),
    person({ ...zoya, at: [206, 206], size: 1.35, pose: 'behind', down: 0.6 }),
    person({ ...kabir, at: [320, 206], size: 1.3, pose: 'behind', look: -0.5, left: [276, 184] }),
    table(202, P.plank, 10, 390),
    box(128, 184, 22, 22, P.coral, 4) +
      box(154, 184, 22, 22, P.white, 4) +
      box(238, 184, 22, 22, P.marigold, 4) +
      line('M139 190v10M160 195h10M249 190v10', P.ink, 3),
  ),
  scene(
    'A girl reads on the floor with a strip under the line, before a shelf of books',
    'एक बच्ची किताबों की अलमारी के आगे पंक्ति के नीचे पट्टी रखकर पढ़ती है',
    room(P.cream, P.plank, shelf(24, 76, 110, spines(34, 76)), shelf(264, 76, 112, spines(278, 76))),
    rug(200, 222, 150, P.violet),
    person({
      ...tara,
      at: [200, 216],
      size: 1.55,
      pose: 'floor',
      down: 0.9,
      left: [160, 190],
      right: [240, 190],
    }),
    openBook([200, 190], 1.05),
    line('M206 192H232', P.marigold, 5),
  ),
  scene(
    'A mother reads aloud on the sofa, and a boy follows with his finger',
    'माँ सोफ़े पर पढ़कर सुनाती हैं और बच्चा उँगली से साथ चलता है',
    room(P.peach, P.coral, window(296, 20, P.teal)),
    sofa(64, 152, 240, P.peacock),
    person({
      ...mother,
      top: P.butter,
      at: [138, 184],
      size: 1.25,
      pose: 'chair',
      look: 0.4,
      down: 0.6,
      left: [112, 184],
    }),
    person({
      ...dev,
      top: P.green,
      at: [224, 188],
      size: 1.35,
      pose: 'chair',
      look: -0.4,
      down: 0.6,
      left: [190, 182],
    }),
    openBook([158, 190], 0.9, P.violet),
    plant(352, 204),
  ),
  scene(
    'A student writes an exam with a scribe, in a quiet room with a clock',
    'एक छात्रा शांत कमरे में लेखक की मदद से परीक्षा देती है',
    room(P.lilac, P.sand, placed([314, 56], SIGNS.clock, { size: 2 })),
    person({
      ...ira,
      has: ['glasses'],
      top: P.peacock,
      at: [140, 204],
      size: 1.3,
      pose: 'behind',
      look: 0.5,
      mood: 'laugh',
    }),
    person({ ...farah, at: [270, 204], size: 1.2, pose: 'behind', down: 0.6, left: [238, 184] }),
    table(202, P.wood, 40, 360),
    paper([226, 198], line('M-24-6H20M-24 4H8', P.slate, 3), { width: 78, height: 26 }),
    pencil([232, 176], 20, 0.7),
  ),
  scene(
    'A boy with low vision reads large letters on a slanted desk with a lamp',
    'एक बच्चा, जिसे कम दिखता है, तिरछी मेज़ और लैंप के साथ बड़े अक्षर पढ़ता है',
    room(P.mint, P.green),
    person({ ...arjan, has: ['glasses'], at: [172, 210], size: 1.5, pose: 'behind', look: 0.3, down: 0.9 }),
    desk(70, 208, 260),
    placed(
      [238, 178],
      box(-50, -34, 100, 66, P.ink, 5) +
        box(-45, -29, 90, 56, P.butter, 3) +
        line('M-28 14L-18-14-8 14M-24 4H-12M14-14V14M14-14H26Q34 0 14 0', P.ink, 6),
      { turn: -8 },
    ),
    line('M344 208V120L292 92', P.slate, 6) + circle(290, 92, 15, P.marigold),
  ),
  scene(
    'A girl reads braille dots with her fingertips under a tree',
    'एक बच्ची पेड़ के नीचे उँगलियों से ब्रेल पढ़ती है',
    garden(P.blush),
    tree(326, 204, P.green),
    person({
      ...meher,
      top: P.teal,
      at: [180, 220],
      size: 1.5,
      pose: 'floor',
      left: [146, 192],
      right: [214, 192],
    }),
    box(118, 184, 126, 40, P.white, 4) + dots(132, 196) + dots(190, 196),
  ),
  scene(
    'A letter to the school: a mother writes, her daughter chooses the picture',
    'स्कूल को चिट्ठी: माँ लिखती हैं, बेटी चित्र चुनती है',
    courtyard(P.butter),
    person({ ...mother, at: [132, 206], size: 1.25, pose: 'behind', down: 0.6, right: [178, 182] }),
    person({
      ...asha,
      top: P.green,
      at: [276, 208],
      size: 1.4,
      pose: 'behind',
      look: -0.5,
      left: [234, 178],
    }),
    table(204, P.wood, 30, 370),
    paper([180, 202], line('M-26-8H20M-26 0H20M-26 8H4', P.slate, 3), { width: 76, height: 30 }),
    pencil([186, 178], 20, 0.75),
    card([240, 182], 'house', { size: 0.8, turn: 6 }),
  ),
]
