import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from './arrows/cruise.ts'
import { plant, type Planted } from './arrows/planted-violations.ts'

const root = join(import.meta.dirname, '..')
const folders = ['packages', 'modules', 'apps', 'demo', 'e2e', 'bench', 'tools']

/** A checker that sees nothing finds nothing: each alternative of each rule must catch the violation planted for it. */
function findUncaught(): { uncaught: readonly Planted[]; plantedCount: number } {
  const { folder, planted, remove } = plant(root)
  try {
    const { violations } = cruise(folder, folders)
    const caught = new Set(violations.map(({ rule, from }) => `${rule} ${from}`))
    return {
      uncaught: planted.filter(({ rule, file }) => !caught.has(`${rule} ${file}`)),
      plantedCount: planted.length,
    }
  } finally {
    remove()
  }
}

const { modules, violations } = cruise(
  root,
  folders.filter((folder) => existsSync(join(root, folder))),
)
const { uncaught, plantedCount } = findUncaught()

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
for (const { rule, file } of uncaught) console.error(`${rule}: did not catch ${file}, planted for it`)
if (modules === 0) console.error('No module was cruised: the checker is blind')
console.log(
  `${modules} modules, ${violations.length} forbidden arrows; ${plantedCount - uncaught.length} of ${plantedCount} planted violations caught`,
)
process.exitCode = modules > 0 && violations.length === 0 && uncaught.length === 0 ? 0 : 1
