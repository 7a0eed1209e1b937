import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const feeling = {
  type: 'worksheets',
  creator: 'tenzin-dolma',
  skills: ['emotional', 'communication'],
  tags: ['autism', 'behaviour'],
  age_groups: ['3-6', '6-9', '9-12'],
}

export const calmCards: DemoResource[] = [
  entry({
    ...feeling,
    key: 'calm-corner-cards',
    title: 'Calm corner: eight cards',
    description: 'Eight short ways to come back to yourself. Hang them on a ring in a quiet corner.',
    skills: ['emotional', 'sensory'],
    instruction: steps(
      'Try all eight on a good day and keep the ones that work.',
      'The corner is not a punishment: grown-ups can use it too.',
    ),
    keywords: ['calm corner', 'self-regulation', 'breathing'],
    likes: 503,
    alt: 'Large cards with a picture and a short way to calm down.',
    ...pdf({
      layout: 'calm',
      hint: 'Cut out the cards. Take one, do it slowly.',
      cards: [
        {
          symbol: 'hot-beverage',
          title: 'Cool the chai',
          text: 'Breathe in the smell. Blow slowly to cool it. Five times.',
        },
        {
          symbol: 'hand-with-fingers-splayed',
          title: 'Five fingers',
          text: 'Trace your hand. Up: breathe in. Down: breathe out.',
        },
        {
          symbol: 'people-hugging',
          title: 'Strong hug',
          text: 'Hug yourself, a pillow, or someone who says yes.',
        },
        {
          symbol: 'raised-fist',
          title: 'Lemon hands',
          text: 'Squeeze two lemons, hard. Let go. Shake your hands.',
        },
        {
          symbol: 'potable-water',
          title: 'A sip of water',
          text: 'Drink slowly. Feel where the water goes.',
        },
        {
          symbol: 'eyes',
          title: '5, 4, 3, 2, 1',
          text: 'Find five things you see, four you feel, three you hear.',
        },
        { symbol: 'turtle', title: 'Turtle', text: 'Go into your shell: chin down, arms in. Count to ten.' },
        { symbol: 'musical-notes', title: 'Hum', text: 'Hum like a bee, with your hands on your ears.' },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'calm-cards-hindi',
    title: 'शांत कोना: चार कार्ड',
    language: 'hi',
    creator: 'sunita-yadav',
    description: 'मन को शांत करने के चार आसान तरीके। काटकर एक छल्ले में पिरो लीजिए।',
    instruction: steps('अच्छे दिन पर चारों आज़माइए।', 'यह कोना सज़ा नहीं है। बड़े भी इसका इस्तेमाल करें।'),
    keywords: ['शांत कोना', 'साँस', 'भावना'],
    likes: 219,
    alt: 'चार बड़े कार्ड, हर एक पर चित्र और शांत होने का तरीका।',
    ...pdf({
      layout: 'calm',
      hint: 'कार्ड काटो। एक चुनो और धीरे-धीरे करो।',
      cards: [
        { symbol: 'hot-beverage', title: 'चाय ठंडी करो', text: 'ख़ुशबू लो, फिर धीरे-धीरे फूँक मारो। पाँच बार।' },
        { symbol: 'honeybee', title: 'भँवरा', text: 'कान पर हाथ रखो और भँवरे की तरह गुनगुनाओ।' },
        { symbol: 'raised-fist', title: 'नींबू निचोड़ो', text: 'दोनों मुट्ठियाँ ज़ोर से कसो। छोड़ो। हाथ झटको।' },
        { symbol: 'mountain', title: 'पहाड़ बनो', text: 'सीधे खड़े हो जाओ। पैर ज़मीन पर। दस तक गिनो।' },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'movement-break-cards',
    title: 'Movement breaks: eight cards for class',
    type: 'activity',
    creator: 'prabhjot-singh',
    skills: ['gross-motor', 'attention', 'sensory'],
    tags: ['adhd', 'inclusion', 'cerebral-palsy'],
    age_groups: ['6-9', '9-12'],
    description: 'Two minutes each, beside the desk, standing or sitting. Nobody has to leave the room.',
    instruction: steps(
      'Draw a card between two lessons.',
      'Everybody joins in, the teacher too.',
      'End with one slow breath.',
    ),
    keywords: ['brain break', 'movement', 'classroom'],
    likes: 296,
    alt: 'Large cards with a picture and a short exercise.',
    ...pdf({
      layout: 'calm',
      hint: 'Cut out the cards. Draw one between two lessons.',
      cards: [
        {
          symbol: 'deciduous-tree',
          title: 'Tree in the wind',
          text: 'Arms up. Sway to the left, sway to the right.',
        },
        {
          symbol: 'flexed-biceps',
          title: 'Chair push-up',
          text: 'Hands on the seat. Lift your body. Count to five.',
        },
        {
          symbol: 'elephant',
          title: 'Elephant trunk',
          text: 'Clasp your hands and swing them low and slow.',
        },
        { symbol: 'rocket', title: 'Rocket', text: 'Crouch or fold small. Count down. Stretch up high.' },
        {
          symbol: 'butterfly',
          title: 'Butterfly hug',
          text: 'Cross your arms. Tap left, right, left, right.',
        },
        {
          symbol: 'cat-face',
          title: 'Cat stretch',
          text: 'Round your back, then lift your chin. Four times.',
        },
        { symbol: 'drum', title: 'Desk drum', text: 'Drum soft, loud, soft. Stop when the hand goes up.' },
        { symbol: 'snail', title: 'Snail walk', text: 'Walk or roll around your desk as slowly as you can.' },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'body-cards-sensory',
    title: 'What does my body need? Eight sensory cards',
    type: 'strategies-and-techniques',
    creator: 'farah-siddiqui',
    skills: ['sensory', 'emotional'],
    tags: ['autism', 'adhd'],
    description: 'Push, squeeze, rock, chew or rest: eight cards to ask for what the body needs.',
    instruction: steps(
      'Watch what your child seeks: pushing, spinning, chewing.',
      'Offer two cards that fit.',
      'Heavy work, such as pushing, calms most bodies.',
    ),
    keywords: ['sensory diet', 'heavy work', 'regulation'],
    likes: 271,
    alt: 'Large cards with a picture and something that the body may need.',
    ...pdf({
      layout: 'calm',
      hint: 'Choose a card and do it for two minutes.',
      cards: [
        { symbol: 'brick', title: 'Push the wall', text: 'Both hands flat. Push as if it could move.' },
        {
          symbol: 'shopping-bags',
          title: 'Carry',
          text: 'Carry the books or the vegetables. Heavy is good.',
        },
        { symbol: 'carrot', title: 'Crunch', text: 'Eat something crunchy: carrot, cucumber, chana.' },
        {
          symbol: 'bed-linen',
          title: 'Roll up',
          text: 'Roll into a blanket like a kathi roll. Head stays out.',
        },
        { symbol: 'teddy-bear', title: 'Squeeze', text: 'Squeeze a pillow or dough, with both hands.' },
        { symbol: 'wind-chime', title: 'Rock', text: 'Rock forward and back, slowly, with a song.' },
        { symbol: 'headphone', title: 'Less noise', text: 'Headphones, or hands on your ears.' },
        { symbol: 'crescent-moon', title: 'Less light', text: 'Close the curtain. Rest under the table.' },
      ],
    }),
  }),
]
