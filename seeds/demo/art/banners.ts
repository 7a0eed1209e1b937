import { abbu, arjan, asha, dev, farah, kabir, mother, nani, sardar, tara, teacher, zoya } from './cast.ts'
import { P } from './palette.ts'
import { person } from './person.ts'
import type { Scene } from './scene.ts'
import { box, circle, oval, placed, shape, sheet } from './svg.ts'
import { bubble, cardLine, SIGNS, sparks, tablet } from './things.ts'

/** Words stand on the lower half of a banner, so faces are in the upper one. */
const banner = (en: string, hi: string, ground: string, ...parts: string[]): Scene => ({
  alt: { en, hi },
  svg: sheet(box(0, 0, 800, 420, ground) + parts.join(''), [800, 420]),
})
const hills = (far: string, near: string) =>
  shape('M0 250Q180 150 420 240T800 210V420H0Z', far) + shape('M0 320Q240 250 480 310T800 280V420H0Z', near)

export const banners: Record<'welcome' | 'about' | 'autism' | 'on-demand' | 'speech', Scene> = {
  welcome: banner(
    'Three children wave: one signs, one uses a wheelchair, one wears glasses',
    'तीन बच्चे हाथ हिलाते हैं: एक इशारों में बोलती है, एक व्हीलचेयर पर है, एक चश्मा पहने है',
    P.aqua,
    circle(690, 86, 46, P.butter) + hills(P.teal, P.peacock),
    person({ ...asha, at: [190, 340], size: 2.4, mood: 'laugh', left: [120, 130] }),
    person({ ...kabir, at: [390, 348], size: 2.5, pose: 'wheelchair', mood: 'laugh', right: [478, 120] }),
    person({ ...zoya, at: [610, 344], size: 2.4, mood: 'laugh', right: [686, 130] }),
  ),
  about: banner(
    'Parents, a grandmother and two teachers stand side by side',
    'माता-पिता, नानी और दो शिक्षक साथ-साथ खड़े हैं',
    P.peach,
    hills(P.coral, P.brick),
    person({ ...abbu, at: [110, 360], size: 1.95 }),
    person({ ...nani, at: [260, 370], size: 1.95 }),
    person({ ...mother, top: P.plum, at: [404, 360], size: 1.95, mood: 'laugh' }),
    person({ ...sardar, at: [548, 368], size: 1.95 }),
    person({ ...farah, top: P.leaf, at: [690, 360], size: 1.95 }),
  ),
  autism: banner(
    'A boy with ear defenders looks at his day in pictures on a line',
    'कान ढकने वाला हेडफ़ोन पहने एक बच्चा डोरी पर टँगे दिन के चित्र देखता है',
    P.violet,
    oval(400, 430, 520, 140, P.plum),
    placed([0, -20], cardLine(40, 190, ['sun', 'cup', 'bag'], 70), { size: 1.75 }),
    person({
      ...arjan,
      hair: 'short',
      has: ['ear defenders'],
      at: [180, 340],
      size: 2.5,
      look: 0.7,
      right: [266, 130],
    }),
  ),
  'on-demand': banner(
    'A family watches a video together in the evening',
    'शाम को एक परिवार साथ में वीडियो देखता है',
    '#3d2d63',
    box(420, 44, 300, 190, P.ink, 16) +
      box(434, 58, 272, 162, P.coral, 6) +
      circle(570, 139, 44, P.butter) +
      shape('M556 116L596 139 556 162Z', P.brick),
    oval(280, 430, 460, 120, P.plum),
    person({ ...mother, top: P.marigold, bottom: P.cream, at: [120, 408], size: 2.3, look: 0.7 }),
    person({ ...dev, top: P.teal, at: [290, 377], size: 2.3, look: 0.7, mood: 'laugh' }),
  ),
  speech: banner(
    'A girl with a speech tablet and her teacher talk to each other',
    'बोलने वाले टैबलेट के साथ एक बच्ची और उसकी शिक्षिका आपस में बात करते हैं',
    P.mint,
    hills(P.green, P.leaf),
    person({
      ...tara,
      top: P.marigold,
      at: [210, 385],
      size: 2.5,
      look: 0.6,
      mood: 'laugh',
      right: [300, 230],
    }),
    person({ ...teacher, at: [610, 402], size: 2.2, look: -0.6 }),
    tablet([340, 202], ['face', 'cup', 'ball', 'sun', 'house', 'heart'], { size: 1.5, turn: 6 }),
    placed([430, 60], bubble([0, 0], SIGNS.heart, { tip: -1 }), { size: 1.7 }),
    sparks([700, 60], P.coral, 1.4),
  ),
}
