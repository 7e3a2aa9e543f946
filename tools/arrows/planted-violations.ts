import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const empty = 'export {}\n'
const importing = (...targets: string[]): string => targets.map((target) => `import '${target}'\n`).join('')

/** A tree as small as can be in which every rule is broken once, by way of the `#` map where there is one. */
const files: Record<string, string> = {
  'packages/meta/src/index.ts': importing('#design', 'node:fs'),
  'packages/design/src/index.ts': importing('#client'),
  'packages/contract/src/index.ts': importing('#store/orders'),
  'packages/client/src/index.ts': importing('#framework/documents'),
  'packages/framework/src/documents/index.ts': importing('#site/website', '../queries/filter.ts'),
  'packages/framework/src/queries/index.ts': empty,
  'packages/framework/src/queries/filter.ts': empty,
  'packages/framework/src/database/index.ts': empty,
  'modules/site/website/index.ts': importing('#money/ledger', '#client', './first.ts', './nowhere.ts'),
  'modules/site/website/first.ts': importing('./second.ts'),
  'modules/site/website/second.ts': importing('./first.ts', '../../../tools/tool.ts'),
  'modules/money/ledger/index.ts': importing('#store/orders'),
  'modules/money/ledger/rules/balance.ts': importing('#framework/database'),
  'modules/store/orders/index.ts': importing('#community/events', '../cart/methods/add.ts', '#demo'),
  'modules/store/cart/index.ts': importing(
    '../../../packages/framework/src/queries/filter.ts',
    '#money/ledger/testing',
  ),
  'modules/money/ledger/testing/index.ts': empty,
  'modules/store/cart/methods/add.ts': empty,
  'modules/community/events/index.ts': empty,
  'apps/server/main.ts': importing('../../modules/store/cart/methods/add.ts', '../app/src/ui/button.ts'),
  'apps/app/src/ui/button.ts': importing('../screens/cart/cart.ts'),
  'apps/app/src/screens/cart/cart.ts': importing('../orders/orders.ts'),
  'apps/app/src/screens/orders/orders.ts': importing('#store/orders'),
  'demo/index.ts': importing('#store/orders'),
  'tools/tool.ts': empty,
}

/** Writes the tree into a temporary folder, with the house's own map and compiler settings. */
export function plant(house: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mela-arrows-'))
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(house, file), join(folder, file))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
