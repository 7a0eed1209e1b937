import type { DemoQuestion } from './shape.ts'

/** Of the first module of the course for teachers. */
export const belongingQuiz: DemoQuestion[] = [
  {
    kind: 'single',
    question: {
      en: 'A child covers her ears when the bell rings. What helps first?',
      hi: 'घंटी बजने पर एक बच्ची कान ढक लेती है। सबसे पहले क्या मदद करेगा?',
    },
    choices: [
      {
        choice: { en: 'Tell her to take her hands down.', hi: 'उससे हाथ नीचे करने को कहना।' },
        is_right: false,
        feedback: {
          en: 'Her hands help her. Without them the noise only gets worse.',
          hi: 'हाथ उसकी मदद कर रहे हैं। उनके बिना शोर और बढ़ेगा।',
        },
      },
      {
        choice: { en: 'Tell her a minute before it rings.', hi: 'घंटी से एक मिनट पहले उसे बता देना।' },
        is_right: true,
        feedback: {
          en: 'Yes. A noise is easier to bear when you expect it.',
          hi: 'हाँ। जिसकी उम्मीद हो, उसे सहना आसान होता है।',
        },
      },
      {
        choice: { en: 'Wait until she gets used to it.', hi: 'उसके आदी होने तक इंतज़ार करना।' },
        is_right: false,
        feedback: {
          en: 'Many never do. A small change helps today.',
          hi: 'बहुत से बच्चे कभी आदी नहीं होते। एक छोटा बदलाव आज ही मदद करता है।',
        },
      },
    ],
  },
  {
    kind: 'multiple',
    question: {
      en: 'Which of these help friendships to grow?',
      hi: 'इनमें से किनसे दोस्ती बढ़ती है?',
    },
    choices: [
      {
        choice: { en: 'A task that two can only do together.', hi: 'ऐसा काम जो दो बच्चे साथ में ही कर सकें।' },
        is_right: true,
        feedback: { en: 'Yes. Both are needed.', hi: 'हाँ। दोनों की ज़रूरत है।' },
      },
      {
        choice: { en: 'One child who always helps.', hi: 'एक बच्चा जो हमेशा मदद करे।' },
        is_right: false,
        feedback: {
          en: 'A helper is not a friend. Let both give and take.',
          hi: 'मददगार दोस्त नहीं होता। दोनों को देने और लेने दें।',
        },
      },
      {
        choice: { en: 'A club for something that both like.', hi: 'दोनों की पसंद की किसी चीज़ का क्लब।' },
        is_right: true,
        feedback: {
          en: 'Yes. Friends have something to talk about.',
          hi: 'हाँ। दोस्तों के पास बात करने को कुछ होता है।',
        },
      },
    ],
  },
  {
    kind: 'single',
    question: {
      en: 'A parent says that homework takes three hours. What do you say?',
      hi: 'एक माँ कहती है कि होमवर्क में तीन घंटे लगते हैं। आप क्या कहेंगे?',
    },
    choices: [
      {
        choice: { en: '“All the others manage.”', hi: '“बाकी सब कर लेते हैं।”' },
        is_right: false,
        feedback: {
          en: 'This ends the conversation, and nothing gets easier.',
          hi: 'इससे बात खत्म हो जाती है, और कुछ आसान नहीं होता।',
        },
      },
      {
        choice: {
          en: '“Stop after twenty minutes and write down how far you got.”',
          hi: '“बीस मिनट बाद रुक जाइए और लिख दीजिए कि कहाँ तक पहुँचे।”',
        },
        is_right: true,
        feedback: {
          en: 'Yes. You learn what is too much, and the evening is saved.',
          hi: 'हाँ। आपको पता चलता है कि क्या ज़्यादा है, और शाम बच जाती है।',
        },
      },
    ],
  },
]
