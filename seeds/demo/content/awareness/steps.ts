import type { Text } from '../shape.ts'

/** The four awareness steps, in the same words for each program of the demo. */
export const steps: { title: Text; description: Text }[] = [
  {
    title: { en: 'Spread Awareness', hi: 'जागरूकता फैलाएँ' },
    description: {
      en: 'Tell people why this matters to you. Share your page in one group where people know you, such as family or school.',
      hi: 'लोगों को बताएँ कि यह आपके लिए क्यों ज़रूरी है। अपना पन्ना किसी ऐसे समूह में साझा करें जहाँ लोग आपको जानते हैं, जैसे परिवार या स्कूल।',
    },
  },
  {
    title: { en: 'Personalised Landing Page', hi: 'आपका अपना पन्ना' },
    description: {
      en: 'Write two or three sentences in your own words, and choose the name that people see. A page with a person on it is read to the end.',
      hi: 'अपने शब्दों में दो-तीन वाक्य लिखें, और वह नाम चुनें जो लोगों को दिखे। जिस पन्ने के पीछे कोई इंसान हो, उसे लोग अंत तक पढ़ते हैं।',
    },
  },
  {
    title: { en: 'Send Invites', hi: 'निमंत्रण भेजें' },
    description: {
      en: 'Invite people by e-mail, or send them your link. Ten people whom you know do more than a hundred whom you do not.',
      hi: 'लोगों को ई-मेल से बुलाएँ, या उन्हें अपना लिंक भेजें। दस जान-पहचान वाले सौ अनजान लोगों से ज़्यादा करते हैं।',
    },
  },
  {
    title: { en: 'Track Completions', hi: 'देखें कितनों ने पूरा किया' },
    description: {
      en: 'See how many opened your page and how many took the pledge. Thank them: those who are thanked invite others.',
      hi: 'देखें कि कितनों ने आपका पन्ना खोला और कितनों ने वचन लिया। उन्हें धन्यवाद दें: जिन्हें धन्यवाद मिलता है, वे औरों को बुलाते हैं।',
    },
  },
]
