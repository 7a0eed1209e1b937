import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const observe = {
  type: 'assessments',
  creator: 'arjun-deshmukh',
  skills: ['attention', 'communication'],
  tags: ['assessment'],
  age_groups: ['3-6', '6-9'],
  licence: 'CC BY 4.0' as const,
  instruction: steps(
    'Watch for a week on ordinary days before you tick.',
    'Tick what you saw, not what you hope for.',
    'Take the page to the next meeting. It is not a diagnosis.',
  ),
}

export const goalsAndShop: DemoResource[] = [
  entry({
    ...observe,
    key: 'iep-goal-sheet',
    title: 'IEP goal sheet: three goals, one page',
    type: 'assessments',
    skills: ['attention', 'social'],
    tags: ['iep', 'inclusion', 'assessment'],
    age_groups: ['6-9', '9-12', '12-15'],
    description:
      'Three goals with small steps, who helps and how we will know. A filled example is on the second page.',
    instruction: steps(
      'Write the goals with the child and the parents.',
      'A goal says who does what, where, and how often.',
      'Look at it every six weeks. Change what does not work.',
    ),
    keywords: ['IEP', 'goals', 'planning', 'school'],
    likes: 381,
    alt: 'A form with fields for three goals, who helps and how we will know.',
    ...pdf({
      layout: 'goals',
      hint: 'Write what the child will do, not what we will do. Three goals are enough.',
      goals: 3,
      labels: {
        about: ['Name and class', 'Strengths', 'From – to'],
        goal: 'Goal',
        parts: ['Small steps', 'Who helps, and when', 'How we will know'],
        signed: ['Parents', 'Class teacher', 'Special educator', 'The child, in their own way'],
      },
      example: {
        heading: 'A filled example: Class 3',
        about: ['A girl in Class 3', 'Tells stories, kind to others, draws well', 'July – September'],
        goals: [
          {
            goal: 'She reads ten words with sh and ch in a row, in three lessons out of four.',
            parts: [
              'Feel and say the sound. Read words. Read a line.',
              'Special educator, ten minutes on Monday, Wednesday and Friday',
              'Words read correctly, written down on Fridays',
            ],
          },
          {
            goal: 'She starts written work within two minutes, with one look at her task card.',
            parts: [
              'Teacher points to the card. Then only a look. Then nothing.',
              'Class teacher, in each written lesson',
              'A tick on the card for each start',
            ],
          },
          {
            goal: 'She plays a game with rules with two others in the lunch break, twice a week.',
            parts: [
              'Learn the game with one friend first. Then a second joins.',
              'Two friends from the class; the teacher on duty looks on',
              'The friends tell on Fridays',
            ],
          },
        ],
      },
    }),
  }),
  entry({
    ...observe,
    key: 'transition-goal-sheet',
    title: 'My plan for after school: goals for young people',
    creator: 'joseph-dsouza',
    skills: ['daily-living', 'technology'],
    tags: ['transition', 'iep'],
    age_groups: ['15-18', '18-plus'],
    description:
      'A goal sheet that the young person fills in: home, work, travel and friends, two goals at a time.',
    instruction: steps(
      'The young person speaks first, with pictures or words.',
      'Choose two goals that matter to them.',
      'Meet again in three months.',
    ),
    keywords: ['transition', 'vocational', 'goals', 'self-advocacy'],
    likes: 143,
    alt: 'A form with fields for two goals of a young person.',
    ...pdf({
      layout: 'goals',
      hint: 'This is my plan. Others help me to write it, and I decide.',
      goals: 2,
      labels: {
        about: ['My name', 'I am good at', 'I want more of'],
        goal: 'My goal',
        parts: ['My first steps', 'Who helps me', 'I will know it worked when'],
        signed: ['I', 'My family', 'My school or workplace'],
      },
    }),
  }),
  entry({
    ...observe,
    key: 'shop-at-home',
    title: 'A shop at home: coins, notes and change',
    type: 'activity',
    creator: 'joseph-dsouza',
    licence: 'CC BY-SA 4.0',
    skills: ['numbers', 'daily-living'],
    tags: ['intellectual-disability', 'transition'],
    age_groups: ['9-12', '12-15', '15-18'],
    description:
      'Price tags, a bill pad and five games. Start with one coin and end with a real trip to the shop.',
    instruction: steps(
      'One coin: everything costs five rupees. Buy and sell.',
      'Two coins: tags up to ten rupees. Pay exactly.',
      'Notes: pay with twenty and count the change together.',
      'The bill: write three things and add them up.',
      'The real shop: one thing from the list, with the money in hand.',
    ),
    keywords: ['money', 'shopping', 'coins', 'life skills'],
    likes: 276,
    alt: 'Price tags with pictures of food and prices in rupees, to cut out.',
    ...pdf({
      layout: 'shop',
      hint: 'Cut out the tags and put them on real or empty packets.',
      tags: [
        { symbol: 'banana', word: 'Banana', price: 5 },
        { symbol: 'candy', word: 'Toffee', price: 1 },
        { symbol: 'pencil', word: 'Pencil', price: 5 },
        { symbol: 'egg', word: 'Egg', price: 7 },
        { symbol: 'soap', word: 'Soap', price: 20 },
        { symbol: 'glass-of-milk', word: 'Milk', price: 30 },
        { symbol: 'cookie', word: 'Biscuits', price: 10 },
        { symbol: 'bread', word: 'Bread', price: 40 },
        { symbol: 'notebook', word: 'Notebook', price: 25 },
        { symbol: 'tomato', word: 'Tomatoes', price: 15 },
        { symbol: 'ice-cream', word: 'Ice cream', price: 20 },
        { symbol: 'toothbrush', word: 'Toothbrush', price: 35 },
      ],
      bill: {
        heading: 'Our shop: bill',
        columns: ['What', 'Price'],
        total: 'Total',
        paid: 'Paid',
        change: 'Change',
      },
    }),
  }),
]
