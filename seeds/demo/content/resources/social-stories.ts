import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const story = {
  type: 'reading-materials',
  creator: 'tenzin-dolma',
  skills: ['social', 'emotional'],
  tags: ['autism', 'visual-schedules'],
  age_groups: ['3-6', '6-9'],
  instruction: steps(
    'Read it on calm days, once a day for a week.',
    'Change names and details so that they are true for your child.',
    'Read it once more just before it happens.',
  ),
}
export const socialStories: DemoResource[] = [
  entry({
    ...story,
    key: 'bus-story',
    title: 'Rohan takes the bus: a picture story',
    creator: 'joseph-dsouza',
    skills: ['daily-living', 'reading-and-writing'],
    tags: ['transition', 'autism', 'intellectual-disability'],
    age_groups: ['12-15', '15-18', '18-plus'],
    description: 'A short story with large print and one idea a page. It ends with a plan for a missed stop.',
    keywords: ['social story', 'bus', 'travel training', 'independence'],
    likes: 148,
    alt: 'A page in large print with a picture of a young man and a bus.',
    ...pdf({
      layout: 'story',
      pages: [
        {
          symbols: ['person-walking', 'bus-stop'],
          text: 'I am Rohan. On Mondays I go to my work by bus. I walk to the bus stop.',
        },
        {
          symbols: ['bus'],
          text: 'I look at the number of the bus. My bus is number 14. If it is another number, I wait.',
        },
        {
          symbols: ['coin', 'ticket'],
          text: 'I say “Market, please” and pay. The conductor gives me a ticket. I keep it in my pocket.',
        },
        {
          symbols: ['seat'],
          text: 'I find a seat or hold on to a bar. The bus may be full and loud. I can use my headphones.',
        },
        {
          symbols: ['hindu-temple', 'bell'],
          text: 'After the temple comes my stop. I stand up, ring the bell and wait by the door.',
        },
        {
          symbols: ['worried-face', 'mobile-phone'],
          text: 'If I miss my stop, I am safe. I get off at the next one and call my brother. We make a plan.',
        },
      ],
      plan: {
        heading: 'For the person who travels along',
        points: [
          'Ride the whole way together three times. Talk about what you see, not about what to do.',
          'Next, sit a few seats away. Then follow in another bus. Then wait at the stop.',
          'Practise the missed stop on purpose, on a quiet day.',
          'Keep a card in the pocket: name, a phone number, and “I may need a little time to answer.”',
        ],
      },
    }),
  }),
  entry({
    ...story,
    key: 'story-haircut',
    title: 'I get a haircut: a social story',
    description: 'Scissors, cape and a mirror: what happens at the barber, and what I can ask for.',
    keywords: ['social story', 'haircut', 'sensory'],
    likes: 263,
    alt: 'A page in large print with a picture of a haircut.',
    ...pdf({
      layout: 'story',
      pages: [
        {
          symbols: ['barber-pole'],
          text: 'Today I get a haircut. Hair grows, and cutting it does not hurt.',
        },
        {
          symbols: ['person-getting-haircut'],
          text: 'I sit on a chair that can go up. I wear a cape, so that hair does not fall on my clothes.',
        },
        {
          symbols: ['scissors', 'ear'],
          text: 'The scissors go snip, snip near my ear. It is only a sound. I can hold my toy.',
        },
        { symbols: ['raised-hand'], text: 'If it is too much, I raise my hand. Then we stop and breathe.' },
        {
          symbols: ['mirror', 'grinning-face-with-smiling-eyes'],
          text: 'At the end I look into the mirror. My hair is short, and I am still me.',
        },
      ],
      plan: {
        heading: 'For parents: before the haircut',
        points: [
          'Visit the shop once just to look, at a quiet hour.',
          'Ask for scissors in place of the machine. Cut one side today and the other tomorrow if needed.',
          'Deep pressure on shoulders and head before you start helps many children.',
        ],
      },
    }),
  }),
  entry({
    ...story,
    key: 'story-waiting',
    title: 'I can wait: a social story',
    description: 'Waiting is hard. This story gives it a picture, a reason and three things to do.',
    skills: ['social', 'attention'],
    tags: ['adhd', 'autism', 'behaviour'],
    keywords: ['social story', 'waiting', 'turn taking'],
    likes: 221,
    alt: 'A page in large print with a picture of an hourglass.',
    ...pdf({
      layout: 'story',
      pages: [
        {
          symbols: ['hourglass-not-done'],
          text: 'Sometimes I must wait. Waiting means: not now, but later.',
        },
        {
          symbols: ['busts-in-silhouette', 'shopping-cart'],
          text: 'I wait in a shop when others came first. It is their turn, then mine.',
        },
        {
          symbols: ['person-standing', 'mantelpiece-clock'],
          text: 'Waiting can feel long. My legs may want to run.',
        },
        {
          symbols: ['hand-with-fingers-splayed', 'musical-notes', 'teddy-bear'],
          text: 'I can count my fingers, hum a song, or hold my toy.',
        },
        { symbols: ['thumbs-up'], text: 'Then it is my turn. I waited. I am proud.' },
      ],
      plan: {
        heading: 'For grown-ups: how waiting is learnt',
        points: [
          'Begin with five seconds and a visible timer. Add a little each day.',
          'Give something to hold or do. Waiting with empty hands is the hardest kind.',
          'Praise the waiting itself: “You waited while I was on the phone.”',
        ],
      },
    }),
  }),
  entry({
    ...story,
    key: 'story-fire-drill',
    title: 'The loud bell at school: a social story',
    skills: ['emotional', 'sensory'],
    description:
      'What a fire drill is, why it is loud, and where to go. For children who fear sudden sounds.',
    keywords: ['social story', 'fire drill', 'noise', 'school'],
    likes: 174,
    alt: 'A page in large print with a picture of a bell.',
    ...pdf({
      layout: 'story',
      pages: [
        {
          symbols: ['school', 'bell'],
          text: 'Some days a very loud bell rings at school. It is called a fire drill.',
        },
        {
          symbols: ['firefighter'],
          text: 'There is no fire. We practise, so that all of us know what to do.',
        },
        {
          symbols: ['ear', 'headphone'],
          text: 'The bell is loud. I can put my hands on my ears or wear my headphones.',
        },
        {
          symbols: ['person-walking', 'woman-teacher'],
          text: 'I leave my things and walk with my teacher. We go out and stand in a line.',
        },
        {
          symbols: ['relieved-face'],
          text: 'Then the bell stops. We go back in. I was brave, and I am safe.',
        },
      ],
      plan: {
        heading: 'For teachers',
        points: [
          'Tell the child the day before, and again five minutes before the bell.',
          'Let the child stand beside the door, or press the bell.',
          'Play a recording very softly some days before, and let the child change the volume.',
        ],
      },
    }),
  }),
  entry({
    ...story,
    key: 'story-new-baby-hindi',
    title: 'घर में नन्हा मेहमान: चित्र कहानी',
    creator: 'ayesha-khan',
    language: 'hi',
    skills: ['social', 'emotional'],
    tags: ['siblings', 'autism'],
    description: 'छोटा भाई या बहन आने पर क्या-क्या बदलता है, और क्या वैसा ही रहता है।',
    instruction: steps(
      'शांत समय में रोज़ एक बार पढ़िए।',
      'नाम और बातें अपने घर के हिसाब से बदल लीजिए।',
      'कहानी के बाद अकेले में दस मिनट बड़े बच्चे को दीजिए।',
    ),
    keywords: ['कहानी', 'भाई-बहन', 'बदलाव'],
    likes: 195,
    alt: 'बड़े अक्षरों में एक पन्ना, साथ में नन्हे बच्चे का चित्र।',
    ...pdf({
      layout: 'story',
      pages: [
        { symbols: ['baby'], text: 'हमारे घर में एक नन्हा बच्चा आया है। वह बहुत छोटा है।' },
        {
          symbols: ['loudly-crying-face', 'baby-bottle'],
          text: 'वह रोता है, क्योंकि वह बोल नहीं सकता। रोना उसकी बोली है।',
        },
        { symbols: ['ear', 'headphone'], text: 'रोना तेज़ लगे तो मैं कान ढक सकता हूँ या दूसरे कमरे में जा सकता हूँ।' },
        {
          symbols: ['woman', 'red-heart'],
          text: 'माँ बच्चे को दूध पिलाती हैं। फिर वे मेरे पास आती हैं। माँ का प्यार कम नहीं होता।',
        },
        { symbols: ['boy', 'teddy-bear'], text: 'मैं बड़ा भाई हूँ। मैं खिलौना दिखा सकता हूँ। मैं धीरे से छूता हूँ।' },
      ],
      plan: {
        heading: 'माता-पिता के लिए',
        points: [
          'हर दिन दस मिनट सिर्फ़ बड़े बच्चे के लिए रखिए। समय घड़ी पर दिखाइए।',
          'पुरानी दिनचर्या का एक हिस्सा वैसा ही रहने दीजिए।',
          'मदद का छोटा काम दीजिए, जैसे तौलिया पकड़ाना, और धन्यवाद कहिए।',
        ],
      },
    }),
  }),
  entry({
    ...story,
    key: 'story-vaccination',
    title: 'A small prick: getting a vaccine',
    skills: ['emotional', 'daily-living'],
    description:
      'An honest story about an injection: it pricks, it is short, and there is something to hold.',
    keywords: ['social story', 'doctor', 'injection'],
    likes: 142,
    alt: 'A page in large print with a picture of a health worker.',
    ...pdf({
      layout: 'story',
      pages: [
        { symbols: ['health-worker'], text: 'Today I get a vaccine. It helps my body to stay strong.' },
        { symbols: ['chair', 'people-hugging'], text: 'I sit on a lap or on a chair. I may hold a hand.' },
        { symbols: ['syringe'], text: 'There is a prick, like a mosquito. I can blow as if I cool hot tea.' },
        {
          symbols: ['adhesive-bandage'],
          text: 'Then it is over. I get a plaster. My arm may be sore until tomorrow.',
        },
        { symbols: ['playground-slide'], text: 'Afterwards we do what we planned. I got through it.' },
      ],
      plan: {
        heading: 'For parents: on the day',
        points: [
          'Do not say that it will not hurt. Say how long it lasts, and count it: one, two, three, over.',
          'Ask the nurse to be ready before your child comes in.',
          'A cool cloth, blowing bubbles or a song in the ear make it easier.',
        ],
      },
    }),
  }),
]
