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

export const guidesForFamilies: DemoResource[] = [
  entry({
    ...guide,
    key: 'guide-late-talking',
    title: 'My child does not speak yet: what helps now',
    creator: 'nalini-subramaniam',
    skills: ['communication', 'play'],
    tags: ['speech-and-language', 'home-routines', 'assessment'],
    age_groups: ['0-3', '3-6'],
    description:
      'Seven habits for home, and when to see someone. Waiting alone is not a plan, and it is not your fault.',
    keywords: ['late talking', 'speech delay', 'parents'],
    likes: 418,
    alt: 'A page of tips for families of children who do not speak yet.',
    ...pdf({
      layout: 'guide',
      lead: 'Many children talk later than others. You can begin to help today, while you look for an assessment.',
      symbol: 'speech-balloon',
      blocks: [
        {
          heading: 'Every day',
          points: [
            'Sit face to face, on the floor.',
            'Say what your child looks at, in one or two words.',
            'Wait. Count to five and look expectant.',
            'Answer every sound, look and point as if it were a word.',
          ],
        },
        {
          heading: 'Make a reason to talk',
          points: [
            'Give half a biscuit, then wait.',
            'Put the ball where it can be seen but not reached.',
            'Stop a song before its last word.',
          ],
        },
        {
          heading: 'Two languages are fine',
          points: ['Speak the language you love in. It does not cause delay.'],
        },
        {
          heading: 'See someone',
          points: [
            'Ask for a hearing test first.',
            'No babble or pointing at twelve months, no word at sixteen, no two words together at two years, or words that are lost at any age: ask a doctor now.',
            'Signs and pictures do not stop speech. They help it.',
          ],
        },
      ],
      remember: 'Talking begins with two people who enjoy the same thing.',
    }),
  }),
  entry({
    ...guide,
    key: 'guide-meltdown-hindi',
    title: 'जब सब कुछ ज़्यादा हो जाए: मेल्टडाउन में मदद',
    creator: 'tenzin-dolma',
    language: 'hi',
    skills: ['emotional', 'sensory'],
    tags: ['autism', 'behaviour', 'home-routines'],
    age_groups: ['3-6', '6-9', '9-12', '12-15'],
    description: 'मेल्टडाउन ज़िद नहीं है। पहले, उसके दौरान और बाद में क्या करें, एक पन्ने पर।',
    instruction: steps('शांत समय में पढ़िए।', 'घर के सभी बड़ों को दिखाइए।', 'इस हफ़्ते सिर्फ़ एक बात आज़माइए।'),
    keywords: ['मेल्टडाउन', 'व्यवहार', 'शांत'],
    likes: 327,
    alt: 'मेल्टडाउन से पहले, दौरान और बाद की युक्तियों वाला पन्ना।',
    ...pdf({
      layout: 'guide',
      lead: 'मेल्टडाउन तब होता है जब शोर, थकान या बदलाव सहने से ज़्यादा हो जाए। बच्चा ऐसा जान-बूझकर नहीं करता।',
      symbol: 'exploding-head',
      blocks: [
        {
          heading: 'पहले के संकेत',
          points: [
            'कान ढकना, तेज़ चलना, एक ही बात दोहराना।',
            'माँगें कम कीजिए, आवाज़ धीमी कीजिए, बाहर निकलने का रास्ता दिखाइए।',
          ],
        },
        {
          heading: 'उस समय',
          points: [
            'सुरक्षा पहले। लोगों को थोड़ा दूर कीजिए।',
            'कम बोलिए। तीन शब्द काफ़ी हैं: “मैं यहाँ हूँ।”',
            'छूने से पहले पूछिए। रोकिए तभी, जब चोट का डर हो।',
          ],
        },
        {
          heading: 'बाद में',
          points: [
            'पानी, आराम और अँधेरा कोना। सवाल और डाँट नहीं।',
            'अगले दिन लिखिए: उससे पहले क्या हुआ था?',
            'अपना भी ध्यान रखिए। एक कप चाय आपकी भी दवा है।',
          ],
        },
      ],
      remember: 'बच्चा परेशान नहीं कर रहा, बच्चा परेशान है।',
    }),
  }),
  entry({
    ...guide,
    key: 'guide-siblings',
    title: 'Brothers and sisters need their own time',
    creator: 'tenzin-dolma',
    skills: ['emotional', 'social'],
    tags: ['siblings'],
    age_groups: ['6-9', '9-12', '12-15'],
    description: 'What siblings often feel but do not say, and six things that parents can do.',
    keywords: ['siblings', 'family', 'feelings'],
    likes: 196,
    alt: 'A page of tips for parents of siblings.',
    ...pdf({
      layout: 'guide',
      lead: 'They love, they wait, they worry, and they are children too. A little goes a long way.',
      symbol: 'people-holding-hands',
      blocks: [
        {
          heading: 'What they may feel',
          points: [
            'Proud and jealous in the same minute.',
            'Guilty about not being disabled, or angry about broken toys.',
            'Worried about later: “Will I have to look after everything?”',
          ],
        },
        {
          heading: 'What helps',
          points: [
            'Fifteen minutes a week with you alone. Put it into the calendar.',
            'Plain words about the disability. What is not said gets bigger.',
            'A place for their things that nobody else may open.',
          ],
        },
        {
          heading: 'What to leave out',
          points: [
            '“You are the strong one.” They may be weak, too.',
            'Making them the second parent. Helping is fine when they may say no.',
          ],
        },
      ],
      remember: 'Ask tonight: “What was unfair this week?” Then just listen.',
    }),
  }),
]
