import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { noSiteAccess, siteAccessFrom, type SiteAccess, type SitePermission } from '#framework/permissions'

const RULES = 'Custom DocPerm'

/** Limit of rules in memory: roles x levels of every type are far fewer. */
const MAX_RULES = 10_000

interface Place {
  readonly database: Database
  readonly registry: Registry
}

export function createSiteAccess({ database, registry }: Place) {
  // Reads outside the current request: the result is shared, so its statement belongs to no one request.
  const outside = new AsyncResource('mela site access')
  let known: Promise<SiteAccess> | null = null

  const load = async (): Promise<SiteAccess> => {
    if (!registry.find(RULES)) return noSiteAccess
    const { rows } = await sql<SitePermission>`select * from ${sql.table(RULES)} limit ${MAX_RULES}`.execute(
      database.kysely,
    )
    return siteAccessFrom(rows, registry)
  }

  return {
    current(): Promise<SiteAccess> {
      const asked = (known ??= outside.runInAsyncScope(load))
      // The next caller repeats a failed read.
      asked.catch(() => {
        if (known === asked) known = null
      })
      return asked
    },
    /** True when these types hold access rules: every cached response may differ now. */
    isChangedBy(types: Iterable<string>): boolean {
      return [...types].includes(RULES)
    },
    forget() {
      known = null
    },
  }
}
