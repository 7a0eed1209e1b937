/** What people of the demo wrote, by the number of their stars. Texts go round. */
export const reviewTexts: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    'We tried it the same evening. My son laughed, and then he did it again.',
    'Plain words, real homes. I did not feel judged for a single minute.',
    'I am a teacher of a class of forty. Three of these ideas fit into my day.',
    'सब कुछ आसान भाषा में समझाया। घर पर पहले ही दिन फ़र्क दिखा।',
    'The captions let me follow with a sleeping baby on my arm. Thank you.',
    'My mother watched it with me. Now we both do it the same way.',
    '',
    'The pause for questions was the best part. Mine was answered with care.',
    '',
  ],
  4: [
    'Very useful. A few more examples for older children would help.',
    'Good pace and clear pictures. The sound was low at the beginning.',
    '',
    'अच्छा लगा। थोड़ा और समय सवालों के लिए होता तो और अच्छा होता।',
    'I will use the first two ideas. The third needs more space than we have.',
  ],
  3: ['Kind people and good ideas, but it was too quick for me. I watched it twice.'],
  2: ['I hoped for more about children who do not speak yet.'],
  1: ['I could not hear most of it.'],
}

export interface DemoQuestion {
  /** The key of the event. */
  event: string
  question: string
  votes: number
  /** By the first speaker of the event. */
  answer?: string
}

export const questions: DemoQuestion[] = [
  {
    event: 'visual-schedules',
    question: 'My daughter tears the pictures off the wall. What can I use instead?',
    votes: 34,
    answer:
      'Try real things in place of pictures: a spoon for lunch, a sock for going out. Put them in a row in a box, and let her take each one out.',
  },
  {
    event: 'visual-schedules',
    question: 'How many pictures are right for a four-year-old?',
    votes: 21,
    answer: 'Begin with two: now and next. Add a third when two are easy for a whole week.',
  },
  { event: 'visual-schedules', question: 'क्या हम मोबाइल पर भी चित्र दिखा सकते हैं?', votes: 9 },
  {
    event: 'first-three-years',
    question: 'Is it for grandparents too? They are with him all day.',
    votes: 12,
    answer: 'Yes, please bring them. We speak slowly, and there is a part in Hindi at the end.',
  },
  {
    event: 'first-three-years',
    question: 'My son was born early. From which day do we count his age?',
    votes: 7,
  },
  {
    event: 'first-words',
    question: 'We speak Marathi at home and English at school. Which one do we play in?',
    votes: 18,
  },
  { event: 'first-words', question: 'Can I keep my camera off? Our room is small.', votes: 5 },
  {
    event: 'adhd-homework',
    question: 'What do I do when he is too tired to begin?',
    votes: 26,
    answer:
      'Move first, then sit. Ten minutes of jumping or carrying water bottles, and then one short task.',
  },
  {
    event: 'dyslexia-home-hindi',
    question: 'क्या हिन्दी और अंग्रेज़ी साथ में पढ़ाना ठीक है?',
    votes: 15,
    answer: 'हाँ, पर एक समय पर एक ही भाषा। पहले उस भाषा से शुरू करें जो बच्चा बोलता है।',
  },
]
