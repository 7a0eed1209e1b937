import type { ReadKind } from '../../search-query.contract.ts'
import { keyOf } from './plain-word.ts'

/** A property of an event that the list can be filtered by. */
export interface Fact {
  kind: Extract<ReadKind, 'captions' | 'sign_language' | 'language'>
  /** The code of a `language` (ISO 639). */
  code?: string
}

const CAPTIONS = [
  'captions',
  'with captions',
  'captioned',
  'closed captions',
  'live captions',
  'subtitles',
  'with subtitles',
  'subtitled',
  'कैप्शन',
  'कैप्शन के साथ',
  'उपशीर्षक',
  'उपशीर्षक के साथ',
  'caption ke saath',
]

/** "Sign language" alone is a topic; these phrases say how an event is held. */
const SIGN_LANGUAGE = [
  'with sign language',
  'in sign language',
  'in Indian sign language',
  'with Indian sign language',
  'sign language interpreter',
  'with sign language interpreter',
  'with a sign language interpreter',
  'sign language interpretation',
  'with ISL',
  'in ISL',
  'ISL interpreter',
  'सांकेतिक भाषा के साथ',
  'सांकेतिक भाषा में',
]

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: ['English', 'अंग्रेज़ी', 'angrezi'],
  hi: ['Hindi', 'हिन्दी', 'हिंदी'],
  bn: ['Bengali', 'Bangla', 'बांग्ला', 'बंगाली'],
  ta: ['Tamil', 'तमिल'],
  te: ['Telugu', 'तेलुगु'],
  mr: ['Marathi', 'मराठी'],
  gu: ['Gujarati', 'गुजराती'],
  kn: ['Kannada', 'कन्नड़'],
  ml: ['Malayalam', 'मलयालम'],
  pa: ['Punjabi', 'पंजाबी'],
  ur: ['Urdu', 'उर्दू'],
  or: ['Odia', 'Oriya', 'ओड़िया'],
  as: ['Assamese', 'असमिया'],
}

/** Alone it's a language too: someone who types “autism Hindi” wants to understand the event. */
const ways = (name: string) => [name, `in ${name}`, `${name} में`, `${name} mein`, `${name} me`]

/** The facts by their words' {@link keyOf}. */
export const factsByKey: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ...CAPTIONS.map((words) => [keyOf(words), { kind: 'captions' }] as const),
  ...SIGN_LANGUAGE.map((words) => [keyOf(words), { kind: 'sign_language' }] as const),
  ...Object.entries(LANGUAGES).flatMap(([code, names]) =>
    names.flatMap(ways).map((words) => [keyOf(words), { kind: 'language', code }] as const),
  ),
])
