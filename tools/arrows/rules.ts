import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Configuration {
  forbidden: { name: string }[]
}

/** The names of the house's rules. */
export function ruleNames(house: string): string[] {
  const load = createRequire(join(house, 'package.json'))
  const { forbidden } = load('./.dependency-cruiser.cjs') as Configuration
  return forbidden.map(({ name }) => name)
}
