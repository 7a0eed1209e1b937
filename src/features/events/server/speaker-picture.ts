import { publicPictureAddress } from '#foundation/uploads/server/index.ts'

/** In pixels, wherever a speaker is shown. */
const SHOWN_SIZE = 256

/** The address of a speaker's picture by its name; null without one. */
export const speakerPicture = (name: string | null): string | null =>
  name === null ? null : publicPictureAddress(name, SHOWN_SIZE)
