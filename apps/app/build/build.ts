import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { checkBudget } from './check-budget.ts'
import { readPageAssets } from './page-assets.ts'
import { clientFolder, clientSettings, designAssets, serverSettings } from './vite-settings.ts'

const design = fileURLToPath(new URL('../../../packages/design/src/build.ts', import.meta.url))

function buildDesign(): void {
  const { status } = spawnSync(process.execPath, [design], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The design assets could not be built')
}

/** Art with fixed names: the placeholder, icons, drawings. */
function copyArt(): void {
  cpSync(designAssets, join(clientFolder, 'assets'), { recursive: true })
  cpSync(join(designAssets, 'favicon.svg'), join(clientFolder, 'favicon.svg'))
}

async function step(name: string, run: () => unknown): Promise<void> {
  const start = performance.now()
  const result = await run()
  const detail = typeof result === 'string' ? `: ${result}` : ''
  console.log(`app  ${name}${detail} (${Math.round(performance.now() - start)} ms)`)
}

await step('design', buildDesign)
await step('client', async () => void (await build(clientSettings())))
await step('art', copyArt)
await step('server page', async () => void (await build(serverSettings(readPageAssets()))))
await step('budget', checkBudget)
rmSync(join(clientFolder, '.vite'), { recursive: true })
