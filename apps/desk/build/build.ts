import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { checkBudget } from './check-budget.ts'
import { designBuild, deskSettings, distFolder } from './vite-settings.ts'

function buildDesign(): void {
  const { status, stderr } = spawnSync(process.execPath, [designBuild], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The design assets could not be built\n${stderr}`)
}

const start = performance.now()
buildDesign()
await build(deskSettings())
const weight = checkBudget()
rmSync(join(distFolder, '.vite'), { recursive: true })
console.log(`desk  ${weight} (${Math.round(performance.now() - start)} ms)`)
