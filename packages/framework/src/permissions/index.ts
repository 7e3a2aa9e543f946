export {
  administrator,
  guest,
  isAdministrator,
  isGuest,
  signedIn,
  underSiteAccess,
  type Caller,
} from './caller.ts'
export { noSiteAccess, siteAccessFrom, type SiteAccess, type SitePermission } from './site-access.ts'
export { deskPermissionFor, isStaff, worksOnEvery } from './desk-permission.ts'
export { defaultLinks } from './default-links.ts'
export { opensNoOthers, reachesOwnAlone } from './own-alone.ts'
export { levelsFor, permissionFor, typesDecidingOn, writesEvery } from './evaluate.ts'
export { explain, type Explanation, type Rule, isWorkedOn, permissionsOn, type Subject } from './explain.ts'
export { listingFor, selectColumns, type Listing, canSetLevel, visibleColumns } from './listing.ts'
export { shareRights, type Permission, type ShareRight } from './permission.ts'
export type { Restriction } from './restriction.ts'
export { rowCondition } from './row-condition.ts'
