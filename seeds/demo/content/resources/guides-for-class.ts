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

export const guidesForClass: DemoResource[] = [
  entry({
    ...guide,
    key: 'guide-visual-supports',
    title: 'Visual supports: start with one',
    creator: 'rukmini-patil',
    skills: ['communication', 'attention'],
    tags: ['visual-schedules', 'autism', 'home-routines'],
    age_groups: ['3-6', '6-9'],
    description: 'Which picture support fits which problem, and how to begin without a printer.',
    keywords: ['visual supports', 'pictures', 'autism'],
    likes: 274,
    alt: 'A page of tips on pictures that help in the day.',
    ...pdf({
      layout: 'guide',
      lead: 'Words vanish as soon as they are said. A picture stays and waits until it is understood.',
      symbol: 'framed-picture',
      blocks: [
        {
          heading: 'Which one?',
          points: [
            '“What comes next?” again and again: a day schedule.',
            'Trouble at one change: a first–then board.',
            'Trouble within a task: a strip of steps.',
            'Trouble with choosing or asking: a choice board.',
          ],
        },
        {
          heading: 'Begin today',
          points: [
            'Take photos of your own cup, your own door, your own bus.',
            'One place, one routine, one week.',
            'Use it on good days first.',
          ],
        },
        {
          heading: 'Make it last',
          points: [
            'Clear tape makes a page waterproof.',
            'Bottle caps with pictures stick to a steel almirah by a magnet.',
            'When your child no longer looks at it, move it or change it. Do not throw it away.',
          ],
        },
      ],
      remember: 'A support is not a crutch. We all use calendars.',
    }),
  }),
  entry({
    ...guide,
    key: 'guide-inclusive-class',
    title: 'Ten small changes for an inclusive class',
    description: 'Changes for a class of forty that cost nothing: seating, instructions, time and tests.',
    skills: ['attention', 'social'],
    tags: ['inclusion', 'adhd', 'dyslexia'],
    age_groups: ['6-9', '9-12', '12-15'],
    keywords: ['classroom', 'accommodations', 'teachers'],
    likes: 402,
    alt: 'A page of tips for teachers in four groups.',
    ...pdf({
      layout: 'guide',
      lead: 'What one child needs helps many. Try one change a week and keep what works.',
      symbol: 'school',
      blocks: [
        {
          heading: 'Room',
          points: [
            'Seat the child where your voice and the board are near, and the door is far.',
            'Keep one quiet desk that anybody may use.',
          ],
        },
        {
          heading: 'Instructions',
          points: [
            'Say it, show it, and have a child repeat it.',
            'One instruction at a time. Write the steps on the board.',
            'Give ten seconds after each question before you call a name.',
          ],
        },
        {
          heading: 'Work',
          points: [
            'Ask for five sums instead of ten. Five are enough to show it.',
            'Accept an answer spoken, drawn or pointed to.',
            'Give a copy of the notes to those who write slowly.',
          ],
        },
        {
          heading: 'Tests',
          points: [
            'Read questions aloud to the whole class.',
            'Give more time to everybody, so that nobody stands out.',
          ],
        },
      ],
      remember: 'Fair does not mean the same for all. It means what each one needs.',
    }),
  }),
  entry({
    ...guide,
    key: 'guide-screen-reader-tech',
    title: 'A phone that helps: settings to know',
    creator: 'joseph-dsouza',
    skills: ['technology', 'communication'],
    tags: ['vision', 'hearing', 'aac', 'cerebral-palsy'],
    age_groups: ['9-12', '12-15', '15-18', '18-plus'],
    description:
      'Screen reader, captions, large text and switch control are already in your phone. Where to find them.',
    keywords: ['accessibility', 'phone', 'assistive technology'],
    likes: 259,
    alt: 'A page with settings of phones for seeing, hearing, speaking and moving.',
    ...pdf({
      layout: 'guide',
      lead: 'The best tool is often the one in your pocket. Open the settings and look for “Accessibility”.',
      symbol: 'mobile-phone',
      blocks: [
        {
          heading: 'To see',
          points: [
            'Larger text and bold text. Try the largest that still fits.',
            'A screen reader: TalkBack on Android, VoiceOver on an iPhone.',
            'Magnifier: the camera as a lens.',
          ],
        },
        {
          heading: 'To hear',
          points: [
            'Live captions write down what is said.',
            'Flash alerts show calls with light.',
            'Mono sound puts both sides into one ear.',
          ],
        },
        {
          heading: 'To speak',
          points: [
            'Text to speech reads what you type. Save your ten most used sentences.',
            'Free AAC apps work without a network. Try two before you buy one.',
          ],
        },
        {
          heading: 'To touch',
          points: [
            'Longer touch delay, so that shaking hands do not open things.',
            'Switch control or voice control in place of touch.',
          ],
        },
      ],
      remember: 'Change one setting at a time, and write down how to undo it.',
    }),
  }),
  entry({
    ...guide,
    key: 'guide-toe-walking-play',
    title: 'Strong and steady: ten-minute play for balance',
    creator: 'prabhjot-singh',
    type: 'activity',
    skills: ['gross-motor', 'play'],
    tags: ['cerebral-palsy', 'down-syndrome'],
    age_groups: ['3-6', '6-9'],
    description:
      'Games with tape, pillows and stairs for balance and strong legs. Each has a seated version.',
    keywords: ['balance', 'gross motor', 'physiotherapy', 'play'],
    likes: 233,
    alt: 'A page with games for balance in three groups.',
    ...pdf({
      layout: 'guide',
      lead: 'Ten minutes a day that feel like play do more than an hour on Sunday. Stop before it gets tiring.',
      symbol: 'person-cartwheeling',
      blocks: [
        {
          heading: 'On the floor',
          points: [
            'Tape a line. Walk it like a tightrope, or push a toy car along it.',
            'Bear walk to the door, crab walk back.',
            'Pillow mountains: step over, climb, or roll.',
          ],
        },
        {
          heading: 'Standing or seated',
          points: [
            'Catch a balloon: it gives time to think.',
            'Stork: stand on one leg, hold a chair. Seated: lift one knee.',
            'Statues: dance, and freeze when the music stops.',
          ],
        },
        {
          heading: 'Outside',
          points: [
            'Stairs, one foot a step, holding on.',
            'Kick a ball against a wall, left and right in turn.',
            'Walk or roll on grass, sand and gravel.',
          ],
        },
      ],
      remember: 'Pain is a stop sign. Ask your physiotherapist about anything that hurts.',
    }),
  }),
]
