import type { Sheet } from '#seeds/demo/content/resources/sheets.ts'
import type { Paper } from '../paper.ts'
import { drawAac } from './aac.ts'
import { drawCalm } from './calm.ts'
import { drawChecklist } from './checklist.ts'
import { drawChoices } from './choices.ts'
import { drawCircles } from './circles.ts'
import { drawCounting } from './counting.ts'
import { drawCutting } from './cutting.ts'
import { drawDayChart } from './day-chart.ts'
import { drawDots } from './dots.ts'
import { drawEmotions } from './emotions.ts'
import { drawFirstThen } from './first-then.ts'
import { drawGoals } from './goals.ts'
import { drawGuide } from './guide.ts'
import { drawMatching } from './matching.ts'
import { drawMaze } from './maze.ts'
import { drawMemory } from './memory.ts'
import { drawOddOne } from './odd-one.ts'
import { drawPatterns } from './patterns.ts'
import { drawPictureCards } from './picture-cards.ts'
import { drawReading } from './reading.ts'
import { drawSchedule } from './schedule.ts'
import { drawShop } from './shop.ts'
import { drawSorting } from './sorting.ts'
import { drawSounds } from './sounds.ts'
import { drawSpelling } from './spelling.ts'
import { drawSteps } from './steps.ts'
import { drawStory } from './story.ts'
import { drawStrokes } from './strokes.ts'
import { drawThermometer } from './thermometer.ts'
import { drawTiles } from './tiles.ts'
import { drawTokens } from './tokens.ts'
import { drawTracing } from './tracing.ts'

type Layouts = { [Name in Sheet['layout']]: (paper: Paper, sheet: Extract<Sheet, { layout: Name }>) => void }

const layouts: Layouts = {
  tracing: drawTracing,
  strokes: drawStrokes,
  cutting: drawCutting,
  matching: drawMatching,
  schedule: drawSchedule,
  emotions: drawEmotions,
  'first-then': drawFirstThen,
  aac: drawAac,
  sorting: drawSorting,
  counting: drawCounting,
  dots: drawDots,
  maze: drawMaze,
  story: drawStory,
  choices: drawChoices,
  tokens: drawTokens,
  calm: drawCalm,
  steps: drawSteps,
  memory: drawMemory,
  'day-chart': drawDayChart,
  checklist: drawChecklist,
  goals: drawGoals,
  'picture-cards': drawPictureCards,
  tiles: drawTiles,
  guide: drawGuide,
  reading: drawReading,
  circles: drawCircles,
  thermometer: drawThermometer,
  shop: drawShop,
  sounds: drawSounds,
  'odd-one': drawOddOne,
  patterns: drawPatterns,
  spelling: drawSpelling,
}

/** Draws the pages of a sheet by its layout. */
export function drawLayout(paper: Paper, sheet: Sheet): void {
  const draw = layouts[sheet.layout] as (paper: Paper, sheet: Sheet) => void
  draw(paper, sheet)
}
