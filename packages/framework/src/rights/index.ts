export { SystemSettings } from './system-settings.doctype.ts'
export { rights } from './rights.module.ts'
