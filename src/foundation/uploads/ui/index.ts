/* What neighbours' pages may use. */
export { FileMark, inWords } from './file-mark.tsx'
export { UploadField } from './upload-field.tsx'
export { UploadList } from './upload-list.tsx'
