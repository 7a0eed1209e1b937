import type { MayOpenFile } from '#foundation/uploads/server/index.ts'
import { isOfVisibleResource } from './find-resource-file.queries.ts'

/** For `filesRoutes`: whoever is signed in may open a file of a resource that they may see, moderators of hidden ones too. */
export const mayOpenResourceFile: MayOpenFile = (db, { userId, roles, file }) =>
  isOfVisibleResource(db, { id: userId, roles }, file.id)
