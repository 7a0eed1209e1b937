import {
  abbu,
  arjan,
  asha,
  baby,
  dada,
  dev,
  farah,
  father,
  kabir,
  mother,
  rohan,
  tara,
  teacher,
  zoya,
} from '../cast.ts'
import { P } from '../palette.ts'
import { person } from '../person.ts'
import { bunting, courtyard, garden, room, rug, sofa, table, tree, window } from '../places.ts'
import { type Scene, scene } from '../scene.ts'
import { box, circle, line, placed, shape } from '../svg.ts'
import { bubble, card, cardLine, diya, SIGNS, sign, steam, teddy } from '../things.ts'

export const feelings: Scene[] = [
  scene(
    'A girl points to the face that fits: happy, sad or cross',
    'एक बच्ची अपने मन जैसा चेहरा चुनती है: खुश, उदास या नाराज़',
    room(P.mist, P.teal),
    card([92, 70], 'face', { size: 1.5 }) +
      card([200, 64], 'sad', { size: 1.5 }) +
      card([308, 70], 'angry', { size: 1.5 }),
    person({ ...asha, at: [150, 242], size: 1.2, look: -0.5, left: [104, 124] }),
    teddy([292, 206], 0.9),
  ),
  scene(
    'A boy sits on the floor with his hands on his ears; the mother waits beside him, calm',
    'एक बच्चा कान पर हाथ रखकर बैठा है; माँ शांति से पास बैठी हैं',
    room(P.lilac, P.violet),
    rug(200, 222, 160, P.peacock),
    person({
      ...kabir,
      at: [144, 218],
      size: 1.45,
      pose: 'floor',
      mood: 'sad',
      left: [114, 128],
      right: [174, 128],
    }),
    person({ ...mother, top: P.teal, at: [272, 218], size: 1.28, pose: 'floor', look: -0.6, mood: 'calm' }),
    line('M58 92l14 10M50 126h18M230 92l-14 10', P.coral, 5),
  ),
  scene(
    'A school team stands at a board where an arrow leads from an angry face to a question',
    'स्कूल की टीम बोर्ड के पास खड़ी है, जहाँ तीर नाराज़ चेहरे से सवाल की ओर जाता है',
    room(P.cream, P.sand),
    box(104, 18, 192, 100, P.white, 8) +
      placed([146, 66], SIGNS.angry, { size: 1.5 }) +
      line('M178 66H216M206 56L218 66 206 76', P.peacock, 6) +
      placed([250, 66], SIGNS.question, { size: 1.6 }),
    person({ ...farah, at: [66, 240], size: 1.18, look: 0.6, right: [112, 112] }),
    person({ ...father, top: P.green, at: [336, 240], size: 1.18, look: -0.6, left: [290, 124] }),
    person({ ...teacher, at: [200, 284], size: 1.18 }),
  ),
  scene(
    'A brother and a sister have ten minutes of their own with their father',
    'भाई और बहन पिता के साथ दस मिनट सिर्फ़ अपने बिताते हैं',
    garden(P.butter),
    tree(52, 210, P.green),
    person({
      ...abbu,
      at: [206, 226],
      size: 1.3,
      pose: 'floor',
      mood: 'laugh',
      left: [150, 168],
      right: [262, 168],
    }),
    person({ ...dev, top: P.coral, at: [122, 226], size: 1.25, pose: 'floor', mood: 'laugh', look: 0.5 }),
    person({
      ...zoya,
      wears: 'shirt',
      bottom: P.deep,
      at: [296, 226],
      size: 1.25,
      pose: 'floor',
      look: -0.5,
    }),
  ),
  scene(
    'A mother rests with tea at the window in the evening',
    'शाम को माँ खिड़की के पास चाय के साथ आराम करती हैं',
    room('#3d2d63', P.plum),
    box(24, 20, 130, 110, P.wood, 6) +
      box(32, 28, 114, 94, P.coral) +
      circle(98, 86, 26, P.butter) +
      shape('M32 100Q90 80 146 104V122H32Z', P.peacock),
    sofa(150, 158, 196, P.teal),
    person({
      ...mother,
      top: P.marigold,
      bottom: P.cream,
      at: [246, 182],
      size: 1.35,
      pose: 'chair',
      mood: 'calm',
      left: [222, 150],
      right: [268, 150],
    }),
    placed([246, 148], SIGNS.cup, { size: 1.1 }),
    steam(246, 130),
    diya(88, 206),
  ),
  scene(
    'Fathers carry and comfort: one holds a baby, one holds a hand',
    'पिता का साथ: एक गोद में शिशु लिए है, एक हाथ थामे है',
    courtyard(P.blush),
    person({
      ...father,
      top: P.teal,
      at: [118, 240],
      size: 1.25,
      look: 0.2,
      left: [104, 146],
      right: [156, 132],
      holds: placed([4, -30], swaddled()),
    }),
    person({ ...abbu, at: [244, 240], size: 1.25, look: 0.5, right: [288, 158] }),
    person({ ...tara, at: [322, 240], size: 1.25, look: -0.5, left: [290, 160], mood: 'laugh' }),
  ),
  scene(
    'A girl waves at a new school gate, with her letter and her bag',
    'एक बच्ची चिट्ठी और बस्ते के साथ नए स्कूल के गेट पर हाथ हिलाती है',
    courtyard(P.mint),
    bunting(12),
    person({
      ...tara,
      wears: 'pinafore',
      top: P.white,
      bottom: P.peacock,
      at: [154, 238],
      size: 1.4,
      mood: 'laugh',
      left: [104, 100],
      right: [196, 150],
    }),
    box(188, 136, 40, 28, P.white, 3) + line('M188 138L208 152 228 138', P.slate, 2.5),
    person({ ...teacher, at: [302, 240], size: 1.18, look: -0.6, left: [262, 118] }),
  ),
  scene(
    'A boy breathes slowly with a flower: in and out',
    'एक बच्चा फूल के साथ धीरे-धीरे साँस लेता है: अंदर और बाहर',
    garden(P.lilac),
    person({ ...arjan, at: [158, 224], size: 1.55, pose: 'floor', mood: 'calm', right: [226, 150] }),
    placed([234, 118], SIGNS.flower, { size: 1.8 }) + line('M234 134L228 166', P.green, 6),
    line('M270 98Q300 88 312 104T352 96M276 124Q302 116 316 130', P.white, 5),
  ),
  scene(
    'A grandfather and a young man with glasses look at a diary and laugh',
    'दादाजी और चश्मा पहने एक युवक डायरी देखकर हँसते हैं',
    room(P.peach, P.coral, window(24, 18, P.green)),
    person({ ...dada, at: [132, 204], size: 1.25, pose: 'behind', look: 0.6, down: 0.4 }),
    person({
      ...rohan,
      has: ['glasses'],
      top: P.leaf,
      at: [268, 204],
      size: 1.28,
      pose: 'behind',
      mood: 'laugh',
      look: -0.4,
      left: [224, 182],
    }),
    table(202, P.plank, 30, 370),
    placed([200, 186], SIGNS.book, { size: 2 }),
    sign([334, 84], 'heart', 1.4),
  ),
  scene(
    'A child hugs a teddy under pictures of feelings on a line',
    'डोरी पर टँगे भावनाओं के चित्रों के नीचे एक बच्ची टेडी को गले लगाती है',
    room(P.butter, P.marigold),
    cardLine(22, 88, ['face', 'sad', 'angry', 'heart'], 74),
    person({
      ...zoya,
      at: [200, 246],
      size: 1.32,
      mood: 'calm',
      left: [188, 168],
      right: [212, 168],
      holds: placed([0, -8], teddy([0, 0], 0.62)),
    }),
    bubble([330, 130], SIGNS.heart, { tip: -1, width: 60, height: 44 }),
  ),
]

/** A baby in a cloth, as it lies on an arm. */
function swaddled() {
  return (
    shape('M-16-10Q-20 30 6 34 26 26 20-8Z', P.butter) +
    circle(2, -14, 13, baby.skin) +
    line('M-3-14h0M7-14h0', P.ink, 3) +
    line('M-2-8Q2-5 6-8', P.ink, 1.5)
  )
}
