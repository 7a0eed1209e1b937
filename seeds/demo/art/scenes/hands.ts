import { asha, baby, dev, farah, kabir, nani, tara, therapist, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { courtyard, kitchen, plant, room, shelf, table, window } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, oval, placed, shape } from '../svg.ts'
import { jar, paper, sparks } from '../things.ts'

const beads = (x: number, y: number) =>
  line(`M${x} ${y}q30 20 66 4`, P.wood, 2.5) +
  [P.coral, P.marigold, P.teal, P.violet]
    .map((fill, at) => circle(x + 10 + at * 15, y + 7 + (at % 3) * 2, 7, fill))
    .join('')
const scissors = (x: number, y: number) =>
  placed(
    [x, y],
    line('M0 0L22-18M0 0L26-6', P.steel, 4) +
      `<circle cx="-7" cy="2" r="6" stroke="${P.coral}" stroke-width="4"/><circle cx="-2" cy="10" r="6" stroke="${P.coral}" stroke-width="4"/>`,
  )

export const hands: Scene[] = [
  scene(
    'A girl threads beads on a string; scissors and paper lie on the table',
    'एक बच्ची धागे में मोती पिरोती है; मेज़ पर कैंची और काग़ज़ हैं',
    room(P.butter, P.sand, shelf(30, 74, 96, jar(54, 74, P.coral), jar(100, 74, P.teal))),
    person({
      ...asha,
      at: [196, 206],
      size: 1.5,
      pose: 'behind',
      down: 0.9,
      left: [164, 178],
      right: [234, 176],
    }),
    table(202, P.plank, 30, 370),
    beads(166, 178),
    scissors(300, 196),
    paper([96, 198], '', { width: 66, height: 20 }),
  ),
  scene(
    'A boy draws a large circle on the wall with his whole arm',
    'एक बच्चा पूरी बाँह घुमाकर दीवार पर बड़ा गोला बनाता है',
    room(P.mist, P.teal),
    box(166, 18, 190, 140, P.white, 6) +
      `<circle cx="262" cy="88" r="50" stroke="${P.coral}" stroke-width="8"/>`,
    person({ ...dev, top: P.marigold, at: [146, 238], size: 1.5, look: 0.7, right: [218, 112] }),
    line('M220 112L230 104', P.peacock, 8),
  ),
  scene(
    'Hands in dough: a grandmother and a child roll rotis',
    'आटे में हाथ: नानी और बच्ची रोटी बेलती हैं',
    kitchen(P.peach),
    person({ ...nani, at: [122, 204], size: 1.25, pose: 'behind', look: 0.6, right: [168, 184] }),
    person({
      ...tara,
      at: [272, 206],
      size: 1.45,
      pose: 'behind',
      mood: 'laugh',
      down: 0.5,
      left: [232, 186],
      right: [310, 184],
    }),
    table(202, P.plank, 10, 390),
    oval(270, 198, 36, 9, P.white) + oval(270, 196, 26, 6, P.cream) + box(228, 186, 84, 10, P.wood, 5),
    oval(164, 194, 18, 12, P.cream),
  ),
  scene(
    'A therapist shows a boy a soft grip on the pencil',
    'चिकित्सक बच्चे को पेंसिल की नरम पकड़ दिखाता है',
    room(P.lilac, P.violet, window(300, 18, P.marigold)),
    person({ ...therapist, at: [104, 204], size: 1.22, pose: 'behind', look: 0.7, right: [152, 176] }),
    person({
      ...kabir,
      at: [240, 206],
      size: 1.48,
      pose: 'behind',
      down: 0.9,
      left: [214, 186],
      right: [276, 180],
    }),
    table(202, P.plank, 20, 380),
    paper([236, 198], line('M-28-4q8-8 14 0t14 0 14 0', P.peacock, 3), { width: 86, height: 26 }),
    placed(
      [284, 172],
      box(-6, -40, 12, 30, P.marigold) + box(-7, -14, 14, 12, P.coral, 5) + shape('M-5-2H5L0 8Z', P.plank),
      { turn: 22 },
    ),
  ),
  scene(
    'A child buttons a big shirt made of felt, one button after the other',
    'एक बच्ची कपड़े की बड़ी कमीज़ के बटन एक-एक करके लगाती है',
    room(P.mint, P.sand, plant(50, 200, P.violet)),
    person({
      ...zoya,
      top: P.coral,
      at: [200, 198],
      size: 1.5,
      pose: 'behind',
      down: 0.8,
      left: [176, 178],
      right: [228, 170],
    }),
    table(204, P.wood, 30, 370),
    shape('M146 176L176 160H228L258 176 246 196 232 190V226H172V190L158 196Z', P.teal) +
      line('M202 162V224', P.peacock, 3) +
      circle(202, 176, 5, P.butter) +
      circle(202, 192, 5, P.butter) +
      circle(202, 208, 5, P.butter),
    sparks([312, 90], P.coral, 1.2),
  ),
  scene(
    'Teaching aids from waste: bottle tops, a box and a rope become a game',
    'बेकार चीज़ों से शिक्षण सामग्री: ढक्कन, डिब्बा और रस्सी से बना खेल',
    courtyard(P.aqua),
    person({ ...farah, at: [122, 204], size: 1.22, pose: 'behind', look: 0.5, right: [168, 180] }),
    person({
      ...baby,
      top: P.coral,
      at: [284, 206],
      size: 1.4,
      pose: 'behind',
      look: -0.5,
      left: [246, 176],
    }),
    table(202, P.plank, 20, 380),
    box(166, 166, 76, 38, P.wood, 4) +
      [180, 204, 228].map((x, at) => circle(x, 184, 9, [P.coral, P.butter, P.teal][at] ?? P.coral)).join(''),
  ),
]
