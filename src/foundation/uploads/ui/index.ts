/* Public API for other features' pages. */
export { FileMark } from './file-mark.tsx'
export { UploadField } from './upload-field.tsx'
export { UploadList } from './upload-list.tsx'
