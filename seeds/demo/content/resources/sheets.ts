/*
 * What is on a sheet of each layout. Symbols are names of OpenMoji.
 */

/** A picture with its word. */
export interface Card {
  symbol: string
  word: string
  /** A second line: the word in the other language, or a short sentence. */
  under?: string
}

interface Hinted {
  /** A sentence under the title that says what to do. */
  hint: string
}

export interface TracingSheet extends Hinted {
  layout: 'tracing'
  rows: { text: string; symbol?: string; word?: string }[]
}
export interface StrokesSheet extends Hinted {
  layout: 'strokes'
  rows: { stroke: Stroke; from: string; to: string }[]
}
export type Stroke = 'straight' | 'slope' | 'zigzag' | 'waves' | 'arches' | 'loops' | 'castle'
export interface CuttingSheet extends Hinted {
  layout: 'cutting'
  strips: Stroke[]
}
export interface MatchingSheet extends Hinted {
  layout: 'matching'
  pairs: { left: MatchSide; right: MatchSide }[]
}
export type MatchSide = { word: string } | { symbol: string; count?: number }
export interface ScheduleSheet extends Hinted {
  layout: 'schedule'
  steps: Card[]
}
export interface EmotionsSheet extends Hinted {
  layout: 'emotions'
  cards: Card[]
  /** The beginning of a sentence on the back line of each card. */
  prompt: string
}
export interface FirstThenSheet extends Hinted {
  layout: 'first-then'
  /** Two or three of them. */
  words: string[]
  cards: Card[]
}
export interface AacSheet extends Hinted {
  layout: 'aac'
  columns: number
  cells: (Card & { kind: WordKind })[]
  /** A second page without colours. */
  alsoGrey?: true
}
export type WordKind = 'person' | 'action' | 'describing' | 'thing' | 'social' | 'question' | 'place'
export interface SortingSheet extends Hinted {
  layout: 'sorting'
  baskets: Card[]
  cards: Card[]
}
export interface CountingSheet extends Hinted {
  layout: 'counting'
  task: 'circle' | 'write' | 'colour'
  rows: { symbol: string; count: number }[]
}
export interface DotsSheet extends Hinted {
  layout: 'dots'
  /** From 0,0 to 100,100, in the order of the numbers. */
  points: [number, number][]
  answer: Card
}
export interface MazeSheet extends Hinted {
  layout: 'maze'
  seed: number
  columns: number
  rows: number
  from: Card
  to: Card
}
export interface StorySheet {
  layout: 'story'
  pages: { symbols: string[]; text: string }[]
  /** Told to the grown-up on the last page. */
  plan: { heading: string; points: string[] }
}
export interface ChoicesSheet extends Hinted {
  layout: 'choices'
  question: string
  columns: 2 | 3
  cards: Card[]
}
export interface TokensSheet extends Hinted {
  layout: 'tokens'
  symbol: string
  tokens: number
  labels: { working_for: string; cut: string }
  rewards: Card[]
}
export interface CalmSheet extends Hinted {
  layout: 'calm'
  cards: { symbol: string; title: string; text: string }[]
}
export interface StepsSheet extends Hinted {
  layout: 'steps'
  steps: Card[]
  done: string
}
export interface MemorySheet extends Hinted {
  layout: 'memory'
  /** `word`: the partner of a picture is its word. */
  partner: 'picture' | 'word'
  cards: Card[]
}
export interface DayChartSheet extends Hinted {
  layout: 'day-chart'
  rows: { question: string; choices: { symbol?: string; word: string }[] }[]
}
export interface ChecklistSheet extends Hinted {
  layout: 'checklist'
  columns: string[]
  groups: { name: string; items: string[] }[]
  notes: string
}
export interface GoalsSheet extends Hinted {
  layout: 'goals'
  labels: { about: string[]; goal: string; parts: string[]; signed: string[] }
  goals: number
  /** A goal that is filled in, on a page of its own. */
  example?: { heading: string; about: string[]; goals: { goal: string; parts: string[] }[] }
}
export interface PictureCardsSheet extends Hinted {
  layout: 'picture-cards'
  columns: number
  rows: number
  cards: Card[]
}
export interface TilesSheet extends Hinted {
  layout: 'tiles'
  from: number
  to: number
}
export interface GuideSheet {
  layout: 'guide'
  lead: string
  symbol: string
  blocks: { heading: string; points: string[] }[]
  remember: string
}
export interface ReadingSheet {
  layout: 'reading'
  symbol: string
  paragraphs: string[]
  questions: { heading: string; list: string[] }
}
export interface CirclesSheet extends Hinted {
  layout: 'circles'
  /** From the middle outwards. */
  rings: { name: string; text: string }[]
  symbol: string
}
export interface ThermometerSheet extends Hinted {
  layout: 'thermometer'
  /** From the top, the hottest, downwards. */
  levels: { symbol: string; word: string; under: string; colour: string }[]
  own_words: string
}
export interface ShopSheet extends Hinted {
  layout: 'shop'
  tags: (Card & { price: number })[]
  bill: { heading: string; columns: string[]; total: string; paid: string; change: string }
}
export interface SoundsSheet extends Hinted {
  layout: 'sounds'
  letters: { letter: string; word: string; symbol: string }[]
}
export interface OddOneSheet extends Hinted {
  layout: 'odd-one'
  rows: string[][]
}
export interface PatternsSheet extends Hinted {
  layout: 'patterns'
  /** The last two are for the child to draw. */
  rows: string[][]
}
export interface SpellingSheet extends Hinted {
  layout: 'spelling'
  cards: { symbol: string; word: string; given: number[] }[]
}

export type Sheet =
  | TracingSheet
  | StrokesSheet
  | CuttingSheet
  | MatchingSheet
  | ScheduleSheet
  | EmotionsSheet
  | FirstThenSheet
  | AacSheet
  | SortingSheet
  | CountingSheet
  | DotsSheet
  | MazeSheet
  | StorySheet
  | ChoicesSheet
  | TokensSheet
  | CalmSheet
  | StepsSheet
  | MemorySheet
  | DayChartSheet
  | ChecklistSheet
  | GoalsSheet
  | PictureCardsSheet
  | TilesSheet
  | GuideSheet
  | ReadingSheet
  | CirclesSheet
  | ThermometerSheet
  | ShopSheet
  | SoundsSheet
  | OddOneSheet
  | PatternsSheet
  | SpellingSheet
