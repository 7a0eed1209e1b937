/**
 * Words in both languages that a symbol appears above; `play*` matches any word that starts so. The first one is its
 * name.
 */
interface SymbolWords {
  en: readonly string[]
  hi: readonly string[]
}

/** OpenMoji symbols (CC BY-SA 4.0) for key words of easy-read texts; `scripts/take-symbols.ts` draws their files. */
export const SYMBOLS = {
  family: {
    en: ['family', 'families', 'parent*', 'mother*', 'father*'],
    hi: ['परिवार*', 'माता*', 'माँ', 'पिता*'],
  },
  child: { en: ['child', 'children', 'kid', 'kids'], hi: ['बच्चा', 'बच्च*'] },
  baby: { en: ['baby', 'babies', 'toddler*'], hi: ['शिशु*', 'नन्ह*'] },
  people: { en: ['people', 'group*', 'everyone', 'together'], hi: ['लोग*', 'समूह*', 'साथ', 'सब'] },
  friend: { en: ['friend*'], hi: ['दोस्त*', 'मित्र*'] },
  teacher: { en: ['teacher*', 'educator*', 'teach', 'teaching'], hi: ['शिक्षक*', 'अध्यापक*'] },
  helper: { en: ['therapist*', 'doctor*', 'expert*'], hi: ['थेरेपिस्ट*', 'डॉक्टर*', 'विशेषज्ञ*'] },
  home: { en: ['home*', 'house*', 'kitchen*'], hi: ['घर*', 'रसोई*'] },
  school: { en: ['school*', 'class', 'classes', 'classroom*'], hi: ['स्कूल*', 'कक्षा*', 'विद्यालय*'] },
  time: { en: ['time', 'times', 'minute*', 'hour*'], hi: ['समय', 'मिनट*', 'घंट*'] },
  day: { en: ['day', 'days', 'daily', 'week*', 'routine*'], hi: ['दिन*', 'हफ़्त*', 'रोज़*', 'दिनचर्या*'] },
  play: { en: ['play*', 'game*'], hi: ['खेलना', 'खेल*'] },
  toy: { en: ['toy*'], hi: ['खिलौना', 'खिलौन*'] },
  eat: { en: ['eat*', 'food*', 'meal*', 'lunch*'], hi: ['खाना', 'खाने', 'भोजन*'] },
  drink: { en: ['drink*', 'milk', 'water'], hi: ['पीना', 'पीने', 'दूध', 'पानी'] },
  speak: {
    en: ['speak*', 'talk*', 'speech', 'say', 'says', 'words', 'word'],
    hi: ['बोलना', 'बोल*', 'बात*', 'शब्द*', 'कहना', 'कहने'],
  },
  listen: { en: ['listen*', 'hear*', 'ear', 'ears'], hi: ['सुनना', 'सुन*', 'कान*'] },
  see: { en: ['see', 'sees', 'look*', 'watch*', 'eye', 'eyes'], hi: ['देखना', 'देख*', 'आँख*'] },
  hand: { en: ['hand', 'hands', 'touch*', 'sign', 'signs'], hi: ['हाथ*', 'छू*', 'संकेत*'] },
  calm: { en: ['calm*', 'quiet*', 'relax*', 'rest', 'yoga'], hi: ['शांत*', 'आराम*', 'योग'] },
  breathe: { en: ['breathe', 'breath*'], hi: ['साँस*', 'सांस*'] },
  happy: { en: ['happy', 'glad', 'fun', 'joy*', 'feel*'], hi: ['खुश*', 'मज़*', 'भावना*'] },
  sad: { en: ['sad*', 'cry', 'cries', 'crying'], hi: ['उदास*', 'दुख*', 'दुखी', 'रोन*'] },
  angry: { en: ['angry', 'anger', 'meltdown*'], hi: ['ग़ुस्सा', 'गुस्स*', 'ग़ुस्स*'] },
  afraid: { en: ['afraid', 'fear*', 'worr*', 'scar*', 'anxi*'], hi: ['डर*', 'चिंता*', 'घबरा*'] },
  love: { en: ['love*', 'kind', 'care', 'caring'], hi: ['प्यार*', 'स्नेह*'] },
  read: { en: ['read*', 'book*', 'story', 'stories'], hi: ['पढ़ना', 'पढ़*', 'किताब*', 'कहानी*', 'कहानि*'] },
  write: {
    en: ['write', 'writing', 'written', 'pencil*', 'letter', 'letters'],
    hi: ['लिखना', 'लिख*', 'पेंसिल*', 'अक्षर*'],
  },
  draw: { en: ['draw*', 'paint*', 'colour*', 'art'], hi: ['रंग*'] },
  picture: { en: ['picture*', 'photo*', 'card', 'cards'], hi: ['चित्र*', 'तस्वीर*', 'फ़ोटो', 'कार्ड*'] },
  number: {
    en: ['number*', 'count*', 'maths', 'sum', 'sums'],
    hi: ['गिनना', 'गिन*', 'संख्या*', 'गणित*', 'अंक*'],
  },
  music: { en: ['music*', 'song*', 'sing', 'sings', 'singing', 'rhyme*'], hi: ['संगीत*', 'गीत*', 'गान*'] },
  sound: { en: ['sound*', 'noise*', 'noisy', 'loud*'], hi: ['आवाज़*', 'आवाज*', 'शोर*', 'ध्वनि*'] },
  sleep: { en: ['sleep*', 'bed', 'night*'], hi: ['सोना', 'सोने', 'नींद*', 'रात*'] },
  wash: { en: ['wash*', 'bath*', 'soap'], hi: ['नहाना', 'नहा*', 'धो*', 'साबुन*'] },
  teeth: { en: ['teeth', 'tooth*', 'brush*'], hi: ['दाँत*', 'दांत*', 'ब्रश*'] },
  clothes: { en: ['clothes', 'dress*', 'shirt*'], hi: ['कपड़े', 'कपड़*'] },
  move: {
    en: ['move*', 'moving', 'run*', 'walk*', 'jump*', 'body'],
    hi: ['चलना', 'चल*', 'दौड़*', 'कूद*', 'शरीर*', 'हिल*'],
  },
  step: { en: ['step', 'steps'], hi: ['कदम*', 'क़दम*', 'चरण*'] },
  computer: { en: ['computer*', 'online', 'internet', 'laptop*'], hi: ['कंप्यूटर*', 'ऑनलाइन'] },
  film: { en: ['film*', 'video*'], hi: ['फ़िल्म*', 'फिल्म*', 'वीडियो*'] },
  phone: { en: ['phone*', 'app', 'apps'], hi: ['फ़ोन*', 'फोन*', 'ऐप*'] },
  ask: { en: ['ask*', 'question*', 'quiz*'], hi: ['पूछना', 'पूछ*', 'सवाल*', 'प्रश्न*'] },
  learn: { en: ['learn*', 'idea*', 'know*', 'understand*'], hi: ['सीखना', 'सीख*', 'सिख*', 'जान*', 'समझ*'] },
  course: {
    en: ['course*', 'certificate*', 'program*', 'module*'],
    hi: ['कोर्स*', 'प्रमाण*', 'प्रमाणपत्र*', 'कार्यक्रम*'],
  },
  print: {
    en: ['print*', 'page', 'pages', 'paper*', 'sheet*', 'worksheet*'],
    hi: ['छापना', 'छाप*', 'प्रिंट*', 'कागज़*', 'पन्न*'],
  },
  cut: { en: ['cut', 'cuts', 'cutting', 'scissors'], hi: ['काटना', 'काट*', 'कैंची*'] },
  choose: { en: ['choose*', 'choice*', 'choosing', 'pick'], hi: ['चुनना', 'चुन*', 'पसंद*'] },
  help: { en: ['help*', 'support*'], hi: ['मदद*', 'सहायता*', 'सहार*'] },
} as const satisfies Record<string, SymbolWords>

export type SymbolName = keyof typeof SYMBOLS
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as [SymbolName, ...SymbolName[]]

export const symbolAddress = (name: SymbolName) => `/symbols/${name}.svg`
