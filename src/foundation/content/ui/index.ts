/* Public API for other features' pages. */
export { ContentForm, numberedValues, savedValues } from './content-form.tsx'
export { ContentPicture, PictureForm } from './picture-form.tsx'
export { PublicationBadge } from './publication.tsx'
