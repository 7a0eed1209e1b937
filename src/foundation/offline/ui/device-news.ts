import { freshNews } from '#ui-kit/fresh-news.ts'

/** What is kept on this device is another: packs, mutations that wait. */
export const { tell: tellDevice, useNews: useDeviceNews } = freshNews<void>()
