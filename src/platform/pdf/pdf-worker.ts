import { constants, platform, setPriority } from 'node:os'
import { drawSheet } from './draw-sheet.ts'

// On Linux this is the thread's own priority: pages go first while certificates of a whole event are drawn.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Runs in a thread: shaping text and embedding fonts would block the event loop. */
export default drawSheet
