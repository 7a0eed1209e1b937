import type { SymbolName } from '#foundation/easy-read/symbols.contract.ts'
import type { ContentWarnings } from '#foundation/easy-read/warnings.contract.ts'
import { lines } from './events/writing.ts'

interface EasyText {
  en?: string
  hi?: string
  symbols: SymbolName[]
}

/** By the key of the resource. */
export const easyResources: Readonly<Record<string, EasyText>> = {
  'morning-schedule': {
    en: lines(
      'Eight pictures show the morning.',
      'Print them and hang them up.',
      'Tick each step when it is done.',
    ),
    hi: lines('आठ चित्र सुबह दिखाते हैं।', 'इन्हें छापकर दीवार पर लगाइए।', 'हर कदम के बाद निशान लगाइए।'),
    symbols: ['picture', 'print', 'step'],
  },
  'one-page-iep': {
    en: lines('A plan for school on one page.', 'It has three goals.', 'It says who helps.'),
    hi: lines('एक पन्ने पर स्कूल की योजना।', 'इसमें तीन लक्ष्य हैं।', 'इसमें लिखा है कि कौन मदद करेगा।'),
    symbols: ['school', 'print', 'help'],
  },
  'feelings-thermometer': {
    en: lines(
      'Five colours show how you feel.',
      'Green is calm, red is too much.',
      'Write your own words beside them.',
    ),
    hi: lines('पाँच रंग बताते हैं कि कैसा लग रहा है।', 'हरा यानी शांत, लाल यानी बहुत ज़्यादा।', 'पास में अपने शब्द लिखिए।'),
    symbols: ['draw', 'happy', 'calm', 'write'],
  },
  'aac-core-board': {
    en: lines(
      'Forty words with pictures.',
      'Point at a word to say it.',
      'Hang the board on the fridge at home.',
    ),
    hi: lines('चित्रों के साथ चालीस शब्द।', 'बोलने के लिए शब्द पर उँगली रखिए।', 'बोर्ड घर में फ़्रिज पर लगाइए।'),
    symbols: ['speak', 'picture', 'home'],
  },
  'first-then-board': {
    en: lines(
      'First one thing, then another.',
      'Cut out the twelve picture cards.',
      'Show both cards on the board.',
    ),
    hi: lines('पहले एक काम, फिर दूसरा।', 'बारह चित्र कार्ड काटिए।', 'दोनों कार्ड बोर्ड पर दिखाइए।'),
    symbols: ['cut', 'picture'],
  },
  'calm-corner-cards': {
    en: lines('Eight cards help you to be calm.', 'Choose one card.', 'Breathe slowly and rest.'),
    hi: lines('आठ कार्ड शांत होने में मदद करते हैं।', 'एक कार्ड चुनिए।', 'धीरे साँस लीजिए और आराम कीजिए।'),
    symbols: ['calm', 'choose', 'breathe', 'help'],
  },
  'fifty-signs-video': {
    en: lines('Watch fifty signs in a video.', 'Each sign comes two times.', 'There is no sound.'),
    hi: lines('वीडियो में पचास संकेत देखिए।', 'हर संकेत दो बार आता है।', 'इसमें आवाज़ नहीं है।'),
    symbols: ['hand', 'film', 'see', 'sound'],
  },
  'emotion-cards-first': {
    en: lines(
      'Six cards show feelings.',
      'One is happy, one is sad, one is angry.',
      'Cut them out and talk about them.',
    ),
    hi: lines('छह कार्ड भावनाएँ दिखाते हैं।', 'एक खुश है, एक उदास, एक गुस्सा।', 'इन्हें काटिए और इन पर बात कीजिए।'),
    symbols: ['happy', 'sad', 'angry', 'cut', 'speak'],
  },
  'bedtime-schedule': {
    en: lines('Seven pictures lead to sleep.', 'Do the same steps every night.', 'Keep it calm.'),
    hi: lines('सात चित्र नींद तक ले जाते हैं।', 'हर रात वही कदम दोहराइए।', 'माहौल शांत रखिए।'),
    symbols: ['picture', 'sleep', 'step', 'calm'],
  },
  'guide-late-talking': {
    en: lines('Your child does not speak yet.', 'Seven things help at home.', 'It is not your fault.'),
    hi: lines('आपका बच्चा अभी नहीं बोलता।', 'सात बातें घर पर मदद करती हैं।', 'यह आपकी गलती नहीं है।'),
    symbols: ['child', 'speak', 'help', 'home'],
  },
  'brushing-teeth-steps': {
    en: lines(
      'Eight pictures show how to brush your teeth.',
      'Do one step at a time.',
      'Hang the page in the bathroom.',
    ),
    hi: lines('आठ चित्र दाँत साफ़ करना सिखाते हैं।', 'एक बार में एक कदम।', 'पन्ना स्नानघर में लगाइए।'),
    symbols: ['teeth', 'step', 'picture', 'print'],
  },
  'token-stars': {
    en: lines('Earn five stars.', 'Then choose something nice.', 'Cut out the board and the stars.'),
    hi: lines('पाँच तारे जमा कीजिए।', 'फिर अपनी पसंद की चीज़ लीजिए।', 'बोर्ड और तारे काट लीजिए।'),
    symbols: ['choose', 'cut'],
  },
  'dressing-steps': {
    en: lines(
      'Pictures show how to put on clothes.',
      'One picture is one step.',
      'Hang them where you can see them.',
    ),
    hi: lines('चित्र कपड़े पहनना सिखाते हैं।', 'एक चित्र, एक कदम।', 'वहाँ लगाइए जहाँ बच्चा देख सके।'),
    symbols: ['clothes', 'picture', 'step', 'see', 'child'],
  },
  'guide-meltdown-hindi': {
    en: lines('A meltdown is not bad behaviour.', 'Be quiet and stay near.', 'Talk about it later.'),
    hi: lines('मेल्टडाउन ज़िद नहीं है।', 'शांत रहिए और पास रहिए।', 'बात बाद में कीजिए।'),
    symbols: ['calm', 'speak'],
  },
  'washing-hands-steps': {
    en: lines('Six pictures show how to wash your hands.', 'Use soap.', 'Sing one song while you rub.'),
    hi: lines('छह चित्र हाथ धोना सिखाते हैं।', 'साबुन लगाइए।', 'मलते हुए एक गीत गाइए।'),
    symbols: ['wash', 'hand', 'music', 'picture'],
  },
  'school-day-schedule': {
    en: lines('Pictures of a day at school.', 'See what comes next.', 'Tick what is done.'),
    hi: lines('स्कूल के एक दिन के चित्र।', 'देखिए कि आगे क्या है।', 'जो हो गया उस पर निशान लगाइए।'),
    symbols: ['school', 'picture', 'see', 'day'],
  },
  'breathing-flower-film': {
    en: lines('Watch the flower open: breathe in.', 'Watch it close: breathe out.', 'There is no sound.'),
    hi: lines('फूल खिले तो साँस लीजिए।', 'फूल बंद हो तो साँस छोड़िए।', 'इसमें आवाज़ नहीं है।'),
    symbols: ['breathe', 'see', 'sound'],
  },
  'shop-at-home': {
    en: lines('Play shop at home.', 'Count coins and notes.', 'Then go to a real shop.'),
    hi: lines('घर पर दुकान-दुकान खेलिए।', 'सिक्के और नोट गिनिए।', 'फिर असली दुकान चलिए।'),
    symbols: ['play', 'home', 'number', 'move'],
  },
  'doctor-visit-schedule': {
    en: lines('You will see a doctor.', 'Pictures show each step.', 'Then you go home.'),
    hi: lines('आप डॉक्टर से मिलेंगे।', 'चित्र हर कदम दिखाते हैं।', 'फिर आप घर जाएँगे।'),
    symbols: ['helper', 'step', 'home', 'picture'],
  },
  'story-haircut': {
    en: lines('A story about having my hair cut.', 'It shows what happens.', 'I can ask for a break.'),
    hi: lines('बाल कटवाने की एक कहानी।', 'इसमें दिखता है कि क्या होगा।', 'मैं रुकने के लिए कह सकता हूँ।'),
    symbols: ['read', 'cut', 'ask'],
  },
  'memory-animals': {
    en: lines('A game with twenty cards.', 'Find two that are the same.', 'Start with eight cards.'),
    hi: lines('बीस कार्ड का खेल।', 'दो एक जैसे कार्ड ढूँढिए।', 'आठ कार्ड से शुरू कीजिए।'),
    symbols: ['play', 'picture'],
  },
}

