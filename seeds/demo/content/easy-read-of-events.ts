import type { SymbolName } from '#foundation/easy-read/symbols.contract.ts'
import type { ContentWarnings } from '#foundation/easy-read/warnings.contract.ts'
import { lines } from './events/writing.ts'

interface EasyEvent {
  symbols: SymbolName[]
  /** Where the event itself says it in one language alone. */
  en?: string
  hi?: string
}

/** By the key of the event, which says what it is in short itself. */
export const easyEvents: Readonly<Record<string, EasyEvent>> = {
  'first-three-years': {
    symbols: ['learn', 'child', 'helper'],
    hi: lines(
      'जानिए कि छोटे बच्चे कैसे बढ़ते हैं।',
      'डॉक्टर को कौन-से संकेत दिखाने हैं, यह समझिए।',
      'अगली बार के लिए एक सूची घर ले जाइए।',
    ),
  },
  'floor-play': {
    symbols: ['play', 'baby', 'toy'],
    hi: lines(
      'शिशुओं के लिए फ़र्श के नौ खेल देखिए।',
      'हर खेल आसान भी बनाया जा सकता है।',
      'बस चटाई, तौलिया और एक खिलौना चाहिए।',
    ),
  },
  'toilet-training': { symbols: ['see', 'picture', 'calm'] },
  'playing-before-words': {
    symbols: ['play', 'child', 'see'],
    hi: lines('बच्चे के साथ चार खेल खेलिए।', 'देखना और रुकना सीखिए।', 'एक कपड़ा, दो कप और एक गेंद लाइए।'),
  },
  'early-help-hindi': {
    symbols: ['learn', 'people'],
    en: lines(
      'Know who to see first.',
      'Keep the right papers with you.',
      'Find the centre in your district.',
    ),
  },
  'first-words': {
    symbols: ['play', 'home', 'speak', 'learn'],
    hi: lines('बोलने के दस खेल सीखिए।', 'रसोई की चीज़ों से खेलिए।', 'अपने घर की भाषा बोलिए।'),
  },
  'starting-aac': {
    symbols: ['learn', 'speak', 'time'],
    hi: lines('जानिए कि एएसी क्या है।', 'हमारे साथ शब्दों का बोर्ड बनाइए।', 'नाश्ते के समय उसे आज़माइए।'),
  },
  stammering: {
    symbols: ['child', 'time', 'read', 'school'],
    hi: lines('समझिए कि हकलाना क्या है।', 'बच्चे को बात पूरी करने का समय दीजिए।', 'कक्षा में पढ़ना आसान बनाइए।'),
  },
  'talking-games-hindi': {
    symbols: ['play', 'home', 'child', 'speak'],
    en: lines(
      'Learn eight easy games.',
      'Play with things from your home.',
      'Give your child time to speak.',
    ),
  },
  'calm-mornings': { symbols: ['picture', 'speak'] },
  'visual-schedules': {
    symbols: ['print'],
    hi: lines('कागज़ और टेप से दिनचर्या बनाइए।', 'अभी, अगला और पूरा दिखाइए।', 'तीन आम गलतियों से बचिए।'),
  },
  'what-i-wish': {
    symbols: ['listen', 'school', 'day'],
    hi: lines(
      'एक ऑटिस्टिक महिला से स्कूल के बारे में सुनिए।',
      'जानिए कि उनके दिन किससे मुश्किल हुए।',
      'अपनी कक्षा के लिए छोटे बदलाव पाइए।',
    ),
  },
  'hard-places': { symbols: ['child', 'home', 'help'] },
  'dyslexia-home-hindi': {
    symbols: ['sound', 'read', 'time'],
    en: lines(
      'Learn what dyslexia is.',
      'Go from sounds to letters.',
      'Read for fifteen minutes a day, as play.',
    ),
  },
  'before-the-pencil': {
    symbols: ['play', 'write'],
    hi: lines('लिखने से पहले खेलिए।', 'कंधे से उँगली तक ताकत बनाइए।', 'जानिए कि टाइप करना कब बेहतर है।'),
  },
  'numbers-you-can-touch': {
    symbols: ['number', 'hand'],
    hi: lines('हाथों और पैरों से गिनिए।', 'छह गतिविधियाँ आज़माइए।', 'बीस छोटी चीज़ें और एक रस्सी लाइए।'),
  },
  'money-skills': { symbols: ['phone', 'learn'] },
  'busy-hands': {
    symbols: ['play', 'hand'],
    hi: lines('मेज़ पर बारह खेल खेलिए।', 'आसान से मुश्किल की ओर चलिए।', 'हर खेल एक हाथ से भी होता है।'),
  },
  'picky-eating': {
    symbols: ['eat', 'see', 'step'],
    hi: lines('समझिए कि खाना क्यों मुश्किल हो सकता है।', 'देखने से चखने तक छोटे कदमों में चलिए।', 'कभी ज़बरदस्ती मत कीजिए।'),
  },
  'sleep-plan': { symbols: ['sleep', 'choose', 'learn'] },
  meltdowns: {
    symbols: ['speak', 'calm'],
    hi: lines('शुरुआती संकेत पहचानिए।', 'कम बोलिए और कमरा शांत कीजिए।', 'पहले आराम, बाद में बात।'),
  },
  'words-for-feelings': { symbols: ['speak', 'happy', 'move', 'play'] },
  'anger-hindi': {
    symbols: ['calm', 'speak'],
    en: lines('Calm yourself first.', 'Use few words.', 'Sit together later and talk.'),
  },
  buddies: {
    symbols: ['friend', 'people', 'listen', 'child'],
    hi: lines('दोस्ती दोनों ओर से हो।', 'साथ करने के काम सोचिए।', 'बच्चों की बात सुनिए।'),
  },
  'sensory-play': {
    symbols: ['child', 'play', 'calm'],
    hi: lines(
      'देखिए कि बच्चे को क्या छूना, सुनना और देखना अच्छा लगता है।',
      'खेल की दो थालियाँ बनाइए।',
      'डिब्बे से एक शांत कोना बनाइए।',
    ),
  },
  'first-fifty-signs': {
    symbols: ['hand', 'home', 'teacher'],
    hi: lines('घर के लिए पचास संकेत सीखिए।', 'एक बधिर शिक्षक से सीखिए।', 'रात के खाने पर संकेत इस्तेमाल कीजिए।'),
  },
  'my-body-my-rules': { symbols: ['speak', 'people', 'move', 'choose'] },
  fathers: { symbols: ['listen', 'family', 'home'] },
  'rights-and-udid': { symbols: ['child', 'school', 'picture'] },
  siblings: {
    symbols: ['listen', 'happy', 'time'],
    hi: lines('तीन बड़े भाई-बहनों की बातें सुनिए।', 'मिली-जुली भावनाओं को जगह दीजिए।', 'दस मिनट सिर्फ़ उनके लिए रखिए।'),
  },
}

/** Films that hold something people should know before. */
export const warnedEvents: Readonly<Record<string, ContentWarnings>> = {
  meltdowns: {
    warnings: ['loud', 'upsetting'],
    warning_note_en: 'At 12 minutes a child cries loudly for half a minute.',
    warning_note_hi: 'बारहवें मिनट पर एक बच्चा आधे मिनट तक ज़ोर से रोता है।',
  },
  'bus-alone': {
    warnings: ['flashing', 'loud'],
    warning_note_en: 'At 4 minutes the lights of a crossing flash and a horn sounds.',
    warning_note_hi: 'चौथे मिनट पर फाटक की बत्तियाँ चमकती-बुझती हैं और हॉर्न बजता है।',
  },
}
