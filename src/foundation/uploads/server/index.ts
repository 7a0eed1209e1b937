import type { Feature } from '#foundation/feature.ts'
import { resumableRoutes } from './arriving/resumable.routes.ts'
import { UNUSED_UPLOADS_RETENTION_DAYS } from './arriving/upload-quota.ts'
import { filesRoutes } from './sending/files.routes.ts'
import { forgetUnfinishedUploads } from './sweeping/forget-unfinished-uploads.ts'
import { sweepUploads, sweepUploadsJob } from './sweeping/sweep-uploads.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export { storeUpload } from './arriving/store-upload.ts'
export { claimUpload } from './claim-upload.ts'
export { type OpenUploads, openUploads } from './open-uploads.ts'
export { selectUploadsOf, takeOutWaiting } from './personal-uploads.queries.ts'
export { readUploadedText, textOfUpload } from './read-uploaded-text.ts'
export { fileAddress } from './sending/files.routes.ts'
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
} from './sending/public-pictures.ts'
export { sendFile } from './sending/send-file.ts'
export { forgetUnfinishedOf } from './sweeping/forget-unfinished-uploads.ts'
export { letGoOfUpload } from './sweeping/let-go-of-upload.ts'
export { sweepTemporaryFiles } from './sweeping/sweep-temporary-files.ts'
export { UploadNotFound } from './uploads.errors.ts'
export { uploadedFiles } from './uploads.tables.ts'
export type { Uploads } from './uploads.ts'

export const uploadsFeature: Feature = {
  routes: [uploadsRoutes, filesRoutes, resumableRoutes],
  jobs: (parts) => [sweepUploads(parts), forgetUnfinishedUploads(parts)],
  retentions: [
    { name: 'unused-uploads', retentionDays: UNUSED_UPLOADS_RETENTION_DAYS, job: sweepUploadsJob.name },
  ],
}
