import type { DemoBanner } from './shape.ts'

export const banners: DemoBanner[] = [
  {
    key: 'welcome',
    title: { en: 'Learn together, at your own pace', hi: 'साथ सीखें, अपनी रफ़्तार से' },
    text: {
      en: 'Live sessions with therapists, teachers and doctors. Free to join, with captions.',
      hi: 'जानकार लोगों के साथ लाइव सत्र। मुफ़्त, कैप्शन के साथ।',
    },
    link: '/?status=upcoming',
  },
  {
    key: 'autism',
    title: { en: 'Calmer days for autistic children', hi: 'ऑटिस्टिक बच्चों के लिए शांत दिन' },
    text: {
      en: 'Picture schedules, sleep, school and play, from parents and autistic adults.',
      hi: 'चित्रों वाली दिनचर्या, नींद, स्कूल और खेल, अपने अनुभव से।',
    },
    link: '/?search_query=autism',
  },
  {
    key: 'on-demand',
    title: { en: 'Missed a session? Watch it tonight', hi: 'छूट गया? आज रात देख लें' },
    text: {
      en: 'More than thirty recordings. Most also have the words to read.',
      hi: 'तीस से ज़्यादा सत्र, ज़्यादातर लिखित रूप के साथ।',
    },
    link: '/?status=on-demand',
  },
  {
    key: 'about',
    title: { en: 'Parents and teachers together', hi: 'माता-पिता और शिक्षक, साथ-साथ' },
    text: {
      en: 'Who we are, and how you can take part.',
      hi: 'हम कौन हैं, कैसे काम करते हैं और आप कैसे जुड़ सकते हैं।',
    },
    link: '/about',
  },
  {
    key: 'speech',
    title: { en: 'Every child has something to say', hi: 'हर बच्चे के पास कहने को कुछ है' },
    text: {
      en: 'Words, signs, pictures or a tablet: find what fits your child.',
      hi: 'शब्द, इशारे, चित्र या टैबलेट: अपने बच्चे का तरीक़ा चुनें।',
    },
    link: '/?search_query=speech',
  },
]
