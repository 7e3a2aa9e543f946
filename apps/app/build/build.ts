import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { checkBudget } from './check-budget.ts'
import { readPageAssets } from './page-assets.ts'
import { clientFolder, designAssets, designBuild } from './folders.ts'
import { clientSettings, serverSettings } from './vite-settings.ts'

function buildDesign(): void {
  const { status } = spawnSync(process.execPath, [designBuild], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The design assets could not be built')
}

function copyFixedFiles(): void {
  cpSync(designAssets, join(clientFolder, 'assets'), { recursive: true })
  cpSync(join(designAssets, 'favicon.svg'), join(clientFolder, 'favicon.svg'))
  cpSync(join(clientFolder, 'index.html'), join(clientFolder, 'offline.html'))
}

async function step(name: string, run: () => unknown): Promise<void> {
  const start = performance.now()
  const result = await run()
  const detail = typeof result === 'string' ? `: ${result}` : ''
  console.log(`app  ${name}${detail} (${Math.round(performance.now() - start)} ms)`)
}

await step('design', buildDesign)
await step('client', async () => void (await build(clientSettings())))
await step('fixed files', copyFixedFiles)
await step('server page', async () => void (await build(serverSettings(readPageAssets()))))
await step('budget', checkBudget)
rmSync(join(clientFolder, '.vite'), { recursive: true })
