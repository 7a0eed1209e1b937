import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const feeling = {
  type: 'worksheets',
  creator: 'tenzin-dolma',
  skills: ['emotional', 'communication'],
  tags: ['autism', 'behaviour'],
  age_groups: ['3-6', '6-9', '9-12'],
}

export const dayCharts: DemoResource[] = [
  entry({
    ...feeling,
    key: 'my-day-chart',
    title: 'Today is… day, weather and feelings chart',
    type: 'chart',
    creator: 'rukmini-patil',
    skills: ['attention', 'communication', 'emotional'],
    tags: ['visual-schedules', 'inclusion'],
    age_groups: ['3-6', '6-9'],
    description:
      'A chart for the morning circle: which day, what weather, and how am I? Use clothes pegs to mark.',
    instruction: steps(
      'Laminate the chart and clip a peg to each row.',
      'Ask the same three questions every morning.',
      'Let a child be the one who asks.',
    ),
    keywords: ['calendar', 'weather', 'circle time'],
    likes: 264,
    alt: 'A chart with rows for the day of the week, the weather and feelings.',
    ...pdf({
      layout: 'day-chart',
      hint: 'Clip a peg to each answer, or point to it.',
      rows: [
        {
          question: 'Which day is today?',
          choices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
            (word) => ({ word }),
          ),
        },
        {
          question: 'What is the weather like?',
          choices: [
            { symbol: 'sun', word: 'sunny' },
            { symbol: 'cloud', word: 'cloudy' },
            { symbol: 'cloud-with-rain', word: 'rainy' },
            { symbol: 'wind-face', word: 'windy' },
            { symbol: 'fog', word: 'foggy' },
            { symbol: 'snowflake', word: 'cold' },
          ],
        },
        {
          question: 'How am I today?',
          choices: [
            { symbol: 'grinning-face-with-smiling-eyes', word: 'happy' },
            { symbol: 'relieved-face', word: 'calm' },
            { symbol: 'sleepy-face', word: 'tired' },
            { symbol: 'crying-face', word: 'sad' },
            { symbol: 'angry-face', word: 'angry' },
            { symbol: 'face-with-thermometer', word: 'unwell' },
          ],
        },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'aaj-ka-din-chart',
    title: 'आज का दिन: दिन, मौसम और मन',
    type: 'chart',
    creator: 'sunita-yadav',
    language: 'hi',
    skills: ['attention', 'communication', 'emotional'],
    tags: ['visual-schedules', 'inclusion'],
    age_groups: ['3-6', '6-9'],
    description: 'सुबह की बैठक के लिए चार्ट: आज कौन-सा दिन है, मौसम कैसा है, और मन कैसा है?',
    instruction: steps(
      'चार्ट पर कपड़े की चिमटी लगाइए।',
      'हर सुबह यही तीन सवाल पूछिए।',
      'सवाल पूछने का काम बच्चों को दीजिए।',
    ),
    keywords: ['दिन', 'मौसम', 'भावना', 'चार्ट'],
    likes: 189,
    alt: 'दिन, मौसम और मन की पंक्तियों वाला चार्ट।',
    ...pdf({
      layout: 'day-chart',
      hint: 'हर पंक्ति में एक चिमटी लगाओ या उँगली रखो।',
      rows: [
        {
          question: 'आज कौन-सा दिन है?',
          choices: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'].map((word) => ({
            word,
          })),
        },
        {
          question: 'मौसम कैसा है?',
          choices: [
            { symbol: 'sun', word: 'धूप' },
            { symbol: 'cloud', word: 'बादल' },
            { symbol: 'cloud-with-rain', word: 'बारिश' },
            { symbol: 'wind-face', word: 'हवा' },
            { symbol: 'hot-face', word: 'गर्मी' },
            { symbol: 'cold-face', word: 'सर्दी' },
          ],
        },
        {
          question: 'मेरा मन कैसा है?',
          choices: [
            { symbol: 'grinning-face-with-smiling-eyes', word: 'ख़ुश' },
            { symbol: 'relieved-face', word: 'शांत' },
            { symbol: 'sleepy-face', word: 'थका हुआ' },
            { symbol: 'crying-face', word: 'उदास' },
            { symbol: 'angry-face', word: 'ग़ुस्सा' },
          ],
        },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'weather-clothes-chart',
    title: 'What do I wear today?',
    type: 'chart',
    creator: 'rukmini-patil',
    skills: ['daily-living', 'attention'],
    tags: ['home-routines', 'visual-schedules'],
    age_groups: ['3-6', '6-9'],
    description: 'Hot, rainy or cold: three rows of clothes that fit. Hang it inside the wardrobe.',
    instruction: steps(
      'Look out of the window together.',
      'Find the row and lay out the clothes.',
      'Let your child choose the colour.',
    ),
    keywords: ['clothes', 'weather', 'dressing'],
    likes: 145,
    alt: 'A chart with three rows of clothes for hot, rainy and cold days.',
    ...pdf({
      layout: 'day-chart',
      hint: 'Look out of the window. Find your row.',
      rows: [
        {
          question: 'It is hot',
          choices: [
            { symbol: 't-shirt', word: 'T-shirt' },
            { symbol: 'shorts', word: 'shorts' },
            { symbol: 'thong-sandal', word: 'chappals' },
            { symbol: 'billed-cap', word: 'cap' },
            { symbol: 'sunglasses', word: 'sunglasses' },
          ],
        },
        {
          question: 'It is raining',
          choices: [
            { symbol: 'umbrella-with-rain-drops', word: 'umbrella' },
            { symbol: 'coat', word: 'raincoat' },
            { symbol: 'thong-sandal', word: 'sandals' },
            { symbol: 'briefs', word: 'dry clothes for later' },
          ],
        },
        {
          question: 'It is cold',
          choices: [
            { symbol: 'coat', word: 'sweater or coat' },
            { symbol: 'jeans', word: 'long trousers' },
            { symbol: 'scarf', word: 'scarf' },
            { symbol: 'gloves', word: 'gloves' },
            { symbol: 'socks', word: 'socks' },
          ],
        },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'safety-circles',
    title: 'सुरक्षा के घेरे: कौन कितने पास',
    creator: 'sunita-yadav',
    language: 'hi',
    skills: ['social', 'daily-living'],
    tags: ['transition', 'intellectual-disability', 'autism'],
    age_groups: ['9-12', '12-15', '15-18'],
    description: 'परिवार, दोस्त, जान-पहचान और अनजान लोग। बच्चे के साथ भरने के लिए चित्रों वाला पन्ना।',
    instruction: steps(
      'बीच में बच्चे का नाम लिखिए।',
      'हर घेरे में लोगों के नाम या फ़ोटो लगाइए।',
      'बात कीजिए: किसे गले लगा सकते हैं, किसे नमस्ते करते हैं?',
      'बताइए: “नहीं” कहना ठीक है, और मुझे हमेशा बता सकते हो।',
    ),
    keywords: ['सुरक्षा', 'रिश्ते', 'सीमाएँ'],
    likes: 289,
    alt: 'चार घेरे: परिवार, दोस्त, जान-पहचान और अनजान लोग।',
    ...pdf({
      layout: 'circles',
      hint: 'हर घेरे में नाम लिखो। बीच में मैं हूँ।',
      symbol: 'slightly-smiling-face',
      rings: [
        { name: 'परिवार', text: 'गले लग सकता हूँ, अगर मैं चाहूँ।' },
        { name: 'दोस्त', text: 'हाथ मिलाता हूँ, साथ खेलता हूँ।' },
        { name: 'जान-पहचान', text: 'नमस्ते करता हूँ।' },
        { name: 'अनजान', text: 'दूर रहता हूँ, साथ नहीं जाता।' },
      ],
    }),
  }),
  entry({
    ...feeling,
    key: 'people-circles',
    title: 'Circles of people: how near is near?',
    skills: ['social', 'daily-living'],
    tags: ['transition', 'autism', 'intellectual-disability'],
    age_groups: ['9-12', '12-15', '15-18'],
    description:
      'Family, friends, people I know, people I do not know. Fill in names and talk about hugs, hands and hello.',
    instruction: steps(
      'Write your name in the middle, then names in each circle.',
      'Talk about greetings that fit each circle.',
      'Say it often: you may say no to any touch, and you can always tell me.',
    ),
    keywords: ['safety', 'relationships', 'consent', 'boundaries'],
    likes: 238,
    alt: 'Four circles named family, friends, people I know and people I do not know.',
    ...pdf({
      layout: 'circles',
      hint: 'I am in the middle. Write a name into each circle.',
      symbol: 'slightly-smiling-face',
      rings: [
        { name: 'Family', text: 'A hug, if both of us want it.' },
        { name: 'Friends', text: 'A high five. We play together.' },
        { name: 'People I know', text: 'Namaste or hello.' },
        { name: 'Strangers', text: 'I keep away and never go along.' },
      ],
    }),
  }),
]
