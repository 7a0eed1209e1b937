import {
  arjan,
  asha,
  farah,
  father,
  ira,
  kabir,
  meher,
  mother,
  rohan,
  sardar,
  tara,
  teacher,
  therapist,
  zoya,
} from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import {
  blackboard,
  bunting,
  chair,
  courtyard,
  desk,
  garden,
  plant,
  room,
  table,
  tree,
  window,
} from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, shape } from '../svg.ts'
import { books, bubble, openBook, SIGNS, sign } from '../things.ts'

export const together: Scene[] = [
  scene(
    'Two friends share a bench at break; one uses a wheelchair',
    'छुट्टी में दो दोस्त साथ बैठे हैं; एक व्हीलचेयर पर है',
    garden(P.lilac),
    tree(350, 200, P.green),
    person({
      ...kabir,
      at: [132, 230],
      size: 1.38,
      pose: 'wheelchair',
      look: 0.6,
      mood: 'laugh',
      right: [200, 142],
    }),
    box(200, 192, 130, 12, P.wood, 4) + line('M214 204V236M316 204V236', P.wood, 8),
    person({
      ...zoya,
      at: [258, 190],
      size: 1.38,
      pose: 'chair',
      look: -0.6,
      mood: 'laugh',
      left: [208, 142],
    }),
    circle(204, 138, 9, P.coral),
  ),
  scene(
    'A woman tells a full room about her school years',
    'एक महिला भरे कमरे में अपने स्कूल के दिनों के बारे में बताती है',
    room(P.plum, P.violet),
    box(60, 30, 130, 84, P.lilac, 8) + sign([125, 72], 'heart', 1.8),
    person({
      ...ira,
      hair: 'bob',
      top: P.marigold,
      at: [262, 296],
      size: 1.35,
      left: [216, 150],
      right: [310, 130],
    }),
    shape(
      'M-10 250V224a34 34 0 0 1 68 0v26zM92 250V222a34 34 0 0 1 68 0v28zM194 250V226a34 34 0 0 1 68 0v24zM296 250V222a34 34 0 0 1 68 0v28z',
      P.deep,
    ),
    circle(24, 196, 20, P.deep) +
      circle(126, 194, 20, P.deep) +
      circle(228, 198, 20, P.deep) +
      circle(330, 194, 20, P.deep),
  ),
  scene(
    'A girl at her school desk looks down, unsure, and a friend reaches out to her',
    'कक्षा में एक बच्ची उलझन में नीचे देखती है और उसकी दोस्त हाथ बढ़ाती है',
    room(P.mist, P.sand),
    blackboard(130, 20, 150, 'M150 44H210M150 64H240'),
    person({
      ...ira,
      isChild: true,
      hair: 'long',
      top: P.violet,
      at: [142, 204],
      size: 1.45,
      pose: 'behind',
      mood: 'unsure',
      down: 0.4,
    }),
    person({ ...tara, at: [288, 204], size: 1.35, pose: 'behind', look: -0.7, left: [222, 170] }),
    desk(70, 200, 144),
    desk(226, 200, 130),
  ),
  scene(
    'A helper steps back while two pupils work together',
    'दो बच्चे साथ काम करते हैं और सहायक शिक्षिका पीछे हट जाती हैं',
    room(P.cream, P.sand, window(20, 18, P.teal)),
    person({ ...farah, at: [330, 226], size: 1.12, look: -0.6 }),
    person({ ...asha, at: [122, 206], size: 1.4, pose: 'behind', look: 0.5, down: 0.5 }),
    person({ ...arjan, at: [224, 206], size: 1.4, pose: 'behind', look: -0.5, down: 0.5 }),
    table(202, P.plank, 44, 292),
    openBook([172, 190], 0.9),
  ),
  scene(
    'A child holds up a hand to say no, and the grown-up listens',
    'एक बच्ची हाथ उठाकर ना कहती है और बड़े उसकी बात मानते हैं',
    room(P.blush, P.peach, plant(52, 200, P.teal)),
    person({ ...zoya, at: [148, 236], size: 1.45, look: 0.4, mood: 'cross', right: [210, 106] }),
    person({ ...therapist, at: [296, 236], size: 1.2, look: -0.6, left: [286, 140], right: [312, 142] }),
    bubble([244, 44], SIGNS.hand, { tip: -1, fill: P.butter }),
  ),
  scene(
    'A school where everyone belongs: children and a teacher under a bunting',
    'सबका स्कूल: झंडियों के नीचे बच्चे और शिक्षिका',
    courtyard(P.aqua),
    bunting(14),
    person({ ...teacher, at: [200, 232], size: 1.22 }),
    person({
      ...meher,
      wears: 'pinafore',
      top: P.white,
      bottom: P.peacock,
      at: [88, 236],
      size: 1.25,
      right: [140, 150],
    }),
    person({ ...kabir, at: [316, 232], size: 1.22, pose: 'wheelchair', mood: 'laugh', left: [266, 128] }),
  ),
  scene(
    'Teachers and parents talk in a circle',
    'शिक्षक और माता-पिता गोल घेरे में बात करते हैं',
    room(P.mint, P.green),
    chair(84, 186),
    chair(200, 172, P.marigold),
    chair(316, 186),
    person({ ...mother, at: [84, 190], size: 1.12, pose: 'chair', look: 0.6 }),
    person({ ...sardar, at: [200, 176], size: 1.12, pose: 'chair' }),
    person({ ...father, top: P.plum, at: [316, 190], size: 1.12, pose: 'chair', look: -0.6 }),
    bubble([126, 48], SIGNS.question, { tip: -1, width: 64, height: 46 }),
    bubble([272, 48], SIGNS.heart, { tip: 1, width: 64, height: 46 }),
  ),
  scene(
    'Two young people plan what comes after school, over a map of ways',
    'दो युवा रास्तों के नक़्शे पर स्कूल के बाद की योजना बनाते हैं',
    room(P.butter, P.sand),
    box(126, 22, 148, 92, P.white, 8) +
      line('M146 98Q170 60 200 70T256 40', P.teal, 5) +
      circle(146, 98, 6, P.coral) +
      circle(200, 70, 6, P.marigold) +
      sign([256, 42], 'star', 0.9),
    person({ ...rohan, at: [112, 204], size: 1.3, pose: 'behind', look: 0.6, right: [158, 150] }),
    person({ ...ira, has: ['hearing aid'], at: [290, 204], size: 1.3, pose: 'behind', look: -0.6 }),
    table(202, P.wood, 30, 370),
    books(170, 202),
  ),
]
