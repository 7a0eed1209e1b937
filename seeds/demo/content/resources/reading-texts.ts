import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const reading = {
  type: 'reading-materials',
  creator: 'arjun-deshmukh',
  skills: ['reading-and-writing'],
  tags: ['dyslexia', 'inclusion'],
  age_groups: ['6-9', '9-12'],
  instruction: steps(
    'Read the text aloud once while your child follows with a finger.',
    'Then take turns, a line each.',
    'Talk about the questions. Writing is for those who want to.',
  ),
}

export const readingTexts: DemoResource[] = [
  entry({
    ...reading,
    key: 'read-mango-tree',
    title: 'The mango tree: a story with questions',
    description: 'A short story about sharing in large print with wide lines. Four questions follow.',
    keywords: ['reading comprehension', 'large print', 'story'],
    likes: 218,
    alt: 'A text in large print under a picture of a mango.',
    ...pdf({
      layout: 'reading',
      symbol: 'mango',
      paragraphs: [
        'Tara and Imran live in the same lane. Between their houses stands an old mango tree.',
        'In May the tree is full. “It is our tree,” says Tara. “It stands on our side.” “But the mangoes fall on our side,” says Imran.',
        'They look at each other. A parrot sits on a branch and eats a mango without asking anybody.',
        'Tara laughs first. “The parrot thinks that it is his tree.” Then Imran brings two plates.',
        'They pick ten mangoes. Five go to Tara’s house and five to Imran’s. One more falls down: plop! That one is for the parrot.',
      ],
      questions: {
        heading: 'Talk or write',
        list: [
          'Where does the tree stand?',
          'Why do both children say that the mangoes are theirs?',
          'What made Tara laugh?',
          'How would you share eleven mangoes?',
        ],
      },
    }),
  }),
  entry({
    ...reading,
    key: 'read-rain',
    title: 'Where does the rain come from?',
    description: 'A page of easy science with short sentences. Good before the monsoon begins.',
    keywords: ['reading comprehension', 'science', 'monsoon'],
    likes: 131,
    alt: 'A text in large print under a picture of a cloud with rain.',
    ...pdf({
      layout: 'reading',
      symbol: 'cloud-with-rain',
      paragraphs: [
        'The sun shines on the sea. The water gets warm. A little of it rises into the air. We cannot see it.',
        'High up, the air is cold. The water turns into tiny drops. Many, many drops make a cloud.',
        'The wind blows the clouds over the land. In June it blows from the sea for weeks. We call it the monsoon.',
        'The drops grow. When they are too heavy, they fall. It rains.',
        'The rain runs into streams and rivers, and the rivers run to the sea. Then it begins again.',
      ],
      questions: {
        heading: 'Talk or write',
        list: [
          'What makes the water rise?',
          'What is a cloud made of?',
          'When does the monsoon begin where you live?',
          'Draw the way of a drop.',
        ],
      },
    }),
  }),
  entry({
    ...reading,
    key: 'read-chidiya-hindi',
    title: 'नन्ही चिड़िया और बड़ी हवा',
    creator: 'sunita-yadav',
    language: 'hi',
    description: 'बड़े अक्षरों में छोटी कहानी, आसान वाक्य और चार सवाल।',
    instruction: steps(
      'पहले आप पढ़िए, बच्चा उँगली रखकर देखे।',
      'फिर बारी-बारी एक-एक पंक्ति पढ़िए।',
      'सवालों पर बात कीजिए। लिखना ज़रूरी नहीं।',
    ),
    keywords: ['कहानी', 'पढ़ना', 'बड़े अक्षर'],
    likes: 246,
    alt: 'चिड़िया के चित्र के नीचे बड़े अक्षरों में कहानी।',
    ...pdf({
      layout: 'reading',
      symbol: 'bird',
      paragraphs: [
        'एक नन्ही चिड़िया थी। उसका घोंसला नीम के पेड़ पर था।',
        'एक दिन बहुत तेज़ हवा चली। घोंसला हिलने लगा। चिड़िया डर गई।',
        'पेड़ ने कहा, “डरो मत। मेरी जड़ें गहरी हैं।”',
        'चिड़िया ने डाल को कसकर पकड़ लिया। उसने गाना गाया। गाते-गाते डर छोटा हो गया।',
        'हवा थम गई। चिड़िया ने पेड़ से कहा, “धन्यवाद, दोस्त।” पेड़ ने एक पत्ता गिराया। वह उसका नमस्ते था।',
      ],
      questions: {
        heading: 'बात करो या लिखो',
        list: [
          'चिड़िया का घोंसला कहाँ था?',
          'चिड़िया क्यों डर गई?',
          'डर छोटा कैसे हुआ?',
          'जब तुम्हें डर लगता है, तब तुम क्या करते हो?',
        ],
      },
    }),
  }),
  entry({
    ...reading,
    key: 'read-louis-braille',
    title: 'Six dots that changed the world',
    tags: ['vision', 'inclusion'],
    age_groups: ['9-12', '12-15'],
    description:
      'How a boy of fifteen made an alphabet for fingers. A text about Louis Braille in plain words.',
    keywords: ['Braille', 'biography', 'reading comprehension'],
    likes: 117,
    alt: 'A text in large print under a picture of a hand.',
    ...pdf({
      layout: 'reading',
      symbol: 'index-pointing-up',
      paragraphs: [
        'Louis Braille was born in France in 1809. As a small child he hurt his eye with a tool in his father’s workshop. Soon he was blind.',
        'At school in Paris the books had large raised letters. They were slow to read, and nobody could write them at home.',
        'Then Louis heard of a code of dots for soldiers, who had to read in the dark. It was too hard to use. He made it simpler.',
        'At fifteen he had his alphabet: six dots, in two rows of three, like the six on a dice. One fingertip can feel a whole letter.',
        'Today children read Braille in many languages. Bharati Braille writes Hindi, Tamil, Bengali and others with the same six dots.',
      ],
      questions: {
        heading: 'Talk or write',
        list: [
          'What was the problem with raised letters?',
          'Why are six dots enough?',
          'Where have you seen Braille? Look in a lift or on a medicine box.',
          'What would you invent to help a friend?',
        ],
      },
    }),
  }),
]
