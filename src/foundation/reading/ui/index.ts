export { ReadingControl } from './reading-control.tsx'
export { loadWaitingPicture, PicturesNotice, WaitingPicture } from './waiting-picture-code.ts'
