import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { noSiteAccess, siteAccessFrom, type SiteAccess, type SitePermission } from '#framework/permissions'

/** The type whose documents are the site's own access rules. */
const RULES = 'Custom DocPerm'

/** Bound of what is kept in memory: roles x levels of every type are far fewer. */
const MOST_RULES = 10_000

interface Place {
  readonly database: Database
  readonly registry: Registry
}

/** What the site grants in place of what its types declare, kept in memory until somebody changes it. */
export function createSiteAccess({ database, registry }: Place) {
  // Whoever happens to ask first does not ask for himself alone: it is no one request's statement.
  const outside = new AsyncResource('mela site access')
  let known: Promise<SiteAccess> | null = null

  const load = async (): Promise<SiteAccess> => {
    if (!registry.find(RULES)) return noSiteAccess
    const { rows } = await sql<SitePermission>`select * from ${sql.table(RULES)} limit ${MOST_RULES}`.execute(
      database.kysely,
    )
    return siteAccessFrom(rows, registry)
  }

  return {
    current(): Promise<SiteAccess> {
      const asked = (known ??= outside.runInAsyncScope(load))
      // A failed question is asked again by whoever comes next.
      asked.catch(() => {
        if (known === asked) known = null
      })
      return asked
    },
    /** True when these types hold access rules: then every answer may be another one now. */
    isChangedBy(types: Iterable<string>): boolean {
      return [...types].includes(RULES)
    },
    forget() {
      known = null
    },
  }
}
