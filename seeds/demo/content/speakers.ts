import type { DemoSpeaker } from './shape.ts'

export const speakers: DemoSpeaker[] = [
  {
    key: 'meera-nair',
    name: 'Dr Meera Nair',
    designation: { en: 'Developmental paediatrician', hi: 'बाल विकास विशेषज्ञ' },
    place: 'Kochi, Kerala',
    introduction: {
      en: 'Meera has met families in her clinic for nineteen years. She likes small plans that work on a normal day.',
      hi: 'मीरा उन्नीस साल से अपने क्लिनिक में परिवारों से मिल रही हैं। उन्हें छोटी और सच में निभने वाली योजनाएँ पसंद हैं।',
    },
  },
  {
    key: 'ananya-rao',
    name: 'Ananya Rao',
    designation: { en: 'Speech therapist', hi: 'स्पीच थेरेपिस्ट' },
    place: 'Bengaluru, Karnataka',
    introduction: {
      en: 'Ananya turns kitchens and bus rides into places to talk. She works in English, Kannada and Hindi.',
    },
  },
  {
    key: 'farhan-qureshi',
    name: 'Farhan Qureshi',
    designation: { en: 'Occupational therapist', hi: 'ऑक्यूपेशनल थेरेपिस्ट' },
    place: 'Hyderabad, Telangana',
    introduction: {
      en: 'Farhan helps children do what they want to do with their hands. His tools are rice, ropes and old boxes.',
    },
  },
  {
    key: 'kavita-joshi',
    name: 'Kavita Joshi',
    designation: { en: 'Special educator', hi: 'विशेष शिक्षिका' },
    place: 'Jaipur, Rajasthan',
    introduction: {
      en: 'Kavita teaches reading to children who were told that they could not learn it. She is dyslexic herself.',
      hi: 'कविता उन बच्चों को पढ़ना सिखाती हैं जिनसे कहा गया था कि वे नहीं सीख पाएँगे। उन्हें ख़ुद भी डिस्लेक्सिया है।',
    },
  },
  {
    key: 'lata-menon',
    name: 'Lata Menon',
    designation: { en: 'Parent and trainer', hi: 'माँ और प्रशिक्षक' },
    place: 'Thrissur, Kerala',
    introduction: {
      en: 'Lata has two sons, one of them autistic. She trains parents in daily routines. She is honest and makes them laugh.',
      hi: 'लता के दो बेटे हैं, जिनमें से एक ऑटिस्टिक है। वे माता-पिता को रोज़ के काम सिखाना सिखाती हैं।',
    },
  },
  {
    key: 's-iyer',
    name: 'Dr Subramanian Iyer',
    designation: { en: 'Head of special education', hi: 'विशेष शिक्षा प्रमुख' },
    place: 'Chennai, Tamil Nadu',
    introduction: {
      en: 'Dr Iyer has written and rewritten over a thousand education plans. He now teaches others to keep them short.',
    },
  },
  {
    key: 'priya-desai',
    name: 'Priya Desai',
    designation: { en: 'Special educator', hi: 'विशेष शिक्षिका' },
    place: 'Ahmedabad, Gujarat',
    introduction: {
      en: 'Priya runs a resource room in a busy school. She draws most of her teaching material herself.',
    },
  },
  {
    key: 'harpreet-kaur',
    name: 'Harpreet Kaur',
    designation: { en: 'Physiotherapist', hi: 'फ़िज़ियोथेरेपिस्ट' },
    place: 'Ludhiana, Punjab',
    introduction: {
      en: 'Harpreet works with children who move in their own way. She believes that exercise should feel like play.',
    },
  },
  {
    key: 'thomas-kurian',
    name: 'Thomas Kurian',
    designation: { en: 'Assistive technology trainer', hi: 'सहायक तकनीक प्रशिक्षक' },
    place: 'Kottayam, Kerala',
    introduction: {
      en: 'Thomas is blind and has used a screen reader since he was twelve. He has trained six hundred teachers.',
    },
  },
  {
    key: 'sanjana-thokchom',
    name: 'Sanjana Thokchom',
    designation: { en: 'Deaf teacher of Indian Sign Language', hi: 'भारतीय सांकेतिक भाषा की बधिर शिक्षिका' },
    place: 'Imphal, Manipur',
    introduction: {
      en: 'Sanjana is Deaf and grew up signing with her grandmother. Her lessons are quiet, quick and full of laughter.',
    },
  },
  {
    key: 'arif-ansari',
    name: 'Arif Ansari',
    designation: { en: 'Father and parent mentor', hi: 'पिता और दूसरे माता-पिता के साथी' },
    place: 'Lucknow, Uttar Pradesh',
    introduction: {
      en: 'Arif runs a tailoring shop and a fathers’ group. His daughter Sara is autistic and loves trains.',
      hi: 'आरिफ़ सिलाई की दुकान और पिताओं का एक समूह चलाते हैं। उनकी बेटी सारा ऑटिस्टिक है और उसे रेलगाड़ियाँ पसंद हैं।',
    },
  },
  {
    key: 'debjani-sen',
    name: 'Dr Debjani Sen',
    designation: { en: 'Clinical psychologist', hi: 'क्लिनिकल मनोवैज्ञानिक' },
    place: 'Kolkata, West Bengal',
    introduction: {
      en: 'Debjani listens first. She helps families and teachers see what a child’s behaviour is telling them.',
      hi: 'देबजानी पहले सुनती हैं। वे यह समझने में मदद करती हैं कि बच्चे का व्यवहार क्या कह रहा है।',
    },
  },
  {
    key: 'john-lalrinpuia',
    name: 'John Lalrinpuia',
    designation: { en: 'Adapted sports coach', hi: 'सबके लिए खेल प्रशिक्षक' },
    place: 'Aizawl, Mizoram',
    introduction: {
      en: 'John changes the rules until everyone can play. His teams train on a hill above Aizawl, in most weather.',
    },
  },
  {
    key: 'tenzin-dolma',
    name: 'Tenzin Dolma',
    designation: { en: 'Play and art therapist', hi: 'खेल और कला थेरेपिस्ट' },
    place: 'Gangtok, Sikkim',
    introduction: {
      en: 'Tenzin sits on the floor and waits for the child to lead. She uses clay, cloth and very few words.',
    },
  },
  {
    key: 'nilesh-patil',
    name: 'Nilesh Patil',
    designation: { en: 'Mathematics teacher', hi: 'गणित शिक्षक' },
    place: 'Pune, Maharashtra',
    introduction: {
      en: 'Nilesh could not learn his tables as a boy. Today he teaches number sense with stones, steps and songs.',
      hi: 'बचपन में नीलेश को पहाड़े याद नहीं होते थे। आज वे कंकड़, कदम और गीतों से गणित सिखाते हैं।',
    },
  },
  {
    key: 'zainab-shaikh',
    name: 'Zainab Shaikh',
    designation: { en: 'Autistic writer and self-advocate', hi: 'ऑटिस्टिक लेखिका, अपने हक़ के लिए ख़ुद बोलती हैं' },
    place: 'Mumbai, Maharashtra',
    introduction: {
      en: 'Zainab is autistic and writes about school, noise and friendship. She speaks and types, whichever is easier.',
    },
  },
  {
    key: 'ramesh-oraon',
    name: 'Ramesh Oraon',
    designation: { en: 'Community worker', hi: 'सामुदायिक कार्यकर्ता' },
    place: 'Ranchi, Jharkhand',
    introduction: {
      en: 'Ramesh walks from village to village to find children who need help early. He knows every form by heart.',
      hi: 'रमेश गाँव-गाँव जाकर उन बच्चों को ढूँढते हैं जिन्हें जल्दी मदद चाहिए। उन्हें हर फ़ॉर्म ज़बानी याद है।',
    },
  },
  {
    key: 'maria-dsouza',
    name: 'Maria D’Souza',
    designation: { en: 'School principal', hi: 'प्रधानाचार्या' },
    place: 'Panaji, Goa',
    introduction: {
      en: 'Maria opened her school to every child in her town. She is frank about what failed and what worked.',
    },
  },
  {
    key: 'vikram-solanki',
    name: 'Vikram Solanki',
    designation: { en: 'Job coach', hi: 'रोज़गार प्रशिक्षक' },
    place: 'Udaipur, Rajasthan',
    introduction: {
      en: 'Vikram has cerebral palsy and has worked for fifteen years. He helps young people get ready for a first job.',
      hi: 'विक्रम को सेरेब्रल पाल्सी है और वे पंद्रह साल से काम कर रहे हैं। वे युवाओं को पहली नौकरी के लिए तैयार करते हैं।',
    },
  },
  {
    key: 'sunita-rathore',
    name: 'Sunita Rathore',
    designation: { en: 'Mother and parent group leader', hi: 'माँ और अभिभावक समूह की संयोजक' },
    place: 'Bhopal, Madhya Pradesh',
    introduction: {
      en: 'Sunita’s son Golu has Down syndrome. Her group of mothers meets every Sunday, with tea.',
      hi: 'सुनीता के बेटे गोलू को डाउन सिंड्रोम है। माँओं का उनका समूह हर रविवार चाय पर मिलता है।',
    },
  },
  {
    key: 'farah-siddiqui',
    name: 'Farah Siddiqui',
    designation: { en: 'Occupational therapist', hi: 'ऑक्यूपेशनल थेरेपिस्ट' },
    place: 'Hyderabad, Telangana',
    introduction: {
      en: 'Farah helps children do what they want to do with their hands. She worked four years with a mobile team in villages.',
    },
  },
  {
    key: 'arjun-deshmukh',
    name: 'Arjun Deshmukh',
    designation: { en: 'Class teacher', hi: 'कक्षा शिक्षक' },
    place: 'Nashik, Maharashtra',
    introduction: {
      en: 'Arjun teaches forty-two children in one room. He tries everything there before he tells others about it.',
    },
  },
]
