import type { DemoProgram } from './shape.ts'

export const reading: DemoProgram = {
  key: 'from-sounds-to-reading',
  picture: 'hands-4',
  title: { en: 'From sounds to reading' },
  summary: { en: 'A short course in phonics and handwriting, all in videos.' },
  description: {
    en: 'Two modules that can be watched at any time. They begin where reading begins: with listening.\n\nYou need paper, a pencil and someone to practise with.',
  },
  for_whom: { en: 'Special educators, class teachers and parents who help with reading.' },
  outcomes: {
    en: 'Hear the sounds that a child can and can’t tell apart.\nPrepare the hand before the pencil.',
  },
  price_text: { en: 'Free of charge' },
  is_ordered: false,
  skills: ['reading-and-writing', 'fine-motor'],
  tags: ['dyslexia'],
  age_groups: ['6-9'],
  teachers: ['farah-siddiqui'],
  answers: [],
  modules: [
    {
      title: { en: 'From sounds to words' },
      description: { en: 'A first course in phonics.' },
      minutes: 180,
      events: ['sounds-to-words'],
    },
    {
      title: { en: 'Before the pencil' },
      description: { en: 'What hands need before they write.' },
      minutes: 30,
      events: ['before-the-pencil'],
    },
  ],
  people: ['farah-siddiqui'],
}
