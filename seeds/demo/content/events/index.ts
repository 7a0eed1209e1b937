import type { DemoEvent } from '../shape.ts'
import { autism } from './autism.ts'
import { classroom } from './classroom.ts'
import { dailyLiving } from './daily-living.ts'
import { earlyYears } from './early-years.ts'
import { families } from './families.ts'
import { feelings } from './feelings.ts'
import { growingUp } from './growing-up.ts'
import { movement } from './movement.ts'
import { numbersAndAttention } from './numbers-and-attention.ts'
import { readingAndWriting } from './reading-and-writing.ts'
import { senses } from './senses.ts'
import { speech } from './speech.ts'
import { technology } from './technology.ts'

/** The demo catalogue's events, grouped by theme. */
export const events: DemoEvent[] = [
  ...earlyYears,
  ...speech,
  ...autism,
  ...readingAndWriting,
  ...numbersAndAttention,
  ...movement,
  ...dailyLiving,
  ...feelings,
  ...classroom,
  ...senses,
  ...growingUp,
  ...families,
  ...technology,
]
