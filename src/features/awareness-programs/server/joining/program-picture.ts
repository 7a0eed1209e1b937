import { NAMED_WIDTH } from '#foundation/content/content-picture.contract.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'

/** The address of a program's picture, of which its row keeps the name; null without one. */
export function programPicture(name: string | null): string | null {
  return name === null ? null : publicPictureAddress(name, NAMED_WIDTH)
}
