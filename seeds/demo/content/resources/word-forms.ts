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

export const wordForms: DemoResource[] = [
  entry({
    ...letter,
    key: 'behaviour-notes',
    title: 'Before, during, after: a note sheet',
    creator: 'tenzin-dolma',
    skills: ['emotional', 'social'],
    tags: ['behaviour', 'assessment'],
    age_groups: ['3-6', '6-9', '9-12', '12-15', '15-18'],
    description:
      'Write down what came before a hard moment and what came after. Patterns show within a week.',
    instruction: steps(
      'Write it down the same day, in one line each.',
      'Write what you saw, not what you think it meant.',
      'After a week look for what comes again.',
    ),
    keywords: ['ABC chart', 'behaviour', 'observation'],
    likes: 318,
    alt: 'A table with columns for when, before, during, after and ideas.',
    files: [
      {
        kind: 'word',
        blocks: [
          {
            kind: 'text',
            text: 'Behaviour tells us something. This sheet helps to find out what. One line for each hard moment is enough.',
          },
          {
            kind: 'table',
            head: [
              'Day and time',
              'Before: what happened?',
              'During: what did I see?',
              'After: what did we do?',
            ],
            rows: [
              [
                'Mon, 5 pm (example)',
                'TV was switched off without a warning',
                'Shouted, threw the remote, two minutes',
                'Waited in silence, then water. Tomorrow: a timer',
              ],
              ...Array.from({ length: 9 }, () => ['', '', '', '']),
            ],
          },
          { kind: 'heading', text: 'After one week' },
          {
            kind: 'list',
            items: [
              'At which time or place does it happen most?',
              'What comes before, again and again?',
              'What did it bring: a break, a thing, attention, or relief from noise?',
            ],
          },
          { kind: 'heading', text: 'One thing we change' },
          { kind: 'lines', count: 3 },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'one-page-iep',
    title: 'The one-page IEP',
    creator: 'arjun-deshmukh',
    skills: ['attention', 'social'],
    tags: ['iep', 'inclusion', 'assessment'],
    description:
      'Three goals, who helps, and how we will know. With a completed example for a child in Class 3.',
    keywords: ['IEP', 'template', 'goals'],
    likes: 692,
    alt: 'A form on one page with strengths, three goals and a table of who helps.',
    files: [
      {
        kind: 'word',
        blocks: [
          {
            kind: 'table',
            head: ['Name', 'Class', 'From', 'To'],
            rows: [['[name]', '[class]', '[month]', '[month]']],
          },
          { kind: 'heading', text: 'Strengths and loves' },
          { kind: 'text', text: '[What goes well, what the child loves, how they learn best]' },
          { kind: 'heading', text: 'Three goals' },
          {
            kind: 'table',
            head: ['Goal: the child will …', 'Who helps, and when', 'How we will know'],
            rows: [
              [
                'read ten words with sh and ch in a row (example)',
                'Special educator, 10 minutes, Mon, Wed, Fri',
                'Three lessons out of four',
              ],
              ['', '', ''],
              ['', '', ''],
              ['', '', ''],
            ],
          },
          { kind: 'heading', text: 'Changes in class and in tests' },
          { kind: 'list', items: ['[more time, reading aloud, fewer sums]', '[seat, breaks, aids]'] },
          { kind: 'heading', text: 'We meet again on' },
          { kind: 'lines', count: 1 },
          { kind: 'table', head: ['Parents', 'Class teacher', 'Special educator'], rows: [['', '', '']] },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'home-school-diary',
    title: 'Home–school diary: one line a day',
    creator: 'rukmini-patil',
    skills: ['communication', 'social'],
    tags: ['inclusion', 'home-routines'],
    age_groups: ['3-6', '6-9'],
    description: 'A week on one page that goes to school and back. Something good comes first.',
    keywords: ['diary', 'communication', 'school'],
    likes: 185,
    alt: 'A table for a week with columns for school and home.',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'text', text: 'Name: [name]      Week of: [date]' },
          {
            kind: 'table',
            head: ['Day', 'Good today', 'Hard today', 'Please know (sleep, food, news)'],
            rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
              day,
              '',
              '',
              '',
            ]),
          },
          { kind: 'heading', text: 'Something to look forward to' },
          { kind: 'lines', count: 2 },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'lesson-plan-udl',
    title: 'Lesson plan with three ways in',
    creator: 'arjun-deshmukh',
    skills: ['attention', 'reading-and-writing'],
    tags: ['inclusion', 'iep'],
    description:
      'A lesson plan for mixed classes: three ways to take in, three to take part, three to show it.',
    keywords: ['lesson plan', 'UDL', 'teachers'],
    likes: 229,
    alt: 'A form for a lesson with a table of ways to take in, take part and show.',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'text', text: 'Class: [class]      Subject: [subject]      Date: [date]' },
          { kind: 'heading', text: 'What everybody takes home' },
          { kind: 'lines', count: 1 },
          {
            kind: 'table',
            head: ['Ways to take it in', 'Ways to take part', 'Ways to show it'],
            rows: [
              ['See: [picture, film]', 'Alone: [task]', 'Say it'],
              ['Hear: [story, song]', 'In twos: [task]', 'Draw or build it'],
              ['Touch: [thing, model]', 'All together: [game]', 'Write or type it'],
            ],
          },
          { kind: 'heading', text: 'Who needs something more' },
          { kind: 'lines', count: 2 },
          { kind: 'heading', text: 'Afterwards: what worked?' },
          { kind: 'lines', count: 2 },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'about-me-page',
    title: 'About me: a page for a new teacher',
    creator: 'ayesha-khan',
    skills: ['communication', 'social'],
    tags: ['inclusion', 'transition', 'autism'],
    age_groups: ['3-6', '6-9', '9-12'],
    description: 'What I love, what is hard, how you can help. Written by the family, read on the first day.',
    keywords: ['one-page profile', 'new school', 'introduction'],
    likes: 264,
    alt: 'A page with headings: what I love, what is hard, how you can help.',
    licence: 'CC0 1.0',
    files: [
      {
        kind: 'word',
        blocks: [
          { kind: 'text', text: 'My name is [name]. Please call me [name].' },
          { kind: 'heading', text: 'What people like about me' },
          { kind: 'list', items: ['[I remember every song]', '[I am kind to small children]'] },
          { kind: 'heading', text: 'What I love' },
          { kind: 'list', items: ['[trains, water, numbers]'] },
          { kind: 'heading', text: 'What is hard for me' },
          { kind: 'list', items: ['[loud bells]', '[changes that I do not know about]'] },
          { kind: 'heading', text: 'How you can help' },
          { kind: 'list', items: ['[Show me a picture and wait]', '[Let me go to the quiet corner]'] },
          { kind: 'heading', text: 'How I show that it is too much' },
          { kind: 'lines', count: 2 },
          { kind: 'text', text: 'Questions? Call [name] on [phone].' },
        ],
      },
    ],
  }),
]
