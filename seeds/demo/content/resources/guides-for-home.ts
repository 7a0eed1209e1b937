import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const guide = {
  type: 'strategies-and-techniques',
  creator: 'debjani-sen',
  skills: ['attention'],
  tags: ['inclusion'],
  age_groups: ['6-9', '9-12'],
  instruction: steps(
    'Read the page once, without hurry.',
    'Choose one idea for this week. Only one.',
    'After a week, note what has changed. Then choose the next idea.',
  ),
}

export const guidesForHome: DemoResource[] = [
  entry({
    ...guide,
    key: 'homework-plan',
    title: 'Homework in short rounds',
    creator: 'arjun-deshmukh',
    skills: ['attention', 'reading-and-writing'],
    tags: ['adhd', 'home-routines'],
    age_groups: ['6-9', '9-12', '12-15'],
    description: 'One page on how to split homework into rounds, with breaks that end on time.',
    keywords: ['homework', 'timer', 'attention'],
    likes: 443,
    alt: 'A page of tips with headings: before, a round, the break, when it is hard.',
    ...pdf({
      layout: 'guide',
      lead: 'A tired child does not learn more in a longer hour. Short rounds with real breaks get more done, with fewer tears.',
      symbol: 'alarm-clock',
      blocks: [
        {
          heading: 'Before you begin',
          points: [
            'Food, water and ten minutes of running come first.',
            'Put only one task on the table. The bag stays closed.',
            'Ask: which one first? A choice starts the engine.',
          ],
        },
        {
          heading: 'A round',
          points: [
            'Set a timer: five minutes for age six, ten for age nine, fifteen for age twelve.',
            'Stay near, but do your own work.',
            'Stop at the bell, even in the middle of a line. Leaving off while it goes well makes it easy to come back.',
          ],
        },
        {
          heading: 'The break',
          points: [
            'As long as half a round, with the same timer.',
            'Move: jump, carry, stretch. No screen, since screens do not end by themselves.',
            'Say what comes after: “One more round, then dinner.”',
          ],
        },
        {
          heading: 'When it is hard',
          points: [
            'Do the first one together. Read the question aloud.',
            'Cover the rest of the page with a sheet.',
            'After three rounds stop, and write to the teacher how far you got.',
          ],
        },
      ],
      remember: 'Three good rounds are better than two unhappy hours.',
    }),
  }),
  entry({
    ...guide,
    key: 'udid-steps',
    title: 'The UDID card, step by step',
    type: 'resources',
    creator: 'ayesha-khan',
    skills: ['daily-living'],
    tags: ['rights'],
    age_groups: ['0-3', '3-6', '6-9', '9-12', '12-15', '15-18', '18-plus'],
    description: 'Which papers you need, how to apply and what to do when it takes long. In plain words.',
    keywords: ['UDID', 'disability certificate', 'benefits', 'rights'],
    likes: 366,
    alt: 'A page with steps towards the UDID card.',
    ...pdf({
      layout: 'guide',
      lead: 'The Unique Disability ID is one card for all of India. It opens the door to travel concessions, scholarships and other support.',
      symbol: 'identification-card',
      blocks: [
        {
          heading: 'Gather',
          points: [
            'Proof of identity, such as the Aadhaar card.',
            'Proof of address, a recent photograph, and a signature or thumb print.',
            'Medical reports. Copies are enough; keep the originals.',
          ],
        },
        {
          heading: 'Apply',
          points: [
            'Apply on the Swavlamban portal of the Government of India, or ask at the office of the Chief Medical Officer of your district.',
            'Write down the enrolment number. With it you can see how far your application is.',
          ],
        },
        {
          heading: 'The assessment',
          points: [
            'The hospital gives you a date. Ask for a quiet time if crowds are hard for your child.',
            'Take food, a toy and someone who can wait with you.',
            'Say what is hard on an ordinary day, not on the best one.',
          ],
        },
        {
          heading: 'If it takes long',
          points: [
            'Ask at the hospital with your enrolment number, in writing.',
            'You may complain to the State Commissioner for Persons with Disabilities.',
            'Rules and addresses change. Check the portal before you travel.',
          ],
        },
      ],
      remember: 'Keep a folder with copies of all papers. You will need them again.',
    }),
  }),
  entry({
    ...guide,
    key: 'sensory-tray-ideas',
    title: 'Twelve sensory trays from the kitchen',
    type: 'activity',
    creator: 'farah-siddiqui',
    skills: ['sensory', 'play', 'fine-motor'],
    tags: ['autism', 'home-routines'],
    age_groups: ['0-3', '3-6', '6-9'],
    description: 'Rice, dal, water, leaves and more. Each tray has a calm version and a lively version.',
    instruction: steps(
      'Use a wide thali or a tray with an edge, on a sheet on the floor.',
      'Play first yourself. Do not push hands into anything.',
      'Stay close: small things can go into mouths.',
    ),
    keywords: ['sensory play', 'kitchen', 'messy play'],
    likes: 489,
    alt: 'A page with twelve ideas for trays, in four groups.',
    ...pdf({
      layout: 'guide',
      lead: 'You have all you need at home. Put one tray on the floor, sit down beside it, and let the hands lead.',
      symbol: 'bowl-with-spoon',
      blocks: [
        {
          heading: 'Dry',
          points: [
            'Rice. Calm: let it run through fingers. Lively: bury spoons and find them.',
            'Rajma and chana. Calm: sort by colour. Lively: pour from cup to cup.',
            'Atta. Calm: draw with one finger. Lively: sieve it like snow.',
          ],
        },
        {
          heading: 'Wet',
          points: [
            'Warm water. Calm: float a katori. Lively: squeeze a sponge.',
            'Ice. Calm: watch it melt. Lively: race ice cubes.',
            'Soap foam. Calm: hide a hand. Lively: whip it with a whisk.',
          ],
        },
        {
          heading: 'Soft and sticky',
          points: [
            'Dough. Calm: press one finger in. Lively: make rotis.',
            'Cooked noodles. Calm: lay lines. Lively: cut with scissors.',
            'Curd with a drop of beetroot. Calm: paint. Lively: use both hands.',
          ],
        },
        {
          heading: 'From outside',
          points: [
            'Leaves. Calm: sort by size. Lively: tear and throw.',
            'Sand. Calm: comb lines. Lively: dig for shells.',
            'Petals. Calm: smell and float. Lively: make a rangoli.',
          ],
        },
      ],
      remember: 'Looking on is taking part. Hands come when they are ready.',
    }),
  }),
]
