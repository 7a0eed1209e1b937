import { calmCards } from './calm-cards.ts'
import { checklists } from './checklists.ts'
import { choicesAndWords } from './choices-and-words.ts'
import { classSlides } from './class-slides.ts'
import { countingSheets } from './counting.ts'
import { dailySteps } from './daily-steps.ts'
import { dayCharts } from './day-charts.ts'
import { dotsAndMazes } from './dots-and-mazes.ts'
import { emotionCards } from './emotion-cards.ts'
import { excelFiles } from './excel-files.ts'
import { firstThenAndTokens } from './first-then-and-tokens.ts'
import { goalsAndShop } from './goals-and-shop.ts'
import { guidesForClass } from './guides-for-class.ts'
import { guidesForFamilies } from './guides-for-families.ts'
import { guidesForHome } from './guides-for-home.ts'
import { linksAndFilms } from './links-and-films.ts'
import { matchingPairs } from './matching-pairs.ts'
import { memoryPairs } from './memory-pairs.ts'
import { patternsAndSpelling } from './patterns-and-spelling.ts'
import { pictures } from './pictures.ts'
import { readingTexts } from './reading-texts.ts'
import { schedules } from './schedules.ts'
import type { DemoResource } from './shape.ts'
import { socialStories } from './social-stories.ts'
import { sortingSheets } from './sorting-sheets.ts'
import { soundsAndFilm } from './sounds-and-film.ts'
import { staffSlides } from './staff-slides.ts'
import { talkingBoards } from './talking-boards.ts'
import { texts } from './texts.ts'
import { tracingEnglish } from './tracing-english.ts'
import { tracingHindi } from './tracing-hindi.ts'
import { wordForms } from './word-forms.ts'
import { wordLetters } from './word-letters.ts'

/** The library of the demo: invented creators share real files. */
export const demoResources: readonly DemoResource[] = [
  ...schedules,
  ...dailySteps,
  ...firstThenAndTokens,
  ...talkingBoards,
  ...choicesAndWords,
  ...emotionCards,
  ...calmCards,
  ...dayCharts,
  ...tracingEnglish,
  ...tracingHindi,
  ...matchingPairs,
  ...patternsAndSpelling,
  ...countingSheets,
  ...dotsAndMazes,
  ...sortingSheets,
  ...memoryPairs,
  ...socialStories,
  ...readingTexts,
  ...guidesForHome,
  ...guidesForFamilies,
  ...guidesForClass,
  ...checklists,
  ...goalsAndShop,
  ...wordForms,
  ...wordLetters,
  ...excelFiles,
  ...staffSlides,
  ...classSlides,
  ...pictures,
  ...soundsAndFilm,
  ...texts,
  ...linksAndFilms,
]
