import { entry } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const slides = {
  type: 'powerpoint',
  creator: 'arjun-deshmukh',
  skills: ['attention', 'reading-and-writing'],
  tags: ['inclusion', 'iep'],
  age_groups: ['6-9', '9-12', '12-15'],
}

export const staffSlides: DemoResource[] = [
  entry({
    ...slides,
    key: 'many-ways-lesson',
    title: 'One lesson, many ways: slides for staff training',
    description:
      'Eighteen slides for a one-hour staff meeting. Includes a lesson on water to try the next day.',
    instruction: steps(
      'Go through the slides once on your own.',
      'Plan ten minutes for the lesson on water: let colleagues do it, not only hear it.',
      'Agree on one change before you part.',
    ),
    keywords: ['UDL', 'staff training', 'inclusion', 'slides'],
    likes: 241,
    alt: 'The title slide: One lesson, many ways.',
    files: [
      {
        kind: 'powerpoint',
        slides: [
          { title: 'One lesson, many ways', points: ['A staff meeting of one hour'], symbol: 'school' },
          {
            title: 'Think of a lesson you loved',
            points: [
              'What did you see, hear and do?',
              'How could you show what you learnt?',
              'Tell your neighbour: two minutes',
            ],
            symbol: 'thought-balloon',
          },
          {
            title: 'Forty children, forty ways',
            points: [
              'No child is average',
              'What one child needs helps many',
              'We plan for the edges, and the middle gains',
            ],
            symbol: 'busts-in-silhouette',
          },
          {
            title: 'Three questions for each lesson',
            points: ['How do they take it in?', 'How do they take part?', 'How do they show it?'],
            symbol: 'red-question-mark',
          },
          {
            title: '1. Ways to take it in',
            points: [
              'See it: picture, film, real things',
              'Hear it: story, song, reading aloud',
              'Touch it: model, experiment, walk',
            ],
            symbol: 'eyes',
          },
          {
            title: '2. Ways to take part',
            points: [
              'Alone, in twos, all together',
              'Standing, sitting, moving',
              'With a choice: this or that',
            ],
            symbol: 'people-holding-hands',
          },
          {
            title: '3. Ways to show it',
            points: ['Say, sing or sign it', 'Draw or build it', 'Write or type it'],
            symbol: 'artist-palette',
          },
          {
            title: 'A lesson on water',
            points: ['Class 3, forty minutes', 'What everybody takes home: water goes round and comes again'],
            symbol: 'droplet',
          },
          {
            title: 'Water: begin',
            points: [
              'A wet cloth on the window sill: where does the water go?',
              'Guess aloud, by hand or by picture card',
            ],
            symbol: 'window',
          },
          {
            title: 'Water: take it in',
            points: [
              'A kettle, a cold plate, drops',
              'A song with movements: up, cloud, rain, river',
              'A text in large print with four pictures',
            ],
            symbol: 'hot-beverage',
          },
          {
            title: 'Water: take part',
            points: [
              'Group 1 acts the drop',
              'Group 2 builds it with cotton and blue paper',
              'Group 3 orders four pictures',
            ],
            symbol: 'cloud-with-rain',
          },
          {
            title: 'Water: show it',
            points: [
              'Tell the way of a drop',
              'Or point to the pictures in order',
              'Or write three sentences',
            ],
            symbol: 'speech-balloon',
          },
          {
            title: 'Who was in?',
            points: [
              'A child who cannot read yet: picture cards',
              'A child who cannot sit: acts the drop',
              'A child who is far ahead: why is the sea salty?',
            ],
            symbol: 'raising-hands',
          },
          {
            title: 'But I have forty children',
            points: [
              'Start with one lesson a week',
              'Share materials in the staff room',
              'Children can teach each other',
            ],
            symbol: 'thinking-face',
          },
          {
            title: 'But the syllabus',
            points: ['The goal stays, the way changes', 'Less copying gives more time'],
            symbol: 'books',
          },
          {
            title: 'Your turn',
            points: [
              'Take tomorrow’s lesson',
              'Add one way to take it in and one to show it',
              'Ten minutes, in twos',
            ],
            symbol: 'pencil',
          },
          {
            title: 'Share',
            points: ['One idea from each pair', 'Which one costs nothing?'],
            symbol: 'light-bulb',
          },
          {
            title: 'One change by Friday',
            points: ['Write it on a card', 'Put the card where you see it', 'We tell each other next Monday'],
            symbol: 'check-mark-button',
          },
        ],
      },
    ],
  }),
]
