import type { DemoAwareness } from './shape.ts'

export const inclusiveSchools: DemoAwareness = {
  name: 'Inclusive schools',
  picture: 'play-4',
  title: { en: 'Inclusive schools', hi: 'सबके लिए स्कूल' },
  summary: {
    en: 'A school for all begins with small things: a ramp, a quiet corner, a friend at lunch.',
    hi: 'सबके लिए स्कूल छोटी चीज़ों से शुरू होता है: एक रैम्प, एक शांत कोना, खाने के समय एक दोस्त।',
  },
  description: {
    en: 'Most children with disabilities could learn at the school next door. What keeps them out is seldom money.\n\nThis program is for parents, teachers and whole schools. It shows what changes when a child belongs, and for whom: for everyone.',
    hi: 'विकलांगता वाले ज़्यादातर बच्चे पास के स्कूल में पढ़ सकते हैं। उन्हें बाहर रखने वाली चीज़ अक्सर पैसा नहीं होती।\n\nयह प्रोग्राम माता-पिता, टीचरों और पूरे स्कूलों के लिए है। यह दिखाता है कि जब कोई बच्चा अपना होता है तो क्या बदलता है, और किसके लिए: सबके लिए।',
  },
  pledge: {
    en: 'This week I will ask one child what would make school easier, and do one thing about it.',
    hi: 'इस हफ़्ते मैं एक बच्चे से पूछूँगा/पूछूँगी कि स्कूल किससे आसान होगा, और उसके लिए एक काम करूँगा/करूँगी।',
  },
  film_url: 'https://vimeo.com/9000000143',
  film_minutes: 3,
  transcript: {
    en: 'A schoolyard at lunch. Ravi sits in his wheelchair beside the steps. The others play below.\n\nTwo girls carry a plank. It is too steep. They fetch a second one, and a third. Then Ravi rolls down.\n\n“It took us four days,” says one of them. “Afterwards the headteacher had it built in concrete. Now the little ones race on it.”',
    hi: 'खाने की छुट्टी में स्कूल का मैदान। रवि अपनी व्हीलचेयर में सीढ़ियों के पास बैठा है। बाकी नीचे खेल रहे हैं।\n\nदो लड़कियाँ एक तख़्ता लाती हैं। ढलान बहुत तेज़ है। वे दूसरा लाती हैं, फिर तीसरा। तब रवि नीचे उतरता है।\n\n“हमें चार दिन लगे,” उनमें से एक कहती है। “बाद में प्रधानाध्यापिका ने उसे पक्का बनवा दिया। अब छोटे बच्चे उस पर दौड़ लगाते हैं।”',
  },
  questions: [
    {
      question: { en: 'Who gains when a school is for all?', hi: 'जब स्कूल सबके लिए हो, तो किसे फ़ायदा होता है?' },
      explanation: {
        en: 'Ramps, clear words and quiet corners help every child at some time.',
        hi: 'रैम्प, साफ़ शब्द और शांत कोने कभी न कभी हर बच्चे के काम आते हैं।',
      },
      choices: [
        { choice: { en: 'Every child.', hi: 'हर बच्चे को।' }, is_right: true },
        {
          choice: { en: 'Children with disabilities only.', hi: 'सिर्फ़ विकलांगता वाले बच्चों को।' },
          is_right: false,
        },
        {
          choice: { en: 'Nobody: the others learn less.', hi: 'किसी को नहीं: बाकी कम सीखते हैं।' },
          is_right: false,
        },
      ],
    },
    {
      question: { en: 'Who should say what a child needs?', hi: 'बच्चे को क्या चाहिए, यह किसे बताना चाहिए?' },
      explanation: {
        en: 'Ask the child first. Children know best, and they are asked least.',
        hi: 'पहले बच्चे से पूछें। जो सबसे अच्छे से जानते हैं, उन्हीं से सबसे कम पूछा जाता है।',
      },
      choices: [
        { choice: { en: 'The doctor alone.', hi: 'सिर्फ़ डॉक्टर को।' }, is_right: false },
        {
          choice: { en: 'The child first, with the family.', hi: 'पहले बच्चे को, परिवार के साथ।' },
          is_right: true,
        },
        { choice: { en: 'The other parents.', hi: 'दूसरे माता-पिता को।' }, is_right: false },
      ],
    },
    {
      question: { en: 'What came first in the video?', hi: 'वीडियो में पहले क्या आया?' },
      explanation: {
        en: 'Children with a plank. The concrete came afterwards.',
        hi: 'तख़्ता लिए बच्चे। पक्का रैम्प बाद में बना।',
      },
      choices: [
        { choice: { en: 'A new law.', hi: 'एक नया कानून।' }, is_right: false },
        { choice: { en: 'A large donation.', hi: 'एक बड़ा दान।' }, is_right: false },
        {
          choice: {
            en: 'Two girls who wanted to play with Ravi.',
            hi: 'दो लड़कियाँ जो रवि के साथ खेलना चाहती थीं।',
          },
          is_right: true,
        },
      ],
    },
  ],
  skills: [],
  tags: ['inclusion'],
  age_groups: [],
}
