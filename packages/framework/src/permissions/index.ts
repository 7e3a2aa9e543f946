export { administrator, guest, isAdministrator, isGuest, signedIn, type Caller } from './caller.ts'
export { levelsFor, permissionFor, type Permission } from './evaluate.ts'
export { rowCondition } from './row-condition.ts'
export { canSetLevel, visibleColumns } from './visible-columns.ts'
