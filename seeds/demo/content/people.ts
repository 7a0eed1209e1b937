import type { DemoPerson } from './shape.ts'

/** The same for all of them: it is printed, and the demo is never loaded in production. */
export const DEMO_PASSWORD = 'pankh-demo-2026'

export const people: DemoPerson[] = [
  {
    role: 'parent',
    email: 'meera@pankh.example',
    username: 'meera-deshpande',
    first_name: 'Meera',
    last_name: 'Deshpande',
    occupation: 'parent',
    mobile: '+919876543210',
    age_groups: ['3-6'],
    skills: ['communication', 'play'],
    tags: ['autism', 'speech-and-language'],
  },
  {
    role: 'teacher',
    email: 'arjun@pankh.example',
    username: 'arjun-deshmukh',
    first_name: 'Arjun',
    last_name: 'Deshmukh',
    occupation: 'school-teacher',
    school_name: 'Sunrise Public School, Nashik',
    age_groups: ['6-9', '9-12'],
    skills: ['reading-and-writing', 'attention'],
    tags: ['dyslexia', 'inclusion'],
  },
  {
    role: 'creator',
    email: 'farah@pankh.example',
    username: 'farah-siddiqui',
    first_name: 'Farah',
    last_name: 'Siddiqui',
    occupation: 'therapist',
    is_member: true,
    age_groups: ['3-6', '6-9'],
    skills: ['fine-motor', 'sensory'],
    tags: ['cerebral-palsy'],
  },
  {
    role: 'administrator',
    email: 'kavita@pankh.example',
    username: 'kavita-rao',
    first_name: 'Kavita',
    last_name: 'Rao',
    occupation: 'ngo',
    is_admin: true,
    age_groups: [],
    skills: [],
    tags: [],
  },
]
