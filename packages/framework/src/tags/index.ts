export { tags } from './tags.module.ts'
export { tagsOn } from './document-tags.ts'
