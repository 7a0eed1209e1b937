import { entry } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const slides = {
  type: 'powerpoint',
  creator: 'arjun-deshmukh',
  skills: ['attention', 'reading-and-writing'],
  tags: ['inclusion', 'iep'],
  age_groups: ['6-9', '9-12', '12-15'],
}

export const classSlides: DemoResource[] = [
  entry({
    ...slides,
    key: 'feelings-lesson-slides',
    title: 'All feelings are allowed: slides for class',
    creator: 'tenzin-dolma',
    skills: ['emotional', 'social'],
    tags: ['inclusion', 'behaviour'],
    age_groups: ['6-9', '9-12'],
    description: 'Seven slides for one lesson on feelings: name it, feel it, breathe, tell someone.',
    instruction: steps(
      'Show one slide, then play it with the whole class.',
      'Nobody has to talk about home.',
      'End with the breathing slide.',
    ),
    keywords: ['feelings', 'lesson', 'slides'],
    likes: 178,
    alt: 'The title slide: All feelings are allowed.',
    files: [
      {
        kind: 'powerpoint',
        slides: [
          {
            title: 'All feelings are allowed',
            points: ['A lesson for Class 2 to 5'],
            symbol: 'slightly-smiling-face',
          },
          {
            title: 'Which faces do you know?',
            points: ['Make a happy face', 'Make a worried face', 'Guess the face of your neighbour'],
            symbol: 'worried-face',
          },
          {
            title: 'Where do I feel it?',
            points: ['Hot cheeks, tight tummy, fast heart', 'Point to the place on your own body'],
            symbol: 'beating-heart',
          },
          {
            title: 'The feeling is fine. What I do can hurt.',
            points: ['I may be angry', 'I do not hit', 'I can stamp, squeeze, or say it'],
            symbol: 'raised-hand',
          },
          {
            title: 'Cool the chai',
            points: ['Hold your cup', 'Breathe in the smell', 'Blow, slowly, five times'],
            symbol: 'hot-beverage',
          },
          {
            title: 'Tell someone',
            points: [
              '“I feel … because …”',
              'A friend, a teacher, someone at home',
              'With words, a card or a drawing',
            ],
            symbol: 'speech-balloon',
          },
          { title: 'Thank you', points: ['Which idea will you try today?'], symbol: 'folded-hands' },
        ],
      },
    ],
  }),
  entry({
    ...slides,
    key: 'isl-awareness-slides',
    title: 'Signing in our school: slides for the assembly',
    creator: 'debjani-sen',
    skills: ['communication', 'social'],
    tags: ['sign-language', 'hearing', 'inclusion'],
    description:
      'Six slides for a morning assembly on Indian Sign Language and on talking with deaf classmates.',
    instruction: steps(
      'Ask a deaf person to lead it, if you can.',
      'Practise the signs with the ISL dictionary before.',
      'Repeat one sign each morning for a week.',
    ),
    keywords: ['sign language', 'assembly', 'awareness'],
    likes: 129,
    alt: 'The title slide: Signing in our school.',
    files: [
      {
        kind: 'powerpoint',
        slides: [
          { title: 'Signing in our school', points: ['A morning assembly'], symbol: 'love-you-gesture' },
          {
            title: 'A language for hands, face and body',
            points: [
              'Indian Sign Language has its own grammar',
              'Millions of people in India use it',
              '23 September is the International Day of Sign Languages',
            ],
            symbol: 'open-hands',
          },
          {
            title: 'Say hello',
            points: ['Wave to be seen', 'Stand in the light', 'Look at the person, not at the interpreter'],
            symbol: 'waving-hand',
          },
          {
            title: 'In class',
            points: [
              'One person at a time',
              'Face the class while you speak, not the board',
              'Write down new words and homework',
            ],
            symbol: 'woman-teacher',
          },
          {
            title: 'Clap like this',
            points: ['Raise both hands and shake them', 'Everybody can see it'],
            symbol: 'raising-hands',
          },
          {
            title: 'Our promise',
            points: ['We learn one sign a week', 'Nobody is left out of a joke'],
            symbol: 'handshake',
          },
        ],
      },
    ],
  }),
  entry({
    ...slides,
    key: 'parents-meeting-hindi-slides',
    title: 'अभिभावक बैठक: साथ मिलकर सीखें',
    creator: 'sunita-yadav',
    language: 'hi',
    skills: ['social', 'attention'],
    tags: ['inclusion', 'iep'],
    description: 'अभिभावकों की पहली बैठक के लिए छह स्लाइड: कम बातें, ज़्यादा बातचीत।',
    instruction: steps(
      'हर स्लाइड पर दो मिनट बोलिए, पाँच मिनट सुनिए।',
      'कुर्सियाँ गोल घेरे में रखिए।',
      'अंत में एक छोटा वादा लिखिए।',
    ),
    keywords: ['अभिभावक', 'बैठक', 'समावेशन'],
    likes: 108,
    alt: 'पहली स्लाइड: साथ मिलकर सीखें।',
    files: [
      {
        kind: 'powerpoint',
        slides: [
          { title: 'साथ मिलकर सीखें', points: ['अभिभावकों की पहली बैठक'], symbol: 'handshake' },
          {
            title: 'पहले परिचय',
            points: ['मेरे बच्चे को क्या पसंद है?', 'मुझे किस बात पर गर्व है?'],
            symbol: 'red-heart',
          },
          {
            title: 'हमारी कक्षा',
            points: ['हर बच्चा अलग तरीके से सीखता है', 'चित्र, खेल और छोटे क़दम', 'ग़लती करना ठीक है'],
            symbol: 'school',
          },
          {
            title: 'घर और स्कूल',
            points: ['डायरी में रोज़ एक पंक्ति', 'महीने में एक मुलाक़ात', 'अच्छी बात पहले'],
            symbol: 'notebook',
          },
          {
            title: 'आप क्या जानना चाहते हैं?',
            points: ['सवाल पर्ची पर लिखिए', 'हर सवाल का जवाब मिलेगा'],
            symbol: 'red-question-mark',
          },
          { title: 'एक छोटा वादा', points: ['इस महीने मैं …', 'धन्यवाद!'], symbol: 'folded-hands' },
        ],
      },
    ],
  }),
]
