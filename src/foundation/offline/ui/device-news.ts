import { freshNews } from '#ui-kit/fresh-news.ts'

/** Announces that this device's packs or waiting mutations have changed. */
export const { publish: publishDevice, useNews: useDeviceNews } = freshNews<void>()
