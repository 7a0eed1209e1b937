import { entry } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const letter = {
  type: 'word',
  creator: 'debjani-sen',
  skills: ['reading-and-writing'],
  tags: ['rights', 'inclusion'],
  age_groups: ['6-9', '9-12', '12-15'],
  licence: 'CC BY 4.0' as const,
  instruction: steps(
    'Download the file and open it.',
    'Replace what stands in [brackets].',
    'Keep a copy, and note the day you handed it in.',
  ),
}

export const wordLetters: DemoResource[] = [
  entry({
    ...letter,
    key: 'exam-letter',
    title: 'Sample letter: asking for exam adjustments',
    tags: ['rights', 'dyslexia', 'cerebral-palsy'],
    age_groups: ['12-15', '15-18'],
    description: 'A polite, clear letter to the school or the board. Change the names and send it early.',
    keywords: ['exam', 'extra time', 'scribe', 'letter'],
    likes: 377,
    alt: 'A letter to a school with a list of adjustments to ask for.',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'text', text: '[Your name and address]' },
          { kind: 'text', text: '[Date]' },
          { kind: 'text', text: 'To the Principal, [name of the school]' },
          { kind: 'text', text: 'Subject: Adjustments in examinations for [name], Class [number]' },
          { kind: 'text', text: 'Dear Madam or Sir,' },
          {
            kind: 'text',
            text: 'my child [name] has [dyslexia / cerebral palsy / other]. The certificate is attached. Under the Rights of Persons with Disabilities Act, 2016, we ask for these adjustments in tests and in the board examination:',
          },
          {
            kind: 'list',
            items: [
              'Twenty minutes more for each hour',
              'A reader, or questions read aloud',
              'A scribe, or a computer for writing',
              'A seat in a quiet room',
              'Large print',
            ],
          },
          {
            kind: 'text',
            text: 'We would like to try them in the next class test, so that my child gets used to them. Could we meet in the next two weeks?',
          },
          {
            kind: 'text',
            text: 'Please tell us by when the school sends the request to the board, and whether you need more papers.',
          },
          { kind: 'text', text: 'Thank you for your help.' },
          { kind: 'text', text: 'Yours sincerely,' },
          { kind: 'lines', count: 1 },
          { kind: 'text', text: 'Attached: copy of the certificate, report of [date]' },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'leave-letter-hindi',
    title: 'विद्यालय को पत्र: थेरेपी के लिए समय',
    creator: 'ayesha-khan',
    language: 'hi',
    tags: ['rights', 'inclusion'],
    description: 'थेरेपी के दिन जल्दी छुट्टी माँगने का सरल पत्र। नाम और समय बदलकर दीजिए।',
    instruction: steps('फ़ाइल डाउनलोड कीजिए।', '[ ] में लिखी बातें बदलिए।', 'एक प्रति अपने पास रखिए।'),
    keywords: ['पत्र', 'विद्यालय', 'थेरेपी'],
    likes: 121,
    alt: 'विद्यालय के नाम एक पत्र।',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'text', text: 'सेवा में, प्रधानाचार्य, [विद्यालय का नाम]' },
          { kind: 'text', text: 'विषय: थेरेपी के लिए सप्ताह में एक दिन जल्दी छुट्टी' },
          { kind: 'text', text: 'महोदया/महोदय,' },
          {
            kind: 'text',
            text: 'मेरा बच्चा [नाम], कक्षा [कक्षा], हर [दिन] को [समय] बजे थेरेपी के लिए जाता/जाती है। निवेदन है कि उस दिन [समय] बजे छुट्टी दी जाए।',
          },
          { kind: 'text', text: 'छूटा हुआ काम हम घर पर पूरा करेंगे। कृपया उस दिन का काम डायरी में लिख दीजिए।' },
          { kind: 'text', text: 'आपके सहयोग के लिए धन्यवाद।' },
          { kind: 'text', text: 'भवदीय,' },
          { kind: 'lines', count: 1 },
          { kind: 'text', text: '[दिनांक]   [फ़ोन]' },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'school-visit-plan',
    title: 'Draft: visiting schools before admission',
    creator: 'ayesha-khan',
    tags: ['inclusion', 'rights'],
    age_groups: ['3-6', '6-9'],
    privacy: 'Only me',
    description: 'My notes for visiting schools. Not finished yet.',
    keywords: ['admission', 'school visit'],
    likes: 0,
    alt: 'A list of questions for a school visit.',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'heading', text: 'Questions' },
          {
            kind: 'list',
            items: [
              'How many children with disabilities are in the school?',
              'Who helps in class?',
              'Where can a child rest?',
              'How do you tell parents about a hard day?',
            ],
          },
          { kind: 'heading', text: 'What I saw' },
          { kind: 'lines', count: 6 },
        ],
      },
    ],
  }),
]
