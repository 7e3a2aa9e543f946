// Upgrades the database of MELA_DATA to the tables of this source tree, as a start of its server does.
import { prepareSite } from '../../apps/server/src/prepare-site.ts'
import { report, withSite } from './with-site.ts'

await withSite(async ({ engine, settings }) => {
  const begun = performance.now()
  await prepareSite(engine, settings, report)
  report(`Upgraded in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
})
