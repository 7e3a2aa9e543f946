import type { GuestCache } from '#framework/cache'
import type { NamingRules } from '#framework/documents'
import type { createSiteAccess } from './site-access.ts'

/** What is kept in memory and may not be true any more after a change. */
export interface Kept {
  readonly cache: GuestCache
  /** What is known by the names of types may have changed. */
  readonly forgetNames: () => void
  readonly siteAccess: Pick<ReturnType<typeof createSiteAccess>, 'forget' | 'isChangedBy'>
  readonly namingRules: Pick<NamingRules, 'forget' | 'isChangedBy'>
}

/** Lets fall what is kept: of the types that changed, or everything. */
export function keptAnswers({ cache, forgetNames, siteAccess, namingRules }: Kept) {
  const fallAll = () => {
    cache.invalidateAll()
    forgetNames()
    siteAccess.forget()
    namingRules.forget()
  }
  return {
    fallAll,
    fall(types: Iterable<string>): void {
      if (siteAccess.isChangedBy(types)) return fallAll()
      if (namingRules.isChangedBy(types)) namingRules.forget()
      cache.invalidate(types)
      forgetNames()
    },
  }
}
