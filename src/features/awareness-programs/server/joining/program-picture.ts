import { NAMED_WIDTH } from '#foundation/content/content-picture.contract.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'

/** The address of a program's picture: either a stored picture's name, or the path of a drawing. */
export function programPicture(name: string | null): string | null {
  return name === null || name.startsWith('/') ? name : publicPictureAddress(name, NAMED_WIDTH)
}
