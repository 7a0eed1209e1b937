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

export const excelFiles: DemoResource[] = [
  entry({
    ...letter,
    key: 'sleep-diary',
    title: 'Two-week sleep diary',
    type: 'excel',
    creator: 'prabhjot-singh',
    skills: ['daily-living'],
    tags: ['home-routines', 'autism', 'adhd'],
    age_groups: ['0-3', '3-6', '6-9', '9-12'],
    description:
      'Note bedtime, waking and naps. The sheet adds up the hours and draws a bar for each night that you can show your doctor.',
    instruction: steps(
      'Fill in one line each morning.',
      'Write hours as numbers: 9.5 for nine and a half.',
      'Show both weeks to your doctor.',
    ),
    keywords: ['sleep', 'diary', 'health'],
    likes: 205,
    alt: 'A table with fourteen nights, hours of sleep and bars.',
    files: [
      {
        kind: 'excel',
        sheets: [
          {
            name: 'Sleep',
            columns: [
              { title: 'Night', width: 9 },
              { title: 'In bed at', width: 11 },
              { title: 'Asleep at', width: 11 },
              { title: 'Times awake', width: 10 },
              { title: 'Up at', width: 10 },
              { title: 'Hours at night', width: 12 },
              { title: 'Hours of naps', width: 12 },
              { title: 'Hours in all', width: 11 },
              { title: 'Bar', width: 18 },
              { title: 'What was special?', width: 34 },
            ],
            rows: Array.from({ length: 14 }, (_, index) => [
              index + 1,
              null,
              null,
              null,
              null,
              null,
              null,
              `=F${index + 2}+G${index + 2}`,
              `=REPT("█",ROUND(H${index + 2},0))`,
              index === 0 ? 'For example: fever, guests, screen late' : null,
            ]),
          },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'word-tracker',
    title: 'New words tracker: heard, said, signed',
    type: 'excel',
    creator: 'nalini-subramaniam',
    skills: ['communication'],
    tags: ['speech-and-language', 'aac', 'assessment'],
    age_groups: ['0-3', '3-6'],
    description: 'Write down each new word on the day it comes. Signs and pictures count as words.',
    instruction: steps(
      'Write the word and the date.',
      'Put a 1 where it was said, signed or pointed to.',
      'The last line counts.',
    ),
    keywords: ['vocabulary', 'tracker', 'first words'],
    likes: 133,
    alt: 'A table for new words with columns for said, signed and pointed to.',
    files: [
      {
        kind: 'excel',
        sheets: [
          {
            name: 'Words',
            columns: [
              { title: 'Word', width: 18 },
              { title: 'Date', width: 12 },
              { title: 'Said', width: 8 },
              { title: 'Signed', width: 8 },
              { title: 'Pointed to', width: 10 },
              { title: 'Where and with whom', width: 36 },
            ],
            rows: [
              ['more (example)', '5 Jan', null, 1, null, 'At dinner, with Nani'],
              ...Array.from({ length: 30 }, () => [null, null, null, null, null, null]),
              ['All words', null, '=SUM(C2:C32)', '=SUM(D2:D32)', '=SUM(E2:E32)', null],
            ],
          },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'therapy-costs',
    title: 'Therapy and costs: a year in one file',
    type: 'excel',
    creator: 'ayesha-khan',
    skills: ['daily-living'],
    tags: ['rights', 'home-routines'],
    age_groups: ['0-3', '3-6', '6-9', '9-12', '12-15'],
    description:
      'Sessions, fees and travel month by month, with sums. Useful for tax papers and for planning.',
    keywords: ['costs', 'therapy', 'budget', 'tax'],
    likes: 176,
    alt: 'A table of months with sessions, fees, travel and sums.',
    files: [
      {
        kind: 'excel',
        sheets: [
          {
            name: 'Costs',
            columns: [
              { title: 'Month', width: 14 },
              { title: 'Sessions', width: 11 },
              { title: 'Fees (₹)', width: 12 },
              { title: 'Travel (₹)', width: 12 },
              { title: 'Aids, books (₹)', width: 14 },
              { title: 'Sum (₹)', width: 12 },
              { title: 'Bills kept?', width: 12 },
            ],
            rows: [
              ...[
                'April',
                'May',
                'June',
                'July',
                'August',
                'September',
                'October',
                'November',
                'December',
                'January',
                'February',
                'March',
              ].map((month, index) => [
                month,
                null,
                null,
                null,
                null,
                `=SUM(C${index + 2}:E${index + 2})`,
                null,
              ]),
              ['Year', '=SUM(B2:B13)', '=SUM(C2:C13)', '=SUM(D2:D13)', '=SUM(E2:E13)', '=SUM(F2:F13)', null],
            ],
          },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'weekly-plan-hindi',
    title: 'हफ़्ते की योजना: घर, स्कूल, थेरेपी',
    type: 'excel',
    creator: 'sunita-yadav',
    language: 'hi',
    skills: ['attention', 'daily-living'],
    tags: ['home-routines', 'visual-schedules'],
    description: 'सात दिन और सात समय। रंग भरिए, छापिए और दीवार पर लगाइए।',
    instruction: steps('हर ख़ाने में एक काम लिखिए।', 'आराम और खेल का समय पहले भरिए।', 'छापकर दीवार पर लगाइए।'),
    keywords: ['योजना', 'समय सारणी', 'हफ़्ता'],
    likes: 114,
    alt: 'सात दिनों और सात समयों की तालिका।',
    files: [
      {
        kind: 'excel',
        sheets: [
          {
            name: 'हफ़्ता',
            columns: ['समय', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'].map(
              (title) => ({ title, width: 15 }),
            ),
            rows: [
              'सुबह 7 बजे',
              'सुबह 9 बजे',
              'दोपहर 12 बजे',
              'दोपहर 3 बजे',
              'शाम 5 बजे',
              'शाम 7 बजे',
              'रात 9 बजे',
            ].map((time) => [time]),
          },
        ],
      },
    ],
  }),
  entry({
    ...letter,
    key: 'class-support-plan',
    title: 'Class support plan: who needs what, at a glance',
    type: 'excel',
    creator: 'debjani-sen',
    skills: ['attention', 'social'],
    tags: ['inclusion', 'iep'],
    age_groups: ['6-9', '9-12', '12-15'],
    licence: 'All rights reserved',
    description:
      'One line for each child, with strengths, adjustments and the date of the next meeting. Keep it on the school’s own computer.',
    instruction: steps(
      'Use initials only.',
      'Write strengths first.',
      'Look at it once a month in the staff meeting.',
    ),
    keywords: ['class', 'support', 'planning', 'school'],
    likes: 97,
    alt: 'A table with columns for strengths, adjustments, helper and next talk.',
    files: [
      {
        kind: 'excel',
        sheets: [
          {
            name: 'Class',
            columns: [
              { title: 'Initials', width: 10 },
              { title: 'Strengths', width: 28 },
              { title: 'In class', width: 28 },
              { title: 'In tests', width: 24 },
              { title: 'Who helps', width: 18 },
              { title: 'Next talk', width: 14 },
            ],
            rows: [
              [
                'A. B. (example)',
                'Remembers stories, draws',
                'Seat in front, task card',
                '20 minutes more an hour',
                'Ms P.',
                '12 August',
              ],
              ...Array.from({ length: 20 }, () => [null, null, null, null, null, null]),
            ],
          },
        ],
      },
    ],
  }),
]
