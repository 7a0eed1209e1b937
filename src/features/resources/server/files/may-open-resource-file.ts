import type { MayOpenFile } from '#foundation/uploads/server/index.ts'
import { isOfVisibleResource } from './find-resource-file.queries.ts'

/** For `filesRoutes`: whoever is signed in may open a file of a resource that they may see. */
export const mayOpenResourceFile: MayOpenFile = (db, { userId, file }) =>
  isOfVisibleResource(db, { file_id: file.id, user_id: userId })
