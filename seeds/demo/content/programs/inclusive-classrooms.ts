import { belongingQuiz } from './belonging-quiz.ts'
import type { DemoProgram } from './shape.ts'

export const inclusiveClassrooms: DemoProgram = {
  key: 'inclusive-classrooms',
  picture: 'together-6',
  title: { en: 'Inclusive classrooms', hi: 'सबके लिए कक्षा' },
  summary: {
    en: 'Five modules for teachers who want every child to take part, in a class of any size.',
    hi: 'उन शिक्षकों के लिए पाँच मॉड्यूल, जो चाहते हैं कि बड़ी कक्षा में भी हर बच्चा भाग ले।',
  },
  description: {
    en: 'You learn from teachers, therapists and people who studied in such classes. Watch the videos when you have time, and bring your questions to the live events.\n\nEach module ends with something you can try the next day. There is no deadline: come back when you can.',
    hi: 'आप शिक्षकों, थेरेपिस्टों और उन लोगों से सीखते हैं जो ख़ुद ऐसी कक्षाओं में पढ़े हैं। वीडियो जब चाहें देखें, और लाइव कार्यक्रमों में अपने सवाल लेकर आएँ।\n\nहर मॉड्यूल के अंत में कुछ ऐसा है जिसे आप अगले दिन आज़मा सकते हैं। कोई आख़िरी तारीख़ नहीं है: जब हो सके, लौट आएँ।',
  },
  for_whom: {
    en: 'Teachers of any subject, special educators and shadow teachers. No earlier course is needed.',
    hi: 'किसी भी विषय के शिक्षक, विशेष शिक्षक और सहायक शिक्षक। पहले कोई कोर्स करना ज़रूरी नहीं।',
  },
  outcomes: {
    en: 'Plan one lesson that children can learn in many ways.\nSee what a child’s behaviour is telling you.\nHelp friendships grow in class.\nWrite a plan together with parents.',
    hi: 'ऐसा पाठ बनाएँ जिसमें बच्चे कई रास्तों से आ सकें।\nसमझें कि बच्चे का व्यवहार क्या कह रहा है।\nकक्षा में दोस्ती बढ़ाएँ।\nमाता-पिता के साथ मिलकर योजना लिखें।',
  },
  price_text: { en: 'Free of charge', hi: 'कोई शुल्क नहीं' },
  is_ordered: false,
  skills: ['social', 'reading-and-writing', 'emotional'],
  tags: ['inclusion', 'iep', 'dyslexia', 'behaviour'],
  age_groups: ['6-9', '9-12', '12-15'],
  teachers: ['ananya-rao', 'arjun-deshmukh', 'thomas-kurian'],
  answers: [
    {
      question: { en: 'How long does it take?', hi: 'इसमें कितना समय लगता है?' },
      answer: {
        en: 'About thirteen and a half hours in all. Most people take two to three months.',
        hi: 'कुल मिलाकर लगभग साढ़े तेरह घंटे। ज़्यादातर लोग दो से तीन महीने लेते हैं।',
      },
    },
    {
      question: { en: 'What if I miss a live session?', hi: 'अगर मैं लाइव कार्यक्रम न देख पाऊँ?' },
      answer: {
        en: 'Watch the recording afterwards, if there is one. Watching counts as attending.',
        hi: 'रिकॉर्डिंग हो, तो उसे बाद में देखें। देखना भी भाग लेने जितना ही गिना जाता है।',
      },
    },
    {
      question: { en: 'Does my school accept the certificate?', hi: 'क्या मेरा स्कूल यह प्रमाणपत्र मानता है?' },
      answer: {
        en: 'Many do. It has a code that anyone can check. It doesn’t carry CRE points from the Rehabilitation Council of India.',
        hi: 'बहुत से मानते हैं। इसमें एक कोड है जिसे कोई भी जाँच सकता है। इससे भारतीय पुनर्वास परिषद के सीआरई अंक नहीं मिलते।',
      },
    },
  ],
  modules: [
    {
      title: { en: 'Every child belongs', hi: 'हर बच्चा अपना है' },
      description: {
        en: 'What it feels like to be the one who is different, and what teachers did that helped.',
        hi: 'सबसे अलग होना कैसा लगता है, और शिक्षकों की किस बात से मदद मिली।',
      },
      minutes: 135,
      events: ['what-i-wish', 'buddies'],
      questions: belongingQuiz,
    },
    {
      title: { en: 'One lesson, many ways in', hi: 'एक पाठ, कई रास्ते' },
      description: {
        en: 'Plan a lesson in which nobody is left out.',
        hi: 'पाठ ऐसे बनाएँ कि कोई बाहर खड़ा न रहे।',
      },
      minutes: 180,
      events: ['one-lesson-many-ways'],
    },
    {
      title: { en: 'Behaviour has a reason', hi: 'व्यवहार की वजह होती है' },
      description: {
        en: 'One of the two is enough: the short talk, or the four-hour course for school teams.',
        hi: 'दोनों में से एक काफ़ी है: छोटी बातचीत, या स्कूल की टीम के लिए पूरा दिन।',
      },
      minutes: 75,
      events: ['meltdowns', 'behaviour-is-a-message'],
      events_needed: 1,
    },
    {
      title: { en: 'Reading and writing for all', hi: 'सबके लिए पढ़ना और लिखना' },
      description: {
        en: 'Sounds and letters, or handwriting. Choose what your class needs.',
        hi: 'ध्वनि, अक्षर और हाथ। अपनी कक्षा की ज़रूरत चुनें।',
      },
      minutes: 180,
      events: ['sounds-to-words', 'before-the-pencil'],
      events_needed: 1,
    },
    {
      title: { en: 'Planning together', hi: 'मिलकर योजना बनाना' },
      description: {
        en: 'Plans and exams, together with parents.',
        hi: 'योजना और परीक्षा, माता-पिता के साथ बैठकर।',
      },
      minutes: 240,
      events: ['iep-for-everyone', 'exam-adjustments'],
    },
  ],
  people: ['arjun-deshmukh'],
}
