import { describe, expect, it } from 'vitest'
import { startingVocabulary } from '../../testing/starting-vocabulary.ts'
import { parseQuery } from './parse-query.ts'
import type { SearchedList } from './vocabulary.ts'

const vocabulary = startingVocabulary()

/** `kind: name` of each part, then in brackets what remains as text. */
function saying(search: string, list: SearchedList): string {
  const { parts, text, groups } = parseQuery(search, { vocabulary, list })
  const loose = groups.filter(({ part }) => !part).map(({ phrases }) => phrases[0])
  const rest = [text, ...loose].filter(Boolean).join(' ')
  const read = parts.map(({ kind, names }) => (names.en ? `${kind}: ${names.en}` : kind))
  return [...read, ...(rest ? [`[${rest}]`] : [])].join(', ')
}

describe('a search of the library', () => {
  it.each([
    ['worksheets for 4 year old autism', 'type: Worksheets, age_group: 3 to 6 years, tag: Autism'],
    ['autism worksheets age 4', 'tag: Autism, type: Worksheets, age_group: 3 to 6 years'],
    ['Worksheet for my 4-year-old with ASD', 'type: Worksheets, age_group: 3 to 6 years, tag: Autism'],
    ['4 साल के बच्चे के लिए ऑटिज़्म वर्कशीट', 'age_group: 3 to 6 years, tag: Autism, type: Worksheets'],
    ['४ साल के बच्चे के लिए ऑटिज्म की वर्कशीट', 'age_group: 3 to 6 years, tag: Autism, type: Worksheets'],
    ['chaar saal ke bachche ke liye khel', 'age_group: 3 to 6 years, skill: Play'],
    ['स्वलीनता अभ्यास पत्रक', 'tag: Autism, type: Worksheets'],
    ['autism', 'tag: Autism'],
    ['AUTISM!!', 'tag: Autism'],
    ['sensory activities for toddlers', 'skill: Senses, type: Activity, age_group: 0 to 3 years'],
    [
      'OT activities for 6 to 9 years',
      'words: occupational therapy, type: Activity, age_group: 6 to 9 years',
    ],
    ['pdf charts for ADHD kids', 'type: PDF, type: Chart, tag: ADHD'],
    ['toilet training social story', 'words: toilet training, words: social story'],
    ['शौच प्रशिक्षण', 'words: toilet training'],
    ['मेल्टडाउन', 'words: meltdown'],
    ['meltdown at the supermarket', 'words: meltdown, [supermarket]'],
    ['पढ़ना और लिखना', 'skill: Reading and writing'],
    ['पढना लिखना', 'skill: Reading and writing'],
    ['resources for dyslexia', 'tag: Dyslexia'],
    ['डिस्लेक्सिया', 'tag: Dyslexia'],
    ['speech बोली vaani', 'tag: Speech and language'],
    ['18 months old speech', 'age_group: 0 to 3 years, tag: Speech and language'],
    ['teenagers puberty', 'age_group: 12 to 15 years, 15 to 18 years, words: puberty'],
    [
      'adults with down syndrome jobs',
      'age_group: 18 and older, tag: Down syndrome, words: vocational training',
    ],
    ['math worksheet 7 yr', 'skill: Numbers, type: Worksheets, age_group: 6 to 9 years'],
    ['picture schedules for nonverbal child', 'tag: Visual schedules, words: nonverbal'],
    ['feeding a 2yo', 'words: food, age_group: 0 to 3 years'],
    ['IEP goals', 'tag: IEP, [goals]'],
    ['fine motor ages 3–6', 'skill: Fine motor, age_group: 3 to 6 years'],
    ['aged 6', 'age_group: 3 to 6 years, 6 to 9 years'],
    ['four year old', 'age_group: 3 to 6 years'],
    [
      'autism 4 year old and 9 year old',
      'tag: Autism, age_group: 3 to 6 years, age_group: 6 to 9 years, 9 to 12 years',
    ],
    ['ages 3 to 6 and toddlers', 'age_group: 3 to 6 years, age_group: 0 to 3 years'],
    ['4 साल और 7 साल के बच्चे', 'age_group: 3 to 6 years, age_group: 6 to 9 years'],
    ['4 years, 5 years', 'age_group: 3 to 6 years'],
    ['18-month-old', 'age_group: 0 to 3 years'],
    ['8 month baby', 'age_group: 0 to 3 years'],
    ['aged 10 months', 'age_group: 0 to 3 years'],
    ['6 महीने के बच्चे', 'age_group: 0 to 3 years'],
    ['6 महीने की बच्ची', 'age_group: 0 to 3 years'],
    ['8 महीने की उम्र', 'age_group: 0 to 3 years'],
    ['3 month plan', '[3 month plan]'],
    ['3 महीने की योजना', '[3 महीने योजना]'],
    ['6 महीने के लिए', '[6 महीने]'],
    ['in the first three years of school', 'words: classroom, [first three]'],
    ['अगले दो साल', '[दो साल अगले]'],
    ['हिंदी', '[हिंदी]'],
    ['word games', '[word games]'],
    ['xylophone', '[xylophone]'],
    ['200 year old trees', '[200 year old trees]'],
    ['class 4', '[class 4]'],
    ['children', '[children]'],
    ['for the', '[for the]'],
    ['"autism" worksheets', 'type: Worksheets, ["autism"]'],
    ['play -autism', '[play -autism]'],
    ['play or speech', '[play or speech]'],
    ['❤ <script>alert(1)</script>', '[❤ <script>alert(1)</script>]'],
    ['تعلم', '[تعلم]'],
    ['constructor __proto__', '[constructor __proto__]'],
  ])('%s', (search, read) => {
    expect(saying(search, 'resources')).toBe(read)
  })
})

