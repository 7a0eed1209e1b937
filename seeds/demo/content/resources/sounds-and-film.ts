import { entry } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const calm = {
  creator: 'tenzin-dolma',
  skills: ['emotional', 'sensory'],
  tags: ['behaviour', 'inclusion', 'autism'],
  age_groups: ['3-6', '6-9', '9-12', '12-15', '15-18'],
}

export const soundsAndFilm: DemoResource[] = [
  entry({
    ...calm,
    key: 'breathing-flower-film',
    title: 'Breathe with the flower: a silent video',
    type: 'video',
    description:
      'A flower opens while you breathe in and closes while you breathe out. Forty seconds, without sound, with captions.',
    instruction: steps(
      'Sit or lie as you like.',
      'Breathe in while the flower opens, out while it closes.',
      'Twice is enough. Watch it once on a good day first.',
    ),
    keywords: ['breathing', 'calm', 'video', 'captions'],
    licence: 'CC0 1.0',
    likes: 274,
    alt: 'An orange flower with eight petals on a light ground, half open.',
    files: [
      {
        kind: 'video',
        breaths: 4,
        captions: {
          start: 'Breathe with the flower.',
          in: 'Breathe in.',
          out: 'Breathe out, slowly.',
          end: 'Well done.',
        },
      },
    ],
  }),
  entry({
    ...calm,
    key: 'breathing-flower-film-hindi',
    title: 'फूल के साथ साँस: छोटी फ़िल्म',
    type: 'video',
    language: 'hi',
    description: 'फूल खिले तो साँस अंदर, बंद हो तो साँस बाहर। बीस सेकंड, बिना आवाज़, हिन्दी में लिखे शब्द।',
    instruction: steps('आराम से बैठिए या लेटिए।', 'फूल खिले तो साँस लीजिए, बंद हो तो छोड़िए।'),
    keywords: ['साँस', 'शांत', 'फ़िल्म'],
    licence: 'CC0 1.0',
    likes: 139,
    alt: 'हल्की पृष्ठभूमि पर आधा खिला नारंगी फूल।',
    files: [
      {
        kind: 'video',
        breaths: 2,
        captions: { start: 'फूल के साथ साँस लो।', in: 'साँस अंदर।', out: 'धीरे-धीरे साँस बाहर।', end: 'शाबाश।' },
      },
    ],
  }),
  entry({
    ...calm,
    key: 'breathing-sound',
    title: 'Calm breathing: a sound that rises and falls',
    type: 'activity',
    description:
      'A soft chord of forty seconds: four seconds in, six seconds out. For calm corners and bedtime.',
    instruction: steps(
      'Play it softly, from a place that can be seen.',
      'Breathe in as it swells, out as it falls.',
    ),
    keywords: ['breathing', 'sound', 'relaxation'],
    licence: 'CC0 1.0',
    likes: 186,
    alt: 'A sound file: a soft chord that swells and falls.',
    files: [{ kind: 'audio', sound: 'breathing', seconds: 40 }],
  }),
  entry({
    ...calm,
    key: 'singing-bowl',
    title: 'Singing bowl: listen until it is gone',
    type: 'activity',
    skills: ['attention', 'sensory'],
    description:
      'Three strokes of a bowl, fifteen seconds each. Raise a hand when you hear nothing any more.',
    instruction: steps(
      'Close your eyes if you like.',
      'Listen until the sound is gone, then raise your hand.',
      'Deaf children can hold the loudspeaker and feel it.',
    ),
    keywords: ['listening', 'mindfulness', 'sound'],
    licence: 'CC0 1.0',
    likes: 122,
    alt: 'A sound file: three strokes of a singing bowl.',
    files: [{ kind: 'audio', sound: 'bells', seconds: 45 }],
  }),
  entry({
    ...calm,
    key: 'walking-drum',
    title: 'A steady drum to walk and clap with',
    type: 'activity',
    creator: 'prabhjot-singh',
    skills: ['gross-motor', 'attention'],
    tags: ['cerebral-palsy', 'down-syndrome', 'adhd'],
    age_groups: ['3-6', '6-9', '9-12'],
    description: 'Sixty beats in a minute, every fourth one deep. Walk, roll, clap or tap along.',
    instruction: steps('Clap on the deep beat first.', 'Then step on every beat.', 'Freeze when it stops.'),
    keywords: ['rhythm', 'walking', 'sound'],
    licence: 'CC0 1.0',
    likes: 104,
    alt: 'A sound file: a steady drum.',
    files: [{ kind: 'audio', sound: 'drum', seconds: 40 }],
  }),
  entry({
    ...calm,
    key: 'script-body-scan',
    title: 'A quiet minute: words to read aloud',
    type: 'reading-materials',
    description: 'A short text for the end of a lesson or of a day, from the feet to the head.',
    instruction: steps(
      'Read slowly, with a breath after each line.',
      'Eyes may stay open. Lying, sitting and standing are all fine.',
    ),
    keywords: ['relaxation', 'script', 'calm'],
    licence: 'CC BY 4.0',
    likes: 133,
    alt: 'A text file with a relaxation to read aloud.',
    files: [
      {
        kind: 'text',
        text: 'A QUIET MINUTE\n\nSit or lie as you like. You need not do anything.\n\nFeel your feet. Are they warm or cold?\nFeel your legs. They carried you all day. Thank you, legs.\nFeel your tummy. It goes up, it goes down.\nFeel your hands. Open them. Let them rest.\nFeel your shoulders. Pull them up to your ears. Let them fall.\nFeel your face. Make it small, like a raisin. Let it go.\n\nListen. What is near? What is far?\n\nBreathe in. Breathe out.\nNow move one finger. Now your toes.\nWelcome back.\n\nPankh. CC BY 4.0\n',
      },
    ],
  }),
  entry({
    ...calm,
    key: 'rhymes-hindi-text',
    title: 'पाँच छोटी कविताएँ हाथों के खेल के साथ',
    type: 'reading-materials',
    creator: 'sunita-yadav',
    language: 'hi',
    skills: ['communication', 'play', 'fine-motor'],
    tags: ['speech-and-language', 'down-syndrome'],
    age_groups: ['0-3', '3-6'],
    description: 'उँगलियों और ताली के साथ बोलने वाली पाँच नई कविताएँ। दोहराने से बोली खुलती है।',
    instruction: steps(
      'आमने-सामने बैठिए।',
      'धीरे बोलिए और हाथों से करके दिखाइए।',
      'आख़िरी शब्द से पहले रुकिए और बच्चे को बोलने दीजिए।',
    ),
    keywords: ['कविता', 'बोली', 'खेल'],
    licence: 'CC BY 4.0',
    likes: 201,
    alt: 'पाँच छोटी कविताओं की फ़ाइल।',
    files: [
      {
        kind: 'text',
        text: 'पाँच छोटी कविताएँ\n\n1. ताली\nताली बजाओ, एक दो तीन,\nगोल घुमाओ, जैसे मशीन।\nऊपर, नीचे, पीछे, पास,\nहाथ मिलाओ, हम हैं साथ।\n\n2. उँगलियाँ\nएक उँगली आई, बोली नमस्ते,\nदो उँगली आईं हँसते-हँसते।\nतीन ने गाया, चार ने नाचा,\nपाँचवीं बोली, वाह भई, अच्छा!\n\n3. बूँद\nटिप टिप टिप टिप बूँद गिरी,\nपत्ते पर से वह फिसली।\nमिट्टी में जाकर सो गई,\nसुबह को कोंपल हो गई।\n\n4. रोटी\nगोल गोल बेली रोटी,\nन पतली और न मोटी।\nतवे पे डाली, फूल गई,\nअम्मा ने दी, मैं खा गई।\n\n5. सो जा\nचंदा आया, तारे आए,\nपेड़ों ने भी सिर झुकाए।\nहाथ सो गए, पाँव सो गए,\nनन्हे के भी ख़्वाब हो गए।\n\nपंख। CC BY 4.0\n',
      },
    ],
  }),
  entry({
    ...calm,
    key: 'dictation-sentences',
    title: 'Fifty sentences to read or write, from easy to harder',
    type: 'reading-materials',
    creator: 'arjun-deshmukh',
    skills: ['reading-and-writing'],
    tags: ['dyslexia'],
    age_groups: ['6-9', '9-12'],
    description:
      'Sentences that use only sounds learnt before, in five levels. Plain text for any screen reader or printer.',
    instruction: steps(
      'Start at the level where eight of ten go well.',
      'Read first, write on another day.',
      'One level a month is fast enough.',
    ),
    keywords: ['dictation', 'phonics', 'sentences'],
    licence: 'CC BY 4.0',
    likes: 157,
    alt: 'A text file with fifty sentences in five levels.',
    files: [
      {
        kind: 'text',
        text: `FIFTY SENTENCES\n\n${[
          [
            'Level 1: short vowels',
            'The cat sat.|A big red bus.|Sam has a bat.|The sun is hot.|Dad is in bed.|Tim and Pam ran.|The hen is wet.|I hid in the hut.|Mum got a pot.|Ten men had a nap.',
          ],
          [
            'Level 2: two consonants',
            'The frog can jump.|Stop at the pond.|I drank the milk.|Grandad has a lamp.|The drum is at the camp.|Spin and clap.|The crab hid in the sand.|Fred lost his belt.|The wind bent the plant.|Snap the twig and run.',
          ],
          [
            'Level 3: sh, ch, th, ng',
            'The ship is long.|She had fish and chips.|This is the path.|Sing a song with them.|The chick sat on my chin.|Shut that shop.|Thank the king.|Much of the lunch is cold.|Bring the thick cloth.|The moth is on the shelf.',
          ],
          [
            'Level 4: long vowels',
            'The train is late.|We see a green tree.|I like to ride my bike.|The boat is on the road home.|Use the blue glue.|Rain fell on the lake.|Please eat the peas.|The night was bright.|Smoke rose from the stove.|Luke plays the flute.',
          ],
          [
            'Level 5: longer words',
            'The rabbit hopped under the table.|Yesterday we visited my uncle.|The umbrella is behind the cupboard.|My sister painted a beautiful picture.|The monkey opened the basket.|Tomorrow is a holiday.|The teacher told us a funny story.|It rained in the afternoon.|Grandmother planted tomatoes.|Everybody was happy together.',
          ],
        ]
          .map(([level = '', list = '']) => `${level}\n${list.split('|').join('\n')}`)
          .join('\n\n')}\n\nPankh. CC BY 4.0\n`,
      },
    ],
  }),
]
