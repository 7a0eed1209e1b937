import type { Feature } from '#foundation/feature.ts'
import { filesRoutes } from './files.routes.ts'
import { forgetUnfinishedUploads } from './forget-unfinished-uploads.ts'
import { resumableRoutes } from './resumable.routes.ts'
import { sweepUploads, sweepUploadsJob } from './sweep-uploads.ts'
import { UNUSED_UPLOADS_KEPT_DAYS } from './upload-quota.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export { claimUpload } from './claim-upload.ts'
export { fileAddress } from './files.routes.ts'
export { forgetUnfinishedOf } from './forget-unfinished-uploads.ts'
export { letGoOfUpload } from './let-go-of-upload.ts'
export { type OpenUploads, openUploads } from './open-uploads.ts'
export { selectUploadsOf, takeOutWaiting } from './personal-uploads.queries.ts'
export {
  AVATAR_SIZES,
  cover,
  deletePublicPicture,
  type PublicPictureSize,
  publicPictureAddress,
  publicPictureKeys,
  publicPictureName,
  publishUploadedPicture,
  replacePublicPicture,
  storePublicPicture,
} from './public-pictures.ts'
export { readUploadedText, textOfUpload } from './read-uploaded-text.ts'
export { sendFile } from './send-file.ts'
export { storeUpload } from './store-upload.ts'
export { sweepTemporaryFiles } from './sweep-temporary-files.ts'
export { UploadNotFound } from './uploads.errors.ts'
export { uploadedFiles } from './uploads.tables.ts'
export type { Uploads } from './uploads.ts'

export const uploadsFeature: Feature = {
  routes: [uploadsRoutes, filesRoutes, resumableRoutes],
  jobs: (parts) => [sweepUploads(parts), forgetUnfinishedUploads(parts)],
  retentions: [{ name: 'unused-uploads', keptDays: UNUSED_UPLOADS_KEPT_DAYS, job: sweepUploadsJob.name }],
}
