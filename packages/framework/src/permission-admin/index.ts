export { SystemSettings } from './system-settings.doctype.ts'
export { rights } from './permission-admin.module.ts'
