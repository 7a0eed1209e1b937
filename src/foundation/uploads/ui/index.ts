/* What neighbours' pages may use. */
export { UploadField } from './upload-field.tsx'
