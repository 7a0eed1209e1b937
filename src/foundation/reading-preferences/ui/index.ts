export { LanguageSwitch } from './language-switch.tsx'
export { ReadingPreferencesControl } from './reading-preferences-control.tsx'
export { loadWaitingPicture, PicturesNotice, WaitingPicture } from './waiting-picture-code.ts'
