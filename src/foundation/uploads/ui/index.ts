/* What neighbours' pages may use. */
export { FileMark } from './file-mark.tsx'
export { UploadField } from './upload-field.tsx'
export { UploadList } from './upload-list.tsx'