/** By the key of the program. */
export const easyPrograms: Readonly<Record<string, EasyText>> = {
  'early-years-at-home': {
    en: lines(
      'A course for parents of young children.',
      'You learn to play, plan the day and talk.',
      'You take it in small steps at home.',
    ),
    hi: lines(
      'छोटे बच्चों के माता-पिता के लिए कोर्स।',
      'खेलना, दिन की योजना और बात करना सीखिए।',
      'घर पर छोटे कदमों में।',
    ),
    symbols: ['course', 'family', 'play', 'step', 'home', 'speak'],
  },
  'inclusive-classrooms': {
    en: lines(
      'A course for teachers.',
      'Learn how every child can take part in class.',
      'You can watch the videos at any time.',
    ),
    hi: lines('शिक्षकों के लिए कोर्स।', 'सीखिए कि कक्षा में हर बच्चा कैसे भाग ले।', 'वीडियो कभी भी देखिए।'),
    symbols: ['course', 'teacher', 'child', 'school', 'film', 'learn'],
  },
  'from-sounds-to-reading': {
    en: lines(
      'A short course about reading and writing.',
      'It begins with listening to sounds.',
      'You can watch all of it as videos.',
    ),
    hi: lines('पढ़ने और लिखने का छोटा कोर्स।', 'यह आवाज़ें सुनने से शुरू होता है।', 'सब कुछ वीडियो में है।'),
    symbols: ['read', 'write', 'listen', 'sound', 'film'],
  },
}

/** Resources that hold something people should know before, by their key. */
export const warnedResources: Readonly<Record<string, ContentWarnings>> = {
  'poster-diwali-plan': {
    warnings: ['flashing'],
    warning_note_en: 'The last picture shows a bright burst of fireworks.',
    warning_note_hi: 'आख़िरी चित्र में आतिशबाज़ी की तेज़ चमक है।',
  },
  'sibling-letters': {
    warnings: ['upsetting'],
    warning_note_en: 'One letter is about a long stay in hospital.',
    warning_note_hi: 'एक चिट्ठी लंबे समय तक अस्पताल में रहने के बारे में है।',
  },
}
