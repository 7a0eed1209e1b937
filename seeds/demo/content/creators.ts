export interface DemoCreator {
  /** Those of `people.ts` keep their logins; the others are added. */
  username: string
  first_name: string
  last_name: string
  email: string
  /** The key of an occupation. */
  occupation: string
  /** What the creator's public page says. */
  profile: {
    designation: string
    introduction: string
    user_experience: string
    qualifications: string
    expertise: string
    associated_organisations: string
    children_helped: '1-10' | '10-100' | '100+'
  }
}

/** Those who are speakers too, under the same key: their public profiles show where they speak. */
export const SPEAKING: readonly string[] = ['farah-siddiqui', 'arjun-deshmukh', 'tenzin-dolma']

/** Invented people who share the resources of the demo. */
export const creators: readonly DemoCreator[] = [
  {
    username: 'farah-siddiqui',
    first_name: 'Farah',
    last_name: 'Siddiqui',
    email: 'farah@pankh.example',
    occupation: 'therapist',
    profile: {
      designation: 'Occupational therapist, Hyderabad',
      introduction:
        'I help children do what they want to do with their hands. My best tools are rice, clothes pegs and patience.',
      user_experience:
        'Twelve years in a hospital and in homes, four of them with a mobile team in villages.',
      qualifications: 'Master of Occupational Therapy (Paediatrics)',
      expertise: 'Fine motor skills, handwriting, dressing and eating, sensory needs',
      associated_organisations: 'Nanhe Haath Children’s Clinic',
      children_helped: '100+',
    },
  },
  {
    username: 'arjun-deshmukh',
    first_name: 'Arjun',
    last_name: 'Deshmukh',
    email: 'arjun@pankh.example',
    occupation: 'school-teacher',
    profile: {
      designation: 'Class teacher, Nashik',
      introduction: 'I teach forty-two children in one room. I have tried everything I share there.',
      user_experience: 'Fifteen years in Classes 1 to 5; coordinator for inclusion since 2019.',
      qualifications: 'B.Ed., certificate course in learning disabilities',
      expertise: 'Reading, IEPs that fit on one page, lessons with many ways in',
      associated_organisations: 'Sunrise Public School, Nashik',
      children_helped: '100+',
    },
  },
  {
    username: 'nalini-subramaniam',
    first_name: 'Nalini',
    last_name: 'Subramaniam',
    email: 'nalini@pankh.example',
    occupation: 'therapist',
    profile: {
      designation: 'Speech and language therapist, Chennai',
      introduction:
        'Everybody has something to say. I look for the way in which it can come out: words, signs, pictures or a look.',
      user_experience:
        'Nine years with children who speak little or don’t speak yet, in Tamil, English and Hindi.',
      qualifications: 'Master of Audiology and Speech-Language Pathology',
      expertise: 'AAC, first words, coaching parents',
      associated_organisations: 'Pechu Speech Centre',
      children_helped: '100+',
    },
  },
  {
    username: 'rukmini-patil',
    first_name: 'Rukmini',
    last_name: 'Patil',
    email: 'rukmini@pankh.example',
    occupation: 'school-special-educator',
    profile: {
      designation: 'Special educator, Pune',
      introduction:
        'I make teaching aids from what others throw away. A good picture at the right place saves a hundred words.',
      user_experience: 'Eleven years in a resource room for autistic children.',
      qualifications: 'B.Ed. Special Education (Autism Spectrum Disorder)',
      expertise: 'Visual schedules, token boards, low-cost aids',
      associated_organisations: 'Umang Resource Room',
      children_helped: '10-100',
    },
  },
  {
    username: 'joseph-dsouza',
    first_name: 'Joseph',
    last_name: 'D’Souza',
    email: 'joseph@pankh.example',
    occupation: 'ngo',
    profile: {
      designation: 'Vocational trainer, Margao',
      introduction:
        'I work with young people on money, buses and jobs. Independence is learnt one bus ride at a time.',
      user_experience: 'Eight years in a centre for adults with intellectual disability.',
      qualifications: 'Diploma in Vocational Rehabilitation',
      expertise: 'Numbers for life, travel training, transition plans, technology that helps',
      associated_organisations: 'Khuri Workshop and Café',
      children_helped: '10-100',
    },
  },
  {
    username: 'ayesha-khan',
    first_name: 'Ayesha',
    last_name: 'Khan',
    email: 'ayesha@pankh.example',
    occupation: 'parent',
    profile: {
      designation: 'Mother of two, Lucknow',
      introduction: 'मेरा बेटा ऑटिस्टिक है और बहुत अच्छा गाता है। जो हमारे घर में काम आया, वह मैं यहाँ बाँटती हूँ।',
      user_experience: 'Seven years of learning from my son; I lead a parents’ group that meets on Sundays.',
      qualifications: 'B.A.; parent trainer',
      expertise: 'Daily routines, papers and benefits, brothers and sisters',
      associated_organisations: 'Saath-Saath parents’ group',
      children_helped: '1-10',
    },
  },
  {
    username: 'sunita-yadav',
    first_name: 'Sunita',
    last_name: 'Yadav',
    email: 'sunita@pankh.example',
    occupation: 'school-special-educator',
    profile: {
      designation: 'विशेष शिक्षिका, जयपुर',
      introduction: 'हिन्दी में अच्छी सामग्री कम मिलती है, इसलिए मैं ख़ुद बनाती हूँ। बड़े अक्षर, साफ़ चित्र, छोटे वाक्य।',
      user_experience: 'सरकारी विद्यालयों में दस साल, ब्लॉक संसाधन केंद्र में तीन साल।',
      qualifications: 'बी.एड. विशेष शिक्षा (अधिगम अक्षमता)',
      expertise: 'हिन्दी पढ़ना-लिखना, कक्षा की दिनचर्या, शिक्षक प्रशिक्षण',
      associated_organisations: 'अक्षर मित्र',
      children_helped: '100+',
    },
  },
  {
    username: 'tenzin-dolma',
    first_name: 'Tenzin',
    last_name: 'Dolma',
    email: 'tenzin@pankh.example',
    occupation: 'therapist',
    profile: {
      designation: 'Play and art therapist, Gangtok',
      introduction: 'I listen to children who shout and to children who are silent. Both tell us something.',
      user_experience: 'Six years of play and art with children in schools, and on a helpline for families.',
      qualifications: 'M.A. Counselling Psychology, diploma in play therapy',
      expertise: 'Feelings, calm corners, social stories, siblings',
      associated_organisations: 'Lungta Counselling',
      children_helped: '10-100',
    },
  },
  {
    username: 'prabhjot-singh',
    first_name: 'Prabhjot',
    last_name: 'Singh',
    email: 'prabhjot@pankh.example',
    occupation: 'therapist',
    profile: {
      designation: 'Physiotherapist, Amritsar',
      introduction: 'Exercise should feel like play. If nobody laughs, I change the exercise.',
      user_experience: 'Ten years with children with cerebral palsy, at home and in school.',
      qualifications: 'Master of Physiotherapy (Neurology)',
      expertise: 'Sitting, balance, safe lifting, movement in class',
      associated_organisations: 'Himmat Rehabilitation',
      children_helped: '100+',
    },
  },
  {
    username: 'debjani-sen',
    first_name: 'Debjani',
    last_name: 'Sen',
    email: 'debjani@pankh.example',
    occupation: 'school-administrator',
    profile: {
      designation: 'Head teacher, Kolkata',
      introduction:
        'An inclusive school is a hundred small decisions. I share our letters, plans and slides, so that you don’t have to start from scratch.',
      user_experience: 'Twenty years in schools, head teacher since 2016.',
      qualifications: 'M.Ed., diploma in school leadership',
      expertise: 'Rights, exam adjustments, staff training, deaf-friendly schools',
      associated_organisations: 'Ashalata High School',
      children_helped: '100+',
    },
  },
]
