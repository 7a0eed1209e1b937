import { arjan, asha, dev, farah, father, kabir, mother, sardar, tara, teacher, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { blackboard, bunting, desk, plant, room, shelf, table, window } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, placed } from '../svg.ts'
import { bell, books, card, cardLine, ladder, paper, pencil, SIGNS, sign } from '../things.ts'

const clock = (x: number, y: number, size = 2) => placed([x, y], SIGNS.clock, { size })

export const steps: Scene[] = [
  scene(
    'A girl moves a picture from first to then on her schedule',
    'एक बच्ची अपनी सूची में चित्र को पहले से फिर की ओर बढ़ाती है',
    room(P.mist, P.sand, plant(40, 200, P.marigold)),
    box(70, 26, 220, 96, P.peacock, 12) +
      box(82, 38, 92, 72, P.white, 8) +
      box(186, 38, 92, 72, P.white, 8) +
      line('M172 74H188M182 68L188 74 182 80', P.marigold, 5),
    placed([128, 74], SIGNS.book, { size: 1.6 }) + placed([232, 74], SIGNS.ball, { size: 1.6 }),
    person({ ...zoya, at: [316, 240], size: 1.3, look: -0.6, left: [262, 110] }),
  ),
  scene(
    'A boy does his homework in short rounds with a clock, and the father stays near',
    'एक बच्चा घड़ी के साथ थोड़ी-थोड़ी देर में होमवर्क करता है, पिता पास हैं',
    room(P.butter, P.sand, clock(200, 56, 2.2)),
    person({ ...father, at: [92, 202], size: 1.2, pose: 'behind', look: 0.6 }),
    person({
      ...arjan,
      at: [226, 204],
      size: 1.4,
      pose: 'behind',
      down: 0.9,
      left: [190, 188],
      right: [262, 184],
    }),
    table(200, P.plank, 20, 380),
    paper([222, 198], line('M-20-6H14M-20 4H4', P.slate, 3), { width: 70, height: 26 }),
    pencil([268, 180], 24, 0.8),
    books(304, 200),
  ),
  scene(
    'A teacher in a full class raises a card with one clear step',
    'भरी कक्षा में शिक्षक एक साफ़ क़दम वाला कार्ड दिखाते हैं',
    room(P.cream, P.plank),
    blackboard(28, 26, 170, 'M46 52H110M46 72H150M46 92H96'),
    person({ ...sardar, at: [270, 292], size: 1.2, right: [322, 86] }),
    card([330, 66], 'book', { size: 1.3 }),
    person({ ...asha, at: [84, 226], size: 1.1, pose: 'behind', look: 0.5 }),
    person({ ...kabir, at: [186, 228], size: 1.1, pose: 'behind', look: 0.4 }),
    desk(20, 214, 116),
    desk(146, 214, 108),
    person({ ...tara, at: [356, 250], size: 1.1, pose: 'behind', look: -0.5 }),
  ),
  scene(
    'Parents, a teacher and a child write one plan around a table',
    'माता-पिता, शिक्षिका और बच्चा मेज़ पर मिलकर एक योजना लिखते हैं',
    room(P.lilac, P.violet, window(158, 14, P.coral)),
    person({ ...mother, at: [68, 202], size: 1.12, pose: 'behind', look: 0.7 }),
    person({ ...dev, top: P.marigold, at: [162, 204], size: 1.22, pose: 'behind', look: 0.3, mood: 'laugh' }),
    person({ ...farah, at: [252, 202], size: 1.15, pose: 'behind', look: -0.4, left: [214, 186] }),
    person({ ...father, at: [342, 202], size: 1.12, pose: 'behind', look: -0.7 }),
    table(200, P.plank, 10, 390),
    paper([206, 200], line('M-26-10H22M-26 0H22M-26 10H4', P.peacock, 3), { width: 74, height: 36 }),
  ),
  scene(
    'One lesson, many ways in: a child reads, one listens, one builds',
    'एक पाठ, कई रास्ते: एक बच्चा पढ़ता है, एक सुनता है, एक बनाता है',
    room(P.mint, P.sand),
    bunting(10),
    person({ ...zoya, at: [82, 204], size: 1.3, pose: 'behind', down: 0.8 }),
    person({ ...arjan, has: ['ear defenders'], at: [200, 204], size: 1.3, pose: 'behind', mood: 'calm' }),
    person({ ...kabir, at: [318, 204], size: 1.3, pose: 'behind', down: 0.6, left: [300, 180] }),
    table(202, P.plank, 10, 390),
    placed([82, 194], SIGNS.book, { size: 1.5 }),
    sign([242, 92], 'music'),
    box(290, 184, 20, 20, P.coral, 4) +
      box(314, 184, 20, 20, P.marigold, 4) +
      box(302, 164, 20, 20, P.teal, 4),
  ),
  scene(
    'A child shows what she can do in a friendly assessment with toys',
    'खिलौनों वाली सहज जाँच में एक बच्ची दिखाती है कि वह क्या कर सकती है',
    room(
      P.peach,
      P.coral,
      shelf(24, 66, 96, box(36, 44, 22, 22, P.teal, 4), box(66, 44, 22, 22, P.marigold, 4)),
    ),
    person({ ...teacher, at: [118, 202], size: 1.22, pose: 'behind', look: 0.6, right: [164, 184] }),
    person({
      ...tara,
      at: [272, 204],
      size: 1.4,
      pose: 'behind',
      mood: 'laugh',
      look: -0.3,
      left: [232, 172],
    }),
    table(200, P.plank, 30, 370),
    circle(190, 188, 14, P.marigold) + box(212, 174, 26, 26, P.violet, 5),
    sign([328, 92], 'star', 1.6),
  ),
  scene(
    'A child listens to a bell until it is quiet; small steps lead to a star',
    'एक बच्चा घंटी की आवाज़ थमने तक सुनता है; छोटे क़दम तारे तक जाते हैं',
    room(P.aqua, P.mist),
    ladder(204, 222, 5),
    sign([356, 104], 'star', 1.6),
    person({ ...asha, top: P.coral, at: [120, 234], size: 1.45, mood: 'calm', right: [172, 116] }),
    bell([182, 116], 1.4),
  ),
  scene(
    'A morning circle: pictures of the day hang in the classroom',
    'सुबह की गोल सभा: कक्षा में दिन के चित्र टँगे हैं',
    room(P.sand, P.plank),
    cardLine(26, 108, ['sun', 'book', 'apple', 'bus']),
    person({ ...kabir, at: [96, 218], size: 1.25, pose: 'floor', look: 0.5 }),
    person({ ...farah, at: [206, 210], size: 1.2, pose: 'floor', right: [244, 118] }),
    person({
      ...zoya,
      wears: 'shirt',
      bottom: P.deep,
      at: [314, 218],
      size: 1.25,
      pose: 'floor',
      look: -0.5,
      mood: 'laugh',
    }),
  ),
]