describe('a search of events', () => {
  it.each([
    ['webinar on autism in hindi', 'type: Webinar, tag: Autism, language: hi'],
    ['webinar in Hindi in Tamil', 'type: Webinar, language: hi, language: ta'],
    ['in hindi, हिंदी में', 'language: hi'],
    ['hindi autism', 'language: hi, tag: Autism'],
    ['bachcha bol nahi raha', 'tag: Speech and language'],
    ['हिंदी में वेबिनार', 'language: hi, type: Webinar'],
    ['sign language workshop', 'tag: Indian Sign Language, type: Workshop'],
    ['workshop with sign language interpreter', 'type: Workshop, sign_language: '],
    ['autism webinars with captions', 'tag: Autism, type: Webinar, captions: '],
    ['events for parents of teens', 'words: parents, age_group: 12 to 15 years, 15 to 18 years'],
    ['certificate workshops for teachers', 'type: Certificate workshop, words: teacher'],
    ['कार्यशालाएँ समावेशी शिक्षा', 'type: Workshop, tag: Inclusion'],
    ['speech games', 'tag: Speech and language, [games]'],
    ['worksheets for 4 year old autism', 'words: worksheets, age_group: 3 to 6 years, tag: Autism'],
  ])('%s', (search, read) => {
    const said = saying(search, 'events')
    expect(said).toBe(read.replace(/(captions|sign_language): $/, '$1'))
  })
})

it('says how the address reads when a part is taken away', () => {
  const { parts } = parseQuery('worksheets for 4 year old autism', { vocabulary, list: 'resources' })
  expect(parts.map(({ without }) => without)).toEqual([
    'for 4 year old autism',
    'worksheets for autism',
    'worksheets for 4 year old',
  ])
  for (const { without, kind } of parts)
    expect(
      parseQuery(without, { vocabulary, list: 'resources' }).parts.map((part) => part.kind),
    ).not.toContain(kind)
})

it('unites several ages and several languages, each to be taken away by itself', () => {
  const ids = (age: number) =>
    vocabulary.ages.filter(({ from, to }) => from <= age && age <= to).map(({ id }) => id)
  const ages = parseQuery('autism 4 year old and 9 year old', { vocabulary, list: 'resources' })
  expect(ages.facts).toEqual({ age_group: [...ids(4), ...ids(9)] })
  expect(ages.parts.map(({ without }) => without)).toEqual([
    '4 year old and 9 year old',
    'autism and 9 year old',
    'autism 4 year old and',
  ])
  const languages = parseQuery('play in Hindi in Tamil', { vocabulary, list: 'events' })
  expect(languages.facts).toEqual({ language: ['hi', 'ta'] })
  expect(languages.parts.map(({ without }) => without).slice(1)).toEqual(['play in Tamil', 'play in Hindi'])
})

it('leaves ages to those chosen by hand', () => {
  const chosen = new Set(['age_group'])
  const { parts, facts, text } = parseQuery('4 year old autism', { vocabulary, list: 'events', chosen })
  expect(parts.map(({ kind }) => kind)).toEqual(['tag'])
  expect({ facts, text }).toEqual({ facts: {}, text: '' })
})

it('finds all that the words as they stand would find: what they are read as has them among its phrases', () => {
  const words = ['autism', 'worksheet', 'ASD', 'वर्कशीट', 'speech', 'OT', 'meltdown', 'शौचालय']
  for (const search of words) {
    const { groups } = parseQuery(search, { vocabulary, list: 'resources' })
    expect(groups[0]?.phrases.map((phrase) => phrase.toLowerCase())).toContain(search.toLowerCase())
  }
})
