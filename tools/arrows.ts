import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from './arrows/cruise.ts'
import { writeViolationSamples, type ViolationSample } from './arrows/violation-samples.ts'

const root = join(import.meta.dirname, '..')
const folders = ['packages', 'modules', 'apps', 'demo', 'e2e', 'bench', 'tools']

/** Checks the checker: each alternative of each rule must report its sample. */
function findUncaught(): { uncaught: readonly ViolationSample[]; sampleCount: number } {
  const { folder, violationSamples, remove } = writeViolationSamples(root)
  try {
    const { violations } = cruise(folder, folders)
    const caught = new Set(violations.map(({ rule, from }) => `${rule} ${from}`))
    return {
      uncaught: violationSamples.filter(({ rule, file }) => !caught.has(`${rule} ${file}`)),
      sampleCount: violationSamples.length,
    }
  } finally {
    remove()
  }
}

const { modules, violations } = cruise(
  root,
  folders.filter((folder) => existsSync(join(root, folder))),
)
const { uncaught, sampleCount } = findUncaught()

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
for (const { rule, file } of uncaught)
  console.error(`${rule}: did not catch ${file}, the sample written for it`)
if (modules === 0) console.error('No module was cruised: the checker is blind')
console.log(
  `${modules} modules, ${violations.length} forbidden arrows; ${sampleCount - uncaught.length} of ${sampleCount} violation samples caught`,
)
process.exitCode = modules > 0 && violations.length === 0 && uncaught.length === 0 ? 0 : 1
