import { entry, pdf } from './entry.ts'
import { type DemoResource, steps } from './shape.ts'

const hindi = {
  type: 'worksheets',
  creator: 'sunita-yadav',
  language: 'hi' as const,
  skills: ['fine-motor', 'reading-and-writing'],
  tags: ['dyslexia'],
  age_groups: ['3-6', '6-9'],
  instruction: steps(
    'गहरा अक्षर देखिए और उसकी आवाज़ साथ में बोलिए।',
    'बिंदुओं वाले अक्षर पर पहले उँगली फेरिए, फिर पेंसिल।',
    'ख़ाली लाइन पर ख़ुद लिखिए। एक अच्छा अक्षर भी काफ़ी है।',
  ),
}
const TRACE_HI = 'आवाज़ बोलिए, बिंदुओं पर पेंसिल चलाइए, फिर ख़ाली लाइन पर ख़ुद लिखिए।'

export const tracingHindi: DemoResource[] = [
  entry({
    ...hindi,
    key: 'swar-1',
    title: 'स्वर लिखें: अ से ऊ',
    description: 'छह स्वर, हर एक के साथ एक चित्र। पहले बिंदुओं पर, फिर ख़ुद।',
    keywords: ['स्वर', 'वर्णमाला', 'लिखना'],
    likes: 352,
    alt: 'अ से ऊ तक के स्वर बिंदुओं में, हर एक के साथ चित्र।',
    ...pdf({
      layout: 'tracing',
      hint: TRACE_HI,
      rows: [
        { text: 'अ', symbol: 'pomegranate', word: 'अनार' },
        { text: 'आ', symbol: 'mango', word: 'आम' },
        { text: 'इ', symbol: 'office-building', word: 'इमारत' },
        { text: 'ई', symbol: 'brick', word: 'ईंट' },
        { text: 'उ', symbol: 'owl', word: 'उल्लू' },
        { text: 'ऊ', symbol: 'yarn', word: 'ऊन' },
      ],
    }),
  }),
  entry({
    ...hindi,
    key: 'swar-2',
    title: 'स्वर लिखें: ए से अं',
    description: 'बाक़ी पाँच स्वर। चित्र का नाम बोलिए और पहली आवाज़ पकड़िए।',
    keywords: ['स्वर', 'वर्णमाला', 'मात्रा'],
    likes: 226,
    alt: 'ए से अं तक के स्वर बिंदुओं में, हर एक के साथ चित्र।',
    ...pdf({
      layout: 'tracing',
      hint: TRACE_HI,
      rows: [
        { text: 'ए', symbol: 'foot', word: 'एड़ी' },
        { text: 'ऐ', symbol: 'glasses', word: 'ऐनक' },
        { text: 'ओ', symbol: 'droplet', word: 'ओस' },
        { text: 'औ', symbol: 'woman', word: 'औरत' },
        { text: 'अं', symbol: 'grapes', word: 'अंगूर' },
      ],
    }),
  }),
  entry({
    ...hindi,
    key: 'vyanjan-k',
    title: 'व्यंजन लिखें: क से घ',
    description: 'क, ख, ग, घ: चार अक्षर, चार चित्र और लिखने की खुली जगह।',
    keywords: ['व्यंजन', 'वर्णमाला', 'लिखना'],
    likes: 287,
    alt: 'क, ख, ग, घ बिंदुओं में, साथ में कबूतर, खरगोश, गाजर और घर के चित्र।',
    ...pdf({
      layout: 'tracing',
      hint: TRACE_HI,
      rows: [
        { text: 'क', symbol: 'dove', word: 'कबूतर' },
        { text: 'ख', symbol: 'rabbit', word: 'खरगोश' },
        { text: 'ग', symbol: 'carrot', word: 'गाजर' },
        { text: 'घ', symbol: 'house', word: 'घर' },
      ],
    }),
  }),
  entry({
    ...hindi,
    key: 'ank-1-to-5',
    title: 'अंक लिखें: १ से ५',
    description: 'हिन्दी के अंक बिंदुओं में। गिनिए, लिखिए, और ताली बजाकर दोहराइए।',
    skills: ['fine-motor', 'numbers'],
    keywords: ['अंक', 'गिनती', 'देवनागरी'],
    likes: 142,
    alt: 'देवनागरी अंक १ से ५ बिंदुओं में, नीचे ख़ाली लाइनें।',
    ...pdf({
      layout: 'tracing',
      hint: 'अंक बोलिए, बिंदुओं पर पेंसिल चलाइए, फिर ख़ाली लाइन पर लिखिए।',
      rows: ['१', '२', '३', '४', '५'].map((text) => ({ text })),
    }),
  }),
  entry({
    ...hindi,
    key: 'sound-cards-hindi',
    title: 'आवाज़ से अक्षर: वर्कशीट',
    description: 'बारह पन्ने, हर पन्ने पर एक आवाज़। बड़े अक्षर, साफ़ चित्र और लिखने की खुली जगह।',
    skills: ['reading-and-writing'],
    age_groups: ['6-9', '9-12'],
    keywords: ['ध्वनि', 'अक्षर', 'पढ़ना'],
    likes: 254,
    alt: 'बड़ा अक्षर म, मछली का चित्र और बिंदुओं वाली लाइनें।',
    ...pdf({
      layout: 'sounds',
      hint: 'आवाज़ बोलिए, चित्र का नाम बताइए, फिर अक्षर लिखिए।',
      letters: [
        { letter: 'म', word: 'मछली', symbol: 'fish' },
        { letter: 'न', word: 'नल', symbol: 'potable-water' },
        { letter: 'क', word: 'केला', symbol: 'banana' },
        { letter: 'प', word: 'पतंग', symbol: 'kite' },
        { letter: 'ब', word: 'बस', symbol: 'bus' },
        { letter: 'स', word: 'सेब', symbol: 'red-apple' },
        { letter: 'त', word: 'तारा', symbol: 'star' },
        { letter: 'ल', word: 'लड्डू', symbol: 'orange-circle' },
        { letter: 'र', word: 'रेल', symbol: 'locomotive' },
        { letter: 'ग', word: 'गाय', symbol: 'cow' },
        { letter: 'च', word: 'चाबी', symbol: 'key' },
        { letter: 'ज', word: 'जूता', symbol: 'running-shoe' },
      ],
    }),
  }),
]
