import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface Violation {
  rule: string
  from: string
  to: string
}

interface CruiseOutput {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}

const root = join(import.meta.dirname, '..', '..')
const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
const config = join(root, '.dependency-cruiser.cjs')

export function cruise(tree: string, folders: string[]): { modules: number; violations: Violation[] } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...folders],
    { cwd: tree, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  )
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${stderr}${stdout}`)
  const { summary } = JSON.parse(stdout) as CruiseOutput
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
