import type { DemoAwareness } from './shape.ts'

export const dyslexia: DemoAwareness = {
  name: 'Dyslexia in the classroom',
  picture: 'read-7',
  title: { en: 'Dyslexia in the classroom', hi: 'कक्षा में डिस्लेक्सिया' },
  summary: {
    en: 'In every class, some children read in their own way. Find out what it is like, and what helps.',
    hi: 'हर कक्षा में तीन बच्चे अपने ढंग से पढ़ते हैं। देखें कि उन्हें पन्ना कैसा दिखता है, और उन्हें किससे मदद मिलती है।',
  },
  description: {
    en: 'A child who reads slowly is often the one who tries hardest.\n\nIn five minutes you find out what reading can feel like for a child with dyslexia. You learn three things that any teacher or parent can do tomorrow, at no cost.',
    hi: 'जो बच्चा धीरे पढ़ता है, अक्सर वही सबसे ज़्यादा कोशिश करता है।\n\nपाँच मिनट में आप एक पन्ना वैसे देखेंगे जैसे डिस्लेक्सिया वाला बच्चा देखता है, और तीन बातें सीखेंगे जो कोई भी टीचर या माता-पिता कल से, बिना पैसे के, कर सकते हैं।',
  },
  pledge: {
    en: 'I will never make a child read aloud without asking, and I will count ideas before spelling.',
    hi: 'मैं बिना पूछे किसी बच्चे से ज़ोर से नहीं पढ़वाऊँगा/पढ़वाऊँगी, और वर्तनी से पहले विचार देखूँगा/देखूँगी।',
  },
  film_url: 'https://www.youtube.com/watch?v=PankhDemo42',
  film_minutes: 4,
  transcript: {
    en: 'A page of a schoolbook. The letters stand still for most of us. Then they begin to crowd.\n\n“I know the story,” says Anu, who is nine. “I could tell it to you. But when I must read it aloud, everyone waits.”\n\nHer teacher gives her the page the day before. Next morning Anu puts up her hand herself.',
    hi: 'एक किताब का पन्ना। हममें से ज़्यादातर के लिए अक्षर टिके रहते हैं। फिर वे आपस में सटने लगते हैं।\n\n“मुझे कहानी आती है,” नौ साल की अनु कहती है। “मैं सुना सकती हूँ। पर जब ज़ोर से पढ़ना पड़ता है, तो सब इंतज़ार करते हैं।”\n\nउसकी टीचर उसे पन्ना एक दिन पहले दे देती हैं। अगली सुबह अनु खुद हाथ उठाती है।',
  },
  questions: [
    {
      question: { en: 'What is dyslexia?', hi: 'डिस्लेक्सिया क्या है?' },
      explanation: {
        en: 'It is a difference in how the brain handles written words. It says nothing about how clever someone is.',
        hi: 'यह इस बात का अंतर है कि दिमाग लिखे शब्दों को कैसे पढ़ता है। इससे यह पता नहीं चलता कि कोई कितना होशियार है।',
      },
      choices: [
        { choice: { en: 'A child who does not try.', hi: 'बच्चा जो कोशिश नहीं करता।' }, is_right: false },
        { choice: { en: 'Weak eyes.', hi: 'कमज़ोर आँखें।' }, is_right: false },
        {
          choice: { en: 'Another way of handling written words.', hi: 'लिखे शब्दों को समझने का अलग तरीका।' },
          is_right: true,
        },
      ],
    },
    {
      question: { en: 'What helped Anu to read aloud?', hi: 'अनु को ज़ोर से पढ़ने में किससे मदद मिली?' },
      explanation: {
        en: 'She had the page a day before, and chose the moment herself.',
        hi: 'उसे पन्ना एक दिन पहले मिला, और समय उसने खुद चुना।',
      },
      choices: [
        { choice: { en: 'Having the page the day before.', hi: 'पन्ना एक दिन पहले मिलना।' }, is_right: true },
        { choice: { en: 'Reading first, before all others.', hi: 'सबसे पहले पढ़ना।' }, is_right: false },
        { choice: { en: 'A prize for the fastest.', hi: 'सबसे तेज़ को इनाम।' }, is_right: false },
      ],
    },
    {
      question: {
        en: 'The answer is correct, but the spelling isn’t. What counts?',
        hi: 'जवाब सही है, वर्तनी नहीं। क्या गिना जाए?',
      },
      explanation: {
        en: 'What the child knows. Spelling can be practised on another day.',
        hi: 'बच्चा जो जानता है। वर्तनी का अभ्यास किसी और दिन हो सकता है।',
      },
      choices: [
        { choice: { en: 'Half of the marks go.', hi: 'आधे अंक कट जाते हैं।' }, is_right: false },
        { choice: { en: 'The idea counts in full.', hi: 'विचार के पूरे अंक।' }, is_right: true },
        { choice: { en: 'The child writes it ten times.', hi: 'बच्चा उसे दस बार लिखे।' }, is_right: false },
      ],
    },
  ],
  skills: ['reading-and-writing'],
  tags: ['dyslexia'],
  age_groups: ['6-9', '9-12'],
}
