import { drawSheet } from './draw-sheet.ts'

/** Runs in a thread: shaping letters and embedding fonts would hold the event loop. */
export default drawSheet
