export {
  administrator,
  guest,
  isAdministrator,
  isGuest,
  signedIn,
  underSiteAccess,
  type Caller,
  noSiteAccess,
  siteAccessFrom,
  type SiteAccess,
  type SitePermission,
  defaultLinks,
} from './caller.ts'
export {
  deskPermissionFor,
  isStaff,
  worksOnEvery,
  levelsFor,
  permissionFor,
  typesDecidingOn,
  writesEvery,
} from './evaluate.ts'
export {
  excludesOtherRows,
  isOwnRowsOnly,
  shareRights,
  type Permission,
  type ShareRight,
} from './permission.ts'
export { explain, type Explanation, isWorkedOn, permissionsOn } from './explain.ts'
export { listingFor, canSetLevel, visibleColumns } from './listing.ts'
export type { Restriction } from './restriction.ts'
export { rowCondition } from './row-condition.ts'
