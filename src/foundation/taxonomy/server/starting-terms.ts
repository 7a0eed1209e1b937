import type { NewSkill, NewTerm } from './insert-terms.queries.ts'

/* The terms of a new installation. Administrators can change them; a database with terms keeps its own. */

/** A starting term, named in both languages. */
type Term = NewTerm & { name: { en: string; hi: string } }

export const skills: (Term & NewSkill)[] = [
  { key: 'communication', name: { en: 'Communication', hi: 'संवाद' }, motif: 'speech' },
  { key: 'fine-motor', name: { en: 'Fine motor', hi: 'हाथों के बारीक काम' }, motif: 'hands' },
  { key: 'gross-motor', name: { en: 'Gross motor', hi: 'चलना-फिरना और संतुलन' }, motif: 'move' },
  { key: 'daily-living', name: { en: 'Daily living', hi: 'रोज़मर्रा के काम' }, motif: 'daily' },
  { key: 'social', name: { en: 'Social skills', hi: 'मिलना-जुलना' }, motif: 'together' },
  { key: 'emotional', name: { en: 'Feelings', hi: 'भावनाएँ' }, motif: 'feelings' },
  { key: 'attention', name: { en: 'Attention', hi: 'ध्यान' }, motif: 'steps' },
  { key: 'reading-and-writing', name: { en: 'Reading and writing', hi: 'पढ़ना और लिखना' }, motif: 'read' },
  { key: 'numbers', name: { en: 'Numbers', hi: 'गिनती और गणित' }, motif: 'numbers' },
  { key: 'sensory', name: { en: 'Senses', hi: 'सेंसरी (छूना, सुनना, देखना)' }, motif: 'senses' },
  { key: 'play', name: { en: 'Play', hi: 'खेल' }, motif: 'play' },
  { key: 'technology', name: { en: 'Technology', hi: 'तकनीक' }, motif: 'technology' },
]

export const tags: Term[] = [
  { key: 'autism', name: { en: 'Autism', hi: 'ऑटिज़्म' } },
  { key: 'adhd', name: { en: 'ADHD', hi: 'एडीएचडी' } },
  { key: 'dyslexia', name: { en: 'Dyslexia', hi: 'डिस्लेक्सिया' } },
  { key: 'down-syndrome', name: { en: 'Down syndrome', hi: 'डाउन सिंड्रोम' } },
  { key: 'cerebral-palsy', name: { en: 'Cerebral palsy', hi: 'सेरेब्रल पाल्सी' } },
  { key: 'intellectual-disability', name: { en: 'Intellectual disability', hi: 'बौद्धिक दिव्यांगता' } },
  { key: 'hearing', name: { en: 'Hearing', hi: 'सुनना' } },
  { key: 'vision', name: { en: 'Vision', hi: 'देखना' } },
  { key: 'speech-and-language', name: { en: 'Speech and language', hi: 'बोलना और भाषा' } },
  { key: 'behaviour', name: { en: 'Behaviour', hi: 'व्यवहार' } },
  { key: 'inclusion', name: { en: 'Inclusion', hi: 'समावेशी शिक्षा' } },
  { key: 'iep', name: { en: 'IEP', hi: 'आईईपी (हर बच्चे की अपनी शिक्षा योजना)' } },
  { key: 'visual-schedules', name: { en: 'Visual schedules', hi: 'चित्रों वाली दिनचर्या' } },
  { key: 'aac', name: { en: 'AAC', hi: 'एएसी (बोलने के दूसरे साधन)' } },
  { key: 'home-routines', name: { en: 'Home routines', hi: 'घर की दिनचर्या' } },
  { key: 'siblings', name: { en: 'Siblings', hi: 'भाई-बहन' } },
  { key: 'transition', name: { en: 'Transition', hi: 'अगले पड़ाव की तैयारी' } },
  { key: 'assessment', name: { en: 'Assessment', hi: 'आकलन' } },
  { key: 'sign-language', name: { en: 'Indian Sign Language', hi: 'भारतीय सांकेतिक भाषा' } },
  { key: 'rights', name: { en: 'Rights and benefits', hi: 'अधिकार और सुविधाएँ' } },
]

export const ageGroups: Term[] = [
  { key: '0-3', name: { en: '0 to 3 years', hi: '0 से 3 साल' } },
  { key: '3-6', name: { en: '3 to 6 years', hi: '3 से 6 साल' } },
  { key: '6-9', name: { en: '6 to 9 years', hi: '6 से 9 साल' } },
  { key: '9-12', name: { en: '9 to 12 years', hi: '9 से 12 साल' } },
  { key: '12-15', name: { en: '12 to 15 years', hi: '12 से 15 साल' } },
  { key: '15-18', name: { en: '15 to 18 years', hi: '15 से 18 साल' } },
  { key: '18-plus', name: { en: '18 and older', hi: '18 साल और उससे बड़े' } },
]

