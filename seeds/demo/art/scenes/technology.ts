import { asha, dada, ira, kabir, meher, rohan, tara, therapist, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { plant, room, rug, shelf, sofa, table, window } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, placed } from '../svg.ts'
import { bubble, jar, laptop, phone, SIGNS, sign, sparks, tablet, teddy } from '../things.ts'

const waves = (x: number, y: number) =>
  line(
    `M${x} ${y - 10}Q${x + 8} ${y} ${x} ${y + 10}M${x + 12} ${y - 18}Q${x + 26} ${y} ${x + 12} ${y + 18}`,
    P.coral,
    5,
  )

export const technology: Scene[] = [
  scene(
    'A young woman listens to her phone: it reads the screen aloud',
    'एक युवती फ़ोन सुनती है: वह स्क्रीन पढ़कर सुनाता है',
    room(P.aqua, P.teal, plant(52, 200, P.marigold)),
    person({
      ...ira,
      has: ['dark glasses'],
      top: P.coral,
      at: [186, 250],
      size: 1.6,
      pose: 'behind',
      right: [252, 160],
    }),
    phone([258, 144], line('M-7-10H7M-7 0H7M-7 10H2', P.peacock, 3), { size: 1.1, turn: 8 }),
    waves(294, 138),
  ),
  scene(
    'A boy presses one large button and the toy begins to dance',
    'एक बच्चा एक बड़ा बटन दबाता है और खिलौना नाचने लगता है',
    room(P.lilac, P.violet),
    person({
      ...kabir,
      at: [138, 206],
      size: 1.45,
      pose: 'behind',
      mood: 'laugh',
      look: 0.5,
      right: [196, 186],
    }),
    table(202, P.plank, 20, 380),
    box(172, 192, 60, 12, P.ink, 5) + box(178, 182, 48, 12, P.coral, 6),
    line('M232 198Q252 210 270 198', P.ink, 3),
    teddy([302, 178], 1.1),
    sparks([302, 118], P.coral, 1.2) + sign([350, 96], 'music'),
  ),
  scene(
    'A family joins a live session on a laptop, with captions under the picture',
    'एक परिवार लैपटॉप पर कैप्शन के साथ लाइव सत्र देखता है',
    room(P.butter, P.sand, window(300, 16, P.violet)),
    person({ ...dada, at: [82, 206], size: 1.2, pose: 'behind', look: 0.6 }),
    person({ ...tara, at: [322, 208], size: 1.35, pose: 'behind', look: -0.6, mood: 'laugh' }),
    table(202, P.wood, 10, 390),
    laptop(
      [200, 198],
      circle(0, -46, 12, therapist.skin) +
        box(-18, -36, 36, 17, P.green, 8) +
        box(-40, -17, 80, 9, P.ink, 3) +
        line('M-32-12.5H30', P.white, 2.5),
      1.15,
    ),
  ),
  scene(
    'A young man speaks to a tablet, and his words appear as text and pictures',
    'एक युवक टैबलेट से बोलता है और उसके शब्द लिखे हुए दिखते हैं',
    room(P.mint, P.green, shelf(24, 72, 90, jar(48, 72, P.coral), jar(88, 72, P.butter))),
    person({ ...rohan, at: [132, 206], size: 1.35, pose: 'behind', look: 0.6, mood: 'laugh' }),
    table(202, P.plank, 20, 380),
    tablet([276, 158], ['sun', 'house', 'apple', 'tick'], { columns: 2, size: 1.1, turn: 4 }),
    bubble([212, 56], line('M-20-6H20M-20 6H8', P.peacock, 5), { tip: -1 }),
  ),
  scene(
    'A girl follows a timer and a picture plan on a phone that stands on the shelf',
    'एक बच्ची फ़ोन पर टाइमर और चित्रों वाली योजना देखकर काम करती है',
    room(P.blush, P.coral),
    rug(180, 224, 160, P.cream),
    person({
      ...zoya,
      top: P.peacock,
      wears: 'shirt',
      bottom: P.ink,
      at: [140, 218],
      size: 1.5,
      pose: 'floor',
      look: 0.7,
      right: [206, 158],
    }),
    box(252, 190, 96, 12, P.wood, 3) + box(264, 202, 10, 40, P.wood) + box(326, 202, 10, 40, P.wood),
    phone([300, 132], placed([0, -8], SIGNS.clock, { size: 0.75 }) + line('M-8 14H8', P.coral, 4), {
      size: 2,
    }),
  ),
  scene(
    'Friends make a film together with a phone on a stack of books',
    'दोस्त किताबों पर फ़ोन रखकर साथ में वीडियो बनाते हैं',
    room(P.mist, P.peacock),
    sofa(40, 150, 200, P.coral),
    person({
      ...asha,
      at: [98, 186],
      size: 1.32,
      pose: 'chair',
      look: 0.6,
      mood: 'laugh',
      right: [140, 104],
    }),
    person({ ...meher, top: P.teal, at: [186, 186], size: 1.32, pose: 'chair', mood: 'laugh' }),
    box(296, 180, 70, 14, P.marigold, 3) +
      box(302, 194, 60, 14, P.violet, 3) +
      box(298, 208, 66, 14, P.green, 3),
    phone([330, 150], circle(0, 0, 7, P.coral), { turn: -4 }),
  ),
]
