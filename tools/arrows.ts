import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from './arrows/cruise.ts'
import { ruleNames } from './arrows/rules.ts'
import { plant } from './arrows/planted-violations.ts'

const house = join(import.meta.dirname, '..')
const rooms = ['packages', 'modules', 'apps', 'demo', 'e2e', 'bench', 'tools']

/** A checker that sees nothing finds nothing: every rule must catch the violation of it that was planted. */
function blindSpots(): string[] {
  const planted = plant(house)
  try {
    const { violations } = cruise(planted.folder, ['packages', 'modules', 'apps', 'demo', 'tools'])
    const caught = new Set(violations.map(({ rule }) => rule))
    return ruleNames(house).filter((name) => !caught.has(name))
  } finally {
    planted.remove()
  }
}

const { modules, violations } = cruise(
  house,
  rooms.filter((room) => existsSync(join(house, room))),
)
const blind = blindSpots()

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
for (const rule of blind) console.error(`${rule}: did not catch the violation planted for it`)
if (modules === 0) console.error('No module was cruised: the checker is blind')
console.log(`${modules} modules, ${violations.length} forbidden arrows, ${blind.length} blind rules`)
process.exitCode = modules > 0 && violations.length === 0 && blind.length === 0 ? 0 : 1