export const schoolTypes: Term[] = [
  { key: 'mainstream', name: { en: 'Mainstream school', hi: 'सामान्य स्कूल' } },
  { key: 'inclusive', name: { en: 'Inclusive school', hi: 'समावेशी स्कूल' } },
  { key: 'special', name: { en: 'Special school', hi: 'विशेष स्कूल' } },
  { key: 'home-school', name: { en: 'Home school', hi: 'घर पर पढ़ाई' } },
  { key: 'therapy-centre', name: { en: 'Therapy centre', hi: 'थेरेपी केंद्र' } },
  { key: 'not-in-school', name: { en: 'Not in school yet', hi: 'अभी स्कूल में नहीं' } },
]

/** The first four ask for the school's name. Clients recognise them by their English names. */
export const occupations: Term[] = [
  { key: 'school-teacher', name: { en: 'I work in a School as Teacher', hi: 'मैं स्कूल में शिक्षक/शिक्षिका हूँ' } },
  {
    key: 'school-special-educator',
    name: { en: 'I work in a School as Special Educator', hi: 'मैं स्कूल में विशेष शिक्षक/शिक्षिका हूँ' },
  },
  { key: 'school-administrator', name: { en: 'I am a School Administrator', hi: 'मैं स्कूल प्रशासन में हूँ' } },
  { key: 'school-other', name: { en: 'I work in a School', hi: 'मैं स्कूल में दूसरा काम करता/करती हूँ' } },
  { key: 'parent', name: { en: 'Parent', hi: 'माता-पिता' } },
  { key: 'therapist', name: { en: 'I am a Therapist', hi: 'मैं थेरेपिस्ट हूँ' } },
  { key: 'student', name: { en: 'I am a Student', hi: 'मैं विद्यार्थी हूँ' } },
  { key: 'ngo', name: { en: 'I work in an NGO', hi: 'मैं एनजीओ में काम करता/करती हूँ' } },
  { key: 'other', name: { en: 'Other', hi: 'अन्य' } },
]

export const eventTypes: Term[] = [
  { key: 'webinar', name: { en: 'Webinar', hi: 'वेबिनार' } },
  { key: 'workshop', name: { en: 'Workshop', hi: 'कार्यशाला' } },
  { key: 'on-demand-video', name: { en: 'On-demand video', hi: 'रिकॉर्ड किया वीडियो' } },
  { key: 'certificate-workshop', name: { en: 'Certificate workshop', hi: 'प्रमाणपत्र कार्यशाला' } },
]

/** Resource types in the order in which forms offer them. */
export const resourceTypes: Term[] = [
  { key: 'worksheets', name: { en: 'Worksheets', hi: 'वर्कशीट' } },
  { key: 'assessments', name: { en: 'Assessments', hi: 'आकलन' } },
  { key: 'webinar', name: { en: 'Webinar', hi: 'वेबिनार' } },
  { key: 'workshops', name: { en: 'Workshops', hi: 'कार्यशालाएँ' } },
  { key: 'activity', name: { en: 'Activity', hi: 'गतिविधि' } },
  { key: 'strategies-and-techniques', name: { en: 'Strategies and Techniques', hi: 'तरीक़े और सुझाव' } },
  { key: 'chart', name: { en: 'Chart', hi: 'चार्ट' } },
  { key: 'reading-materials', name: { en: 'Reading Materials', hi: 'पढ़ने की सामग्री' } },
  { key: 'resources', name: { en: 'Resources', hi: 'संसाधन' } },
  { key: 'text', name: { en: 'Text', hi: 'लेख' } },
  { key: 'video', name: { en: 'Video', hi: 'वीडियो' } },
  { key: 'youtube', name: { en: 'YouTube', hi: 'यूट्यूब' } },
  { key: 'vimeo', name: { en: 'Vimeo', hi: 'विमियो' } },
  { key: 'link', name: { en: 'Link', hi: 'लिंक' } },
  { key: 'image', name: { en: 'Image', hi: 'चित्र' } },
  { key: 'word', name: { en: 'Word', hi: 'वर्ड फ़ाइल' } },
  { key: 'excel', name: { en: 'Excel', hi: 'एक्सेल फ़ाइल' } },
  { key: 'powerpoint', name: { en: 'PowerPoint', hi: 'पावरपॉइंट फ़ाइल' } },
  { key: 'pdf', name: { en: 'PDF', hi: 'पीडीएफ़ फ़ाइल' } },
]
