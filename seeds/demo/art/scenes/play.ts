import { arjan, asha, baby, dada, dev, kabir, mother, nani, tara, zoya } from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { courtyard, garden, plant, room, rug, shelf, tree, window } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { line, oval, placed, shape } from '../svg.ts'
import { ball, block, drum, sign, teddy } from '../things.ts'

export const play: Scene[] = [
  scene(
    'Two children build a tower of blocks on a rug',
    'दो बच्चे दरी पर ब्लॉक की मीनार बनाते हैं',
    room(P.cream, P.sand, window(26, 20, P.green)),
    rug(206, 220, 170, P.teal),
    person({
      ...zoya,
      wears: 'shirt',
      bottom: P.plum,
      at: [104, 216],
      size: 1.35,
      pose: 'floor',
      look: 0.6,
      right: [168, 158],
    }),
    person({
      ...kabir,
      at: [306, 216],
      size: 1.35,
      pose: 'floor',
      look: -0.6,
      mood: 'laugh',
      left: [240, 138],
    }),
    block(190, 222, P.coral, 32) +
      block(193, 190, P.marigold) +
      block(190, 162, P.peacock) +
      block(194, 134, P.violet, 24),
  ),
  scene(
    'A grandmother claps a rhyme with a small girl',
    'नानी एक छोटी बच्ची के साथ ताली बजाकर कविता गाती हैं',
    courtyard(P.mint),
    rug(200, 222, 150, P.coral),
    person({
      ...nani,
      at: [134, 218],
      size: 1.3,
      pose: 'floor',
      look: 0.6,
      right: [196, 148],
      left: [150, 168],
    }),
    person({
      ...tara,
      at: [268, 218],
      size: 1.35,
      pose: 'floor',
      look: -0.6,
      mood: 'laugh',
      left: [206, 148],
      right: [258, 168],
    }),
    sign([200, 74], 'music', 1.3) + sign([246, 46], 'music', 0.9),
  ),
  scene(
    'A child plays with a sock puppet on the mother’s hand',
    'एक बच्चा माँ के हाथ की मोज़े वाली कठपुतली से खेलता है',
    room(P.lilac, P.sand, shelf(262, 70, 100, block(280, 70, P.coral, 22), block(306, 70, P.teal, 22))),
    rug(200, 222, 160, P.marigold),
    person({
      ...mother,
      top: P.teal,
      at: [120, 218],
      size: 1.3,
      pose: 'floor',
      look: 0.6,
      right: [188, 128],
    }),
    oval(196, 112, 17, 20, P.coral) +
      line('M190 132V150', P.coral, 20) +
      placed([196, 112], line('M-6-4h0M6-4h0', P.ink, 5) + line('M-7 5Q0 11 7 5', P.white, 2.5)),
    person({
      ...dev,
      top: P.green,
      at: [284, 218],
      size: 1.4,
      pose: 'floor',
      look: -0.6,
      mood: 'laugh',
      left: [232, 136],
      right: [324, 136],
    }),
  ),
  scene(
    'Children of all kinds play ball under a tree',
    'पेड़ के नीचे तरह-तरह के बच्चे गेंद खेलते हैं',
    garden(P.cream),
    tree(200, 190, P.green),
    person({
      ...asha,
      at: [88, 234],
      size: 1.2,
      look: 0.6,
      mood: 'laugh',
      right: [130, 112],
      left: [50, 110],
    }),
    person({ ...kabir, at: [208, 232], size: 1.22, pose: 'wheelchair', mood: 'laugh', left: [166, 118] }),
    person({
      ...arjan,
      at: [324, 234],
      size: 1.2,
      look: -0.6,
      mood: 'laugh',
      left: [282, 120],
      right: [360, 112],
    }),
    ball(148, 90, 18),
  ),
  scene(
    'A rainy day inside: a tent of sheets, a torch and two happy children',
    'बरसात का दिन: चादरों का तंबू, टॉर्च और दो खुश बच्चे',
    room(P.mist, P.wood),
    sign([62, 60], 'rain', 2) + sign([346, 76], 'rain', 1.5),
    shape('M200 18L352 216H48Z', P.marigold) + shape('M200 58L296 216H104Z', P.plum),
    person({
      ...zoya,
      wears: 'shirt',
      top: P.coral,
      at: [164, 222],
      size: 1.15,
      pose: 'floor',
      look: 0.5,
      mood: 'laugh',
    }),
    person({ ...tara, at: [240, 222], size: 1.15, pose: 'floor', look: -0.5, mood: 'laugh' }),
  ),
  scene(
    'A toddler beats a small drum beside grandfather',
    'दादाजी के पास एक छोटा बच्चा ढोलक बजाता है',
    room(P.peach, P.coral, plant(352, 200, P.teal)),
    rug(190, 222, 160, P.cream),
    person({ ...dada, at: [112, 218], size: 1.28, pose: 'floor', look: 0.6, right: [164, 180] }),
    person({
      ...baby,
      at: [250, 214],
      size: 1.35,
      pose: 'floor',
      mood: 'laugh',
      down: 0.5,
      left: [228, 178],
      right: [272, 176],
    }),
    drum([250, 204], 0.8),
    teddy([334, 206], 0.7),
  ),
]
