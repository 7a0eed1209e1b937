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
const SEEN = ['Not yet', 'With help', 'Alone']

export const checklists: DemoResource[] = [
  entry({
    ...observe,
    key: 'reading-check',
    title: 'A ten-minute reading check',
    skills: ['reading-and-writing'],
    tags: ['dyslexia', 'assessment'],
    age_groups: ['6-9', '9-12'],
    description:
      'See which sounds a child knows and which come next. It is a guide for teaching, not a diagnosis.',
    keywords: ['reading', 'phonics', 'assessment', 'dyslexia'],
    likes: 301,
    alt: 'A checklist with groups for sounds, letters, words and sentences.',
    ...pdf({
      layout: 'checklist',
      hint: 'Sit side by side. Stop when two in a row are hard. Tick what you saw.',
      columns: SEEN,
      groups: [
        {
          name: 'Sounds, without letters',
          items: [
            'Says whether two words rhyme: cat – hat, sun – bed',
            'Claps the parts of a word: but-ter-fly',
            'Says the first sound of “mango”',
            'Puts sounds together: c – a – t',
            'Takes a word apart: f – i – sh',
          ],
        },
        {
          name: 'Letters',
          items: [
            'Names ten small letters',
            'Says the sounds of ten letters',
            'Tells b and d apart',
            'Knows sh, ch, th',
          ],
        },
        {
          name: 'Words',
          items: [
            'Reads sun, bed, pin',
            'Reads ship, frog, lamp',
            'Reads the made-up words vab, dut, kem',
            'Reads was, said, they at sight',
          ],
        },
        {
          name: 'Sentences',
          items: [
            'Reads “The cat sat on the mat.”',
            'Points along and keeps the line',
            'Tells what the sentence was about',
            'Asks or tries again when it makes no sense',
          ],
        },
      ],
      notes: 'What comes next (one thing):',
    }),
  }),
  entry({
    ...observe,
    key: 'observe-play-toddler',
    title: 'How my child plays: notes for parents',
    creator: 'nalini-subramaniam',
    skills: ['play', 'communication', 'social'],
    tags: ['assessment', 'speech-and-language'],
    age_groups: ['0-3', '3-6'],
    description: 'A week of watching play, looks and sounds. Doctors and therapists learn a lot from it.',
    keywords: ['observation', 'play', 'early signs'],
    likes: 242,
    alt: 'A checklist with groups for looking, playing, sounds and moving.',
    ...pdf({
      layout: 'checklist',
      hint: 'Watch for a week, a few minutes a day. Tick what you saw.',
      columns: ['Not yet', 'Sometimes', 'Often'],
      groups: [
        {
          name: 'Looking and sharing',
          items: [
            'Looks at me when I call the name',
            'Looks where I point',
            'Shows me things just to share them',
            'Smiles back',
          ],
        },
        {
          name: 'Playing',
          items: [
            'Plays the same game in more than one way',
            'Pretends: feeds a doll, drives a block',
            'Plays beside other children',
            'Takes turns with a ball',
          ],
        },
        {
          name: 'Sounds and words',
          items: [
            'Uses sounds or words to ask',
            'Copies a sound or a gesture',
            'Understands “Give me the cup” without pointing',
            'Uses pictures, signs or words to say no',
          ],
        },
        {
          name: 'Moving and feeling',
          items: [
            'Climbs and runs without falling often',
            'Eats more than ten kinds of food',
            'Accepts hair washing and nail cutting',
            'Sleeps through most nights',
          ],
        },
      ],
      notes: 'What my child loves most, and what worries me:',
    }),
  }),
  entry({
    ...observe,
    key: 'sitting-checklist',
    title: 'Sitting well: a check in nine points',
    type: 'pdf',
    creator: 'prabhjot-singh',
    skills: ['gross-motor', 'fine-motor'],
    tags: ['cerebral-palsy'],
    age_groups: ['3-6', '6-9', '9-12'],
    description:
      'Feet, hips, back, table. Go through the page beside your child’s chair, and tick what fits.',
    instruction: steps(
      'Look from the side and from the front.',
      'Tick each point.',
      'Change one thing: a box under the feet is often enough.',
    ),
    keywords: ['posture', 'chair', 'sitting', 'physiotherapy'],
    likes: 158,
    alt: 'A checklist of nine points for sitting, from the feet to the table.',
    ...pdf({
      layout: 'checklist',
      hint: 'Look from the side, then from the front. Tick what fits, and mend one thing at a time.',
      columns: ['Fits', 'Not yet'],
      groups: [
        {
          name: 'Feet and legs',
          items: [
            'Both feet stand flat on the floor or on a box',
            'The knees are bent like the corner of a book',
            'Two fingers fit between the seat and the back of the knee',
          ],
        },
        {
          name: 'Hips and back',
          items: [
            'The bottom is right at the back of the seat',
            'The weight is the same on both sides',
            'The back is upright without holding on',
          ],
        },
        {
          name: 'Arms and table',
          items: [
            'The elbows rest on the table without raised shoulders',
            'The book lies on a slope or on a thick folder',
            'Both hands are free for the work',
          ],
        },
      ],
      notes: 'What we change this week:',
    }),
  }),
  entry({
    ...observe,
    key: 'observe-class-attention',
    title: 'When does attention hold? A class observation',
    skills: ['attention', 'social'],
    tags: ['adhd', 'assessment', 'inclusion'],
    age_groups: ['6-9', '9-12'],
    description:
      'For teachers: three lessons, twelve points. It looks for what helps, not only for what is missing.',
    keywords: ['observation', 'attention', 'classroom', 'ADHD'],
    likes: 164,
    alt: 'A checklist for teachers with groups for starting, staying, ending and breaks.',
    ...pdf({
      layout: 'checklist',
      hint: 'Tick after each of three lessons: one the child likes, one so-so, one disliked.',
      columns: ['Lesson 1', 'Lesson 2', 'Lesson 3'],
      groups: [
        {
          name: 'Starting',
          items: [
            'Finds the book and page',
            'Begins within two minutes',
            'Begins when a neighbour or I show the first step',
          ],
        },
        {
          name: 'Staying',
          items: [
            'Works for five minutes',
            'Comes back after looking away',
            'Works longer with hands busy or while standing',
            'Asks for help in some way',
          ],
        },
        {
          name: 'Ending',
          items: ['Finishes most of the work', 'Stops when told, with a warning before', 'Puts things away'],
        },
        { name: 'With others', items: ['Waits for a turn', 'Is chosen as a partner'] },
      ],
      notes: 'What helped most:',
    }),
  }),
  entry({
    ...observe,
    key: 'observe-home-hindi',
    title: 'रोज़ के काम: माता-पिता की जाँच सूची',
    creator: 'ayesha-khan',
    language: 'hi',
    skills: ['daily-living', 'fine-motor'],
    tags: ['assessment', 'intellectual-disability', 'home-routines'],
    age_groups: ['3-6', '6-9', '9-12'],
    description: 'खाना, कपड़े, सफ़ाई और घर के काम: बच्चा क्या ख़ुद करता है और कहाँ मदद चाहिए।',
    instruction: steps('एक हफ़्ता साधारण दिनों में देखिए।', 'जो देखा वही लिखिए।', 'पन्ना अगली बैठक में ले जाइए।'),
    keywords: ['जाँच सूची', 'स्वावलंबन', 'घर'],
    likes: 207,
    alt: 'खाना, कपड़े, सफ़ाई और घर के कामों की जाँच सूची।',
    ...pdf({
      layout: 'checklist',
      hint: 'एक हफ़्ता देखिए, फिर निशान लगाइए। यह कोई परीक्षा नहीं है।',
      columns: ['अभी नहीं', 'मदद से', 'ख़ुद'],
      groups: [
        {
          name: 'खाना',
          items: [
            'चम्मच से खाता/खाती है',
            'गिलास से पानी पीता/पीती है',
            'रोटी का टुकड़ा तोड़ता/तोड़ती है',
            'थाली रखने जाता/जाती है',
          ],
        },
        {
          name: 'कपड़े',
          items: [
            'मोज़े उतारता/उतारती है',
            'टी-शर्ट पहनता/पहनती है',
            'बटन लगाता/लगाती है',
            'जूते सही पैर में पहनता/पहनती है',
          ],
        },
        {
          name: 'सफ़ाई',
          items: [
            'हाथ धोता/धोती है',
            'दाँत साफ़ करता/करती है',
            'शौचालय जाने का इशारा करता/करती है',
            'नहाने में शरीर पर साबुन लगाता/लगाती है',
          ],
        },
        {
          name: 'घर के काम',
          items: ['अपने खिलौने रखता/रखती है', 'पौधों को पानी देता/देती है', 'छोटा संदेश पहुँचाता/पहुँचाती है'],
        },
      ],
      notes: 'इस महीने हम यह सिखाएँगे:',
    }),
  }),
]
