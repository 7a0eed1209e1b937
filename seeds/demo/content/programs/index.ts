import { earlyYears } from './early-years.ts'
import { inclusiveClassrooms } from './inclusive-classrooms.ts'
import { reading } from './reading.ts'
import type { DemoProgram } from './shape.ts'

/** The oldest first: the last one's modules stand at the foot of every page. */
export const programs: DemoProgram[] = [reading, earlyYears, inclusiveClassrooms]
