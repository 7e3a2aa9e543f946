export { SystemSettings } from './system-settings.doctype.ts'
export { permissionAdmin } from './permission-admin.module.ts'
