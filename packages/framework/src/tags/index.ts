export { tags } from './tags.module.ts'
export { tagsOn } from './tags-on.ts'
