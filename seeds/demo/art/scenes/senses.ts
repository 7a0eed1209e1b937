import { arjan, asha, father, kabir, meher, mother, tara, teacher } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import {
  chair,
  courtyard,
  garden,
  kitchen,
  plant,
  room,
  shelf,
  sofa,
  table,
  tree,
  window,
} from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, oval, placed, shape } from '../svg.ts'
import { bell, cane, jar, SIGNS, sign, steam } from '../things.ts'

const tray = (x: number, y: number, fill: string) =>
  box(x - 62, y - 8, 124, 22, P.wood, 6) + oval(x, y - 8, 56, 9, fill)

export const senses: Scene[] = [
  scene(
    'A child pours rice through her hands in a tray of everyday things',
    'एक बच्ची रोज़ की चीज़ों वाली थाली में हाथों से चावल बहाती है',
    kitchen(P.mist),
    person({
      ...tara,
      at: [200, 206],
      size: 1.5,
      pose: 'behind',
      mood: 'laugh',
      down: 0.5,
      left: [164, 168],
      right: [238, 168],
    }),
    table(202, P.plank, 30, 370),
    tray(200, 196, P.cream),
    line('M164 172V186M240 172V186', P.cream, 7),
    jar(92, 202, P.coral) + jar(316, 202, P.green),
  ),
  scene(
    'A boy with ear defenders gets a haircut while the barber shows the comb first',
    'कान ढकने वाला हेडफ़ोन पहने एक लड़का बाल कटवाता है और नाई पहले कंघी दिखाता है',
    room(P.lilac, P.sand),
    box(24, 26, 92, 110, P.aqua, 10) + shape('M36 120L70 40 84 40 50 124Z', '#ffffff66'),
    chair(214, 172, P.coral),
    person({ ...father, top: P.mint, at: [322, 240], size: 1.22, look: -0.6, left: [272, 104] }),
    person({
      ...arjan,
      hair: 'short',
      has: ['ear defenders'],
      top: P.white,
      at: [212, 180],
      size: 1.45,
      pose: 'chair',
      look: 0.4,
    }),
    box(256, 88, 26, 7, P.ink, 2) + line('M260 94V102M265 94V102M270 94V102M275 94V102', P.ink, 2),
  ),
  scene(
    'A girl who is blind finds her way with a white cane, by sound and by touch',
    'एक दृष्टिबाधित बच्ची सफ़ेद छड़ी, आवाज़ और स्पर्श से रास्ता खोजती है',
    garden(P.cream),
    tree(60, 208, P.green),
    person({ ...meher, at: [196, 234], size: 1.5, right: [254, 150] }),
    cane([258, 146], [330, 234]),
    bell([334, 84], 1.2),
    line('M300 70Q290 84 300 98M286 62Q270 84 286 106', P.coral, 4),
  ),
  scene(
    'A calm corner at home: soft light, a rug, a swing and a child who rests',
    'घर का शांत कोना: धीमी रोशनी, दरी, झूला और आराम करता बच्चा',
    room(P.lilac, P.violet),
    line('M124 0V150M276 0V150', P.wood, 5) +
      shape('M116 110Q200 236 284 110L276 200Q200 250 124 200Z', P.teal),
    person({ ...kabir, at: [200, 206], size: 1.3, pose: 'floor', mood: 'calm' }),
    shape('M112 150Q200 248 288 150L280 206Q200 256 120 206Z', P.peacock),
    circle(350, 62, 26, P.butter) + line('M350 0V34', P.wood, 3) + plant(48, 206, P.marigold),
  ),
  scene(
    'A child smells, touches and listens: flowers, a rough bark and a bell in the courtyard',
    'आँगन में एक बच्ची फूल सूँघती है, छाल छूती है और घंटी सुनती है',
    courtyard(P.mint),
    person({ ...meher, top: P.coral, at: [150, 236], size: 1.45, right: [204, 124], left: [110, 150] }),
    placed([214, 110], SIGNS.flower, { size: 1.5 }) + line('M214 124L206 150', P.green, 5),
    person({ ...teacher, at: [304, 238], size: 1.15, look: -0.6, left: [262, 128] }),
    bell([256, 124], 1),
  ),
  scene(
    'A mother and child press a cushion and breathe in the smell of tea',
    'माँ और बच्चा तकिया दबाते हैं और चाय की ख़ुशबू लेते हैं',
    room(
      P.butter,
      P.sand,
      window(26, 20, P.coral),
      shelf(284, 70, 96, jar(306, 70, P.coral), jar(350, 70, P.violet)),
    ),
    sofa(84, 156, 236, P.green),
    person({ ...mother, top: P.violet, at: [152, 186], size: 1.22, pose: 'chair', look: 0.5, mood: 'calm' }),
    person({
      ...asha,
      top: P.peach,
      at: [254, 190],
      size: 1.3,
      pose: 'chair',
      mood: 'calm',
      left: [232, 170],
      right: [278, 170],
    }),
    box(224, 162, 62, 40, P.coral, 14),
    sign([338, 190], 'cup', 1.4) + steam(336, 168),
  ),
]
