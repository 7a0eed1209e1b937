export { ChoiceIsGone } from './content.errors.ts'
export { lockContent, writePublication } from './content.queries.ts'
export {
  type Content,
  closeContent,
  type Editor,
  type PublishedContent,
  publishContent,
  removeContent,
  saveContent,
  savePart,
} from './content.ts'
export { deleteContentPicture, removeContentPicture, setContentPicture } from './content-picture.ts'
export { insertTermLinks, replaceTermLinks, selectTermLinks } from './term-links.queries.ts'
export { termLinkTable } from './term-links.tables.ts'
