import type { SearchWordLanguage } from '../search-query.contract.ts'

/* Synonyms for a new installation: words that people in this field use for the same thing, in English, in Hindi and in
 * romanised Hindi. Administrators can change them. */

type Group = readonly [latin: readonly string[], devanagari: readonly string[]]

const groups: readonly Group[] = [
  [
    ['autism', 'autistic', 'ASD', 'autism spectrum', 'autism spectrum disorder', 'aspergers', 'swaleenta'],
    ['ऑटिज़्म', 'ऑटिस्टिक', 'स्वलीनता', 'आत्मकेंद्रित', 'आटिज्म'],
  ],
  [
    ['ADHD', 'attention deficit', 'hyperactive', 'hyperactivity', 'attention deficit hyperactivity disorder'],
    ['एडीएचडी', 'अतिसक्रियता', 'अति सक्रियता'],
  ],
  [
    ['dyslexia', 'dyslexic', 'reading difficulty'],
    ['डिस्लेक्सिया', 'पठन विकार', 'पढ़ने में कठिनाई'],
  ],
  [['dyscalculia'], ['डिस्कैलकुलिया', 'डिस्केल्कुलिया']],
  [
    ['dysgraphia', 'writing difficulty'],
    ['डिस्ग्राफ़िया', 'लिखने में कठिनाई'],
  ],
  [
    ['learning disability', 'learning disabilities', 'learning difficulty', 'SLD'],
    ['सीखने में कठिनाई', 'अधिगम अक्षमता'],
  ],
  [['Down syndrome', 'Downs syndrome', 'trisomy 21', 'down syndrom'], ['डाउन सिंड्रोम']],
  [
    ['cerebral palsy', 'CP'],
    ['सेरेब्रल पाल्सी', 'प्रमस्तिष्क पक्षाघात', 'सीपी'],
  ],
  [
    ['intellectual disability', 'intellectual disabilities', 'mental retardation', 'slow learner'],
    ['बौद्धिक दिव्यांगता', 'बौद्धिक अक्षमता', 'मानसिक मंदता', 'मंदबुद्धि'],
  ],
  [
    ['disability', 'disabled', 'divyang', 'viklang'],
    ['दिव्यांग', 'दिव्यांगता', 'विकलांग', 'विकलांगता', 'अक्षमता'],
  ],
  [
    ['special needs', 'additional needs', 'special child'],
    ['विशेष आवश्यकता', 'विशेष ज़रूरत', 'विशेष बच्चे'],
  ],
  [
    ['hearing', 'deaf', 'hard of hearing', 'hearing loss', 'hearing impairment'],
    ['सुनना', 'श्रवण', 'बधिर', 'श्रवण बाधित', 'बहरापन'],
  ],
  [
    ['vision', 'blind', 'low vision', 'visual impairment'],
    ['देखना', 'दृष्टि', 'दृष्टिबाधित', 'नेत्रहीन', 'अंधापन'],
  ],
  [
    ['speech and language', 'speech', 'talking', 'vaani', 'boli', 'bolna', 'bol', 'baat karna'],
    ['बोलना', 'वाणी', 'बोली', 'बोलना और भाषा', 'बोली और भाषा', 'वाक्'],
  ],
  [
    ['speech therapy', 'speech therapist', 'SLP', 'speech pathologist'],
    ['स्पीच थेरेपी', 'वाक् चिकित्सा', 'वाणी चिकित्सा', 'स्पीच थेरेपिस्ट'],
  ],
  [
    ['nonverbal', 'non-verbal', 'non-speaking', 'minimally verbal'],
    ['न बोलने वाले', 'गैर मौखिक'],
  ],
  [
    ['communication', 'communicating', 'sanvaad'],
    ['संवाद', 'संप्रेषण', 'बातचीत'],
  ],
  [
    ['AAC', 'augmentative communication', 'alternative communication', 'PECS', 'communication board'],
    ['एएसी', 'वैकल्पिक संवाद'],
  ],
  [
    ['occupational therapy', 'occupational therapist', 'OT'],
    ['ऑक्यूपेशनल थेरेपी', 'व्यावसायिक चिकित्सा', 'ओटी'],
  ],
  [
    ['physiotherapy', 'physical therapy', 'physiotherapist'],
    ['फ़िज़ियोथेरेपी', 'भौतिक चिकित्सा'],
  ],
  [
    ['ABA', 'applied behaviour analysis', 'applied behavior analysis'],
    ['एबीए', 'व्यवहार विश्लेषण'],
  ],
  [
    ['behaviour', 'behavior', 'vyavhaar'],
    ['व्यवहार', 'बर्ताव'],
  ],
  [
    ['meltdown', 'tantrum', 'shutdown', 'gussa'],
    ['मेल्टडाउन', 'गुस्सा', 'ज़िद', 'नखरे'],
  ],
  [
    ['aggression', 'hitting', 'biting', 'self-injury'],
    ['आक्रामकता', 'मारना', 'काटना'],
  ],
  [['stimming', 'stim', 'self-stimulation'], ['स्टिमिंग']],
  [
    ['anxiety', 'anxious', 'worry', 'fear', 'chinta'],
    ['चिंता', 'घबराहट', 'डर', 'बेचैनी'],
  ],
  [
    ['senses', 'sensory', 'sensory processing', 'SPD', 'sensory integration'],
    ['संवेदी', 'इंद्रियाँ', 'संवेदना', 'सेंसरी', 'संवेदी एकीकरण'],
  ],
  [
    ['fine motor', 'hand skills', 'pencil grip'],
    ['हाथों के बारीक काम', 'सूक्ष्म पेशीय', 'फ़ाइन मोटर'],
  ],
  [
    ['gross motor', 'balance', 'coordination'],
    ['चलना-फिरना और संतुलन', 'स्थूल पेशीय', 'संतुलन'],
  ],
  [
    ['feelings', 'emotions', 'emotional', 'bhavna'],
    ['भावनाएँ', 'भावना', 'जज़्बात'],
  ],
  [
    ['social skills', 'making friends', 'friendship', 'dosti'],
    ['मिलना-जुलना', 'सामाजिक कौशल', 'दोस्ती'],
  ],
  [
    ['attention', 'focus', 'concentration', 'dhyan'],
    ['ध्यान', 'एकाग्रता'],
  ],
  [
    ['reading and writing', 'literacy', 'padhna likhna'],
    ['पढ़ना और लिखना', 'पढ़ना लिखना', 'साक्षरता'],
  ],
  [
    ['numbers', 'maths', 'math', 'mathematics', 'arithmetic', 'counting', 'ganit'],
    ['गिनती और गणित', 'गणित', 'गिनती', 'अंक'],
  ],
  [
    ['handwriting', 'likhna'],
    ['लिखावट', 'हस्तलेखन'],
  ],
  [
    ['daily living', 'self-care', 'life skills', 'ADL'],
    ['रोज़मर्रा के काम', 'दैनिक जीवन', 'जीवन कौशल', 'आत्म देखभाल'],
  ],
  [
    ['toilet training', 'potty training', 'toileting', 'bedwetting'],
    ['शौच प्रशिक्षण', 'टॉयलेट ट्रेनिंग', 'पॉटी ट्रेनिंग', 'शौचालय'],
  ],
  [
    ['sleep', 'bedtime', 'sleeping', 'neend'],
    ['नींद', 'सोना', 'निद्रा'],
  ],
  [
    ['food', 'eating', 'feeding', 'picky eating', 'mealtime', 'khana'],
    ['खाना', 'भोजन', 'आहार'],
  ],
  [['home', 'ghar'], ['घर']],
  [
    ['home routines', 'routine', 'dincharya'],
    ['घर की दिनचर्या', 'दिनचर्या'],
  ],
  [
    ['visual schedules', 'visual schedule', 'picture schedule', 'visual timetable'],
    ['चित्रों वाली दिनचर्या', 'चित्र समय-सारणी'],
  ],
  [
    ['social story', 'social stories'],
    ['सामाजिक कहानी', 'सोशल स्टोरी'],
  ],
  [
    ['IEP', 'individualised education plan', 'individual education plan', 'individualized education program'],
    ['आईईपी', 'व्यक्तिगत शिक्षा योजना'],
  ],
  [
    ['inclusion', 'inclusive', 'inclusive education', 'mainstreaming', 'samaveshi'],
    ['समावेशन', 'समावेशी', 'समावेशी शिक्षा'],
  ],
  [
    ['special education', 'special educator', 'special teacher'],
    ['विशेष शिक्षा', 'विशेष शिक्षक'],
  ],
  [
    ['classroom', 'school', 'vidyalaya', 'skool'],
    ['कक्षा', 'स्कूल', 'विद्यालय'],
  ],
  [
    ['teacher', 'teachers', 'shikshak'],
    ['शिक्षक', 'शिक्षिका', 'अध्यापक', 'टीचर'],
  ],
  [
    ['parents', 'parent', 'caregiver', 'mata pita'],
    ['माता-पिता', 'अभिभावक', 'पालक'],
  ],
  [
    ['siblings', 'brother', 'sister', 'bhai behan'],
    ['भाई-बहन', 'भाई', 'बहन'],
  ],
  [
    ['transition', 'adulthood', 'moving on'],
    ['अगले पड़ाव की तैयारी', 'संक्रमण'],
  ],
  [
    ['vocational training', 'job skills', 'jobs', 'employment', 'rozgaar'],
    ['व्यावसायिक प्रशिक्षण', 'रोज़गार', 'नौकरी'],
  ],
  [
    ['early intervention', 'early signs', 'milestones'],
    ['प्रारंभिक हस्तक्षेप', 'शुरुआती मदद', 'शुरुआती लक्षण'],
  ],
  [
    ['assessment', 'evaluation', 'screening', 'diagnosis', 'aaklan', 'jaanch'],
    ['आकलन', 'मूल्यांकन', 'जाँच', 'निदान'],
  ],
  [
    ['Indian Sign Language', 'sign language', 'ISL'],
    ['भारतीय सांकेतिक भाषा', 'सांकेतिक भाषा', 'इशारों की भाषा'],
  ],
  [['braille'], ['ब्रेल']],
  [
    ['rights and benefits', 'rights', 'RPWD', 'UDID', 'disability certificate', 'adhikaar'],
    ['अधिकार और सुविधाएँ', 'अधिकार', 'विकलांगता प्रमाण-पत्र', 'यूडीआईडी'],
  ],
  [
    ['assistive technology', 'assistive device', 'assistive devices'],
    ['सहायक तकनीक', 'सहायक उपकरण'],
  ],
  [
    ['puberty', 'periods', 'menstruation', 'growing up'],
    ['किशोरावस्था', 'माहवारी', 'मासिक धर्म'],
  ],
  [
    ['safety', 'good touch bad touch', 'body safety', 'suraksha'],
    ['सुरक्षा', 'अच्छा स्पर्श बुरा स्पर्श'],
  ],
  [
    ['play', 'toys', 'khel'],
    ['खेल', 'खेलना', 'खिलौने'],
  ],
  [
    ['music', 'sangeet'],
    ['संगीत', 'गाने'],
  ],
  [['yoga', 'yog'], ['योग']],
  [
    ['art', 'craft', 'drawing', 'colouring', 'coloring'],
    ['कला', 'शिल्प', 'रंग भरना', 'चित्रकारी'],
  ],
  [
    ['story', 'stories', 'kahani'],
    ['कहानी', 'कहानियाँ', 'कथा'],
  ],
  [
    ['worksheets', 'worksheet', 'practice sheet', 'printable', 'printables'],
    ['वर्कशीट', 'अभ्यास पत्रक', 'कार्यपत्रक', 'अभ्यास पत्र'],
  ],
  [
    ['activity', 'activities', 'gatividhi'],
    ['गतिविधि', 'क्रियाकलाप', 'एक्टिविटी'],
  ],
  [['webinar', 'online talk', 'online seminar'], ['वेबिनार']],
  [
    ['workshop', 'workshops', 'karyashala'],
    ['कार्यशाला', 'वर्कशॉप', 'कार्यशालाएँ'],
  ],
  [
    ['video', 'videos', 'film', 'recording'],
    ['वीडियो', 'फ़िल्म', 'रिकॉर्डिंग'],
  ],
]

export interface StartingWord {
  language: SearchWordLanguage
  word: string
}

export const startingGroups: readonly (readonly StartingWord[])[] = groups.map(([latin, devanagari]) => [
  ...latin.map((word) => ({ language: 'en' as const, word })),
  ...devanagari.map((word) => ({ language: 'hi' as const, word })),
])
