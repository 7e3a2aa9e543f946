import { administrator } from '#framework/permissions'
import type { TestSite } from '#framework/testing'
import { bookkeepingCheck, type Discrepancy } from '../extension-points.ts'

/** Runs the bookkeeping checks whose names begin with `prefix`, all by default. */
export function listDiscrepancies({ engine }: TestSite, prefix = ''): Promise<readonly Discrepancy[]> {
  const checks = engine.extensions(bookkeepingCheck).filter(({ name }) => name.startsWith(prefix))
  return engine.read(administrator, async (documents) => {
    const found = checks.map((check) => check.run(documents.asSystem(), engine.settings))
    return (await Promise.all(found)).flat()
  })
}
