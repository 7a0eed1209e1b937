import type { DemoAwareness } from './shape.ts'

export const autismAcceptance: DemoAwareness = {
  name: 'Autism Acceptance',
  picture: 'senses-4',
  title: { en: 'Autism Acceptance', hi: 'ऑटिज़्म को अपनाएँ' },
  summary: {
    en: 'Five minutes that help you understand an autistic child: a short video, three questions, one promise.',
    hi: 'पाँच मिनट, और किसी बच्चे से मिलने का हमारा तरीक़ा बदल जाता है: एक छोटा वीडियो, तीन सवाल, एक वादा।',
  },
  description: {
    en: 'One child in a hundred is autistic. Most of us have met an autistic child and not known what to do.\n\nThis program shows autism from the inside: why a child looks away, and why a sound hurts. It does not ask for pity. It asks for a little time.',
    hi: 'सौ में से एक बच्चा ऑटिस्टिक होता है। ज़्यादातर लोग किसी न किसी से मिले हैं, पर समझ नहीं पाए कि क्या करें।\n\nयह प्रोग्राम ऑटिज़्म को भीतर से दिखाता है: बच्चा नज़र क्यों हटाता है, कोई आवाज़ क्यों चुभती है, दिन की योजना क्यों मदद करती है। यह दया नहीं माँगता। बस थोड़ा समय माँगता है।',
  },
  pledge: {
    en: 'I will give autistic people time to answer. I will not ask anyone to look me in the eye.',
    hi: 'मैं किसी ऑटिस्टिक व्यक्ति को जवाब देने का समय दूँगा/दूँगी, और किसी से आँख मिलाने को नहीं कहूँगा/कहूँगी।',
  },
  film_url: 'https://www.youtube.com/watch?v=PankhDemo41',
  film_minutes: 3,
  transcript: {
    en: 'A boy of six stands at the school gate. The bell rings, and he covers his ears.\n\n“For me the bell is like a drill,” says a grown man’s voice. “I still hear it. What helped was my teacher. She told me a minute before.”\n\nThe teacher shows the boy a card with a bell on it. He nods, puts on his headphones and walks in with the others.\n\n“She did not change me. She changed a minute of my day.”',
    hi: 'छह साल का एक लड़का स्कूल के गेट पर खड़ा है। घंटी बजती है, और वह कान ढक लेता है।\n\n“मेरे लिए घंटी ड्रिल जैसी है,” एक बड़े आदमी की आवाज़ कहती है। “वह आज भी सुनाई देती है। जिससे मदद मिली, वह थीं मेरी टीचर। वे एक मिनट पहले बता देती थीं।”\n\nटीचर लड़के को घंटी वाला कार्ड दिखाती हैं। वह सिर हिलाता है, हेडफ़ोन लगाता है और सबके साथ अंदर जाता है।\n\n“उन्होंने मुझे नहीं बदला। उन्होंने मेरे दिन का एक मिनट बदला।”',
  },
  questions: [
    {
      question: {
        en: 'A child does not look at you while you talk. What does it mean?',
        hi: 'आप बात कर रहे हैं और बच्चा आपकी ओर नहीं देखता। इसका क्या मतलब है?',
      },
      explanation: {
        en: 'Many autistic people listen better when they look away.',
        hi: 'बहुत से ऑटिस्टिक लोग नज़र हटाकर बेहतर सुन पाते हैं।',
      },
      choices: [
        { choice: { en: 'The child is rude.', hi: 'बच्चा बदतमीज़ है।' }, is_right: false },
        {
          choice: { en: 'The child may be listening well.', hi: 'हो सकता है बच्चा ध्यान से सुन रहा हो।' },
          is_right: true,
        },
        { choice: { en: 'The child does not understand.', hi: 'बच्चा समझता नहीं है।' }, is_right: false },
      ],
    },
    {
      question: {
        en: 'You asked something and no answer came. What helps?',
        hi: 'आपने कुछ पूछा और जवाब नहीं आया। क्या मदद करेगा?',
      },
      explanation: {
        en: 'An answer can take ten seconds. If you ask again, the waiting starts again.',
        hi: 'जवाब में दस सेकंड लग सकते हैं। दोबारा पूछने से इंतज़ार फिर शुरू होता है।',
      },
      choices: [
        {
          choice: { en: 'Wait, and count to ten silently.', hi: 'रुकना, और मन में दस तक गिनना।' },
          is_right: true,
        },
        { choice: { en: 'Ask again, louder.', hi: 'फिर से ज़ोर से पूछना।' }, is_right: false },
        { choice: { en: 'Answer for the child.', hi: 'बच्चे की जगह जवाब देना।' }, is_right: false },
      ],
    },
    {
      question: { en: 'What did the teacher in the video do?', hi: 'वीडियो में टीचर ने क्या किया?' },
      explanation: {
        en: 'It is easier when you know what is coming: she told him a minute before.',
        hi: 'जिसकी उम्मीद हो, उसे सहना आसान होता है: उन्होंने एक मिनट पहले बता दिया।',
      },
      choices: [
        { choice: { en: 'She kept the boy at home.', hi: 'लड़के को घर पर रखा।' }, is_right: false },
        {
          choice: { en: 'She told him before the bell rang.', hi: 'घंटी बजने से पहले उसे बता दिया।' },
          is_right: true,
        },
        {
          choice: { en: 'She switched the bell off forever.', hi: 'घंटी हमेशा के लिए बंद कर दी।' },
          is_right: false,
        },
      ],
    },
  ],
  skills: ['communication'],
  tags: ['autism'],
  age_groups: [],
}
