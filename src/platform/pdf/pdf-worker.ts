import { constants, platform, setPriority } from 'node:os'
import { drawSheet } from './draw-sheet.ts'

// On Linux this is the thread's own priority: pages go first while a whole event's certificates are drawn.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Runs in a thread: shaping letters and embedding fonts would hold the event loop. */
export default drawSheet
