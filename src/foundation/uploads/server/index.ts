export { claimUpload } from './claim-upload.ts'
export { fileAddress, filesRoutes, type MayOpenFile } from './files.routes.ts'
export { forgetUnfinishedOf, forgetUnfinishedUploads } from './forget-unfinished-uploads.ts'
export { letGoOfUpload } from './let-go-of-upload.ts'
export { type OpenUploads, openUploads } from './open-uploads.ts'
export { selectUploadsOf, takeOutWaiting } from './personal-uploads.queries.ts'
export {
  AVATAR_SIZES,
  cover,
  deletePublicPicture,
  publicPictureAddress,
  publicPictureKeys,
  publicPictureName,
  publishUploadedPicture,
  replacePublicPicture,
  storePublicPicture,
} from './public-pictures.ts'
export { readUploadedText, textOfUpload } from './read-uploaded-text.ts'
export { resumableRoutes } from './resumable.routes.ts'
export { sendFile } from './send-file.ts'
export { storeUpload } from './store-upload.ts'
export { sweepTemporaryFiles } from './sweep-temporary-files.ts'
export { sweepUploads } from './sweep-uploads.ts'
export { UNUSED_UPLOADS_KEPT_DAYS } from './upload-quota.ts'
export { UploadNotFound } from './uploads.errors.ts'
export { type SignedIn, uploadsRoutes } from './uploads.routes.ts'
export { uploadedFiles } from './uploads.tables.ts'
export type { Uploads } from './uploads.ts'
