import type { DemoProgram } from './shape.ts'

export const earlyYears: DemoProgram = {
  key: 'early-years-at-home',
  picture: 'play',
  title: { en: 'The early years at home', hi: 'घर पर शुरुआती साल' },
  summary: {
    en: 'Three modules for parents of young children, one after the other, in small steps.',
    hi: 'छोटे बच्चों के माता-पिता के लिए तीन भाग, एक के बाद एक, छोटे कदमों में।',
  },
  description: {
    en: 'You start with play on the floor, move on to calm days, and finish with first words. You don’t need to buy anything.\n\nThe modules build on each other, so each opens when the one before it is done.',
    hi: 'आप फ़र्श पर खेल से शुरू करते हैं, फिर शांत दिन, और अंत में पहले शब्द। कुछ खरीदना नहीं है।\n\nहर भाग पिछले पर टिका है, इसलिए पिछला पूरा होने पर ही अगला खुलता है।',
  },
  for_whom: {
    en: 'Parents and grandparents of children up to six, and anyone who cares for them.',
    hi: 'छह साल तक के बच्चों के माता-पिता, दादा-दादी, नाना-नानी, और जो भी उनकी देखभाल करते हैं।',
  },
  outcomes: {
    en: 'Play in a way that helps your child to move.\nPlan a day that your child can follow.\nHear and answer the first words.',
    hi: 'ऐसे खेलें कि बच्चे को चलने-फिरने में मदद मिले।\nऐसा दिन बनाएँ जिसे बच्चा समझ सके।\nपहले शब्द सुनें और उनका जवाब दें।',
  },
  price_text: { en: 'Free of charge', hi: 'कोई शुल्क नहीं' },
  is_ordered: true,
  skills: ['play', 'communication', 'gross-motor'],
  tags: ['home-routines', 'visual-schedules'],
  age_groups: ['0-3', '3-6'],
  teachers: ['lata-menon', 'priya-desai'],
  answers: [
    {
      question: {
        en: 'My child has no diagnosis. Can I join?',
        hi: 'मेरे बच्चे की कोई पहचान नहीं हुई है। क्या मैं आ सकती हूँ?',
      },
      answer: { en: "Yes. You don't need any papers.", hi: 'हाँ। कोई कागज़ नहीं माँगता।' },
    },
  ],
  modules: [
    {
      title: { en: 'Play on the floor', hi: 'फ़र्श पर खेल' },
      description: {
        en: 'Two short videos, and a week to try it at home.',
        hi: 'दो छोटे वीडियो और आज़माने के लिए एक हफ़्ता।',
      },
      minutes: 45,
      events: ['floor-play', 'visual-schedules'],
    },
    {
      title: { en: 'Calm days', hi: 'शांत दिन' },
      description: {
        en: 'Mornings and play before words. One of the two is enough.',
        hi: 'सुबहें, और शब्दों से पहले का खेल। दोनों में से एक काफ़ी है।',
      },
      minutes: 60,
      events: ['calm-mornings', 'playing-before-words'],
      events_needed: 1,
    },
    {
      title: { en: 'First words', hi: 'पहले शब्द' },
      description: {
        en: 'Speech games for the kitchen table.',
        hi: 'रसोई की मेज़ पर बोलने के खेल।',
      },
      minutes: 60,
      events: ['first-words', 'sensory-play'],
      events_needed: 1,
    },
  ],
  people: ['meera-deshpande'],
}
