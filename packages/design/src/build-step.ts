import { existsSync, statSync } from 'node:fs'

export interface BuildStep {
  readonly name: string
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  readonly run: () => Promise<void>
}

const changedAt = (file: string): number => statSync(file).mtimeMs

export function isFresh({ reads, writes }: Pick<BuildStep, 'reads' | 'writes'>): boolean {
  if (!writes.every((file) => existsSync(file))) return false
  return Math.max(...reads.map(changedAt)) <= Math.min(...writes.map(changedAt))
}

export async function runStep(step: BuildStep): Promise<void> {
  const started = performance.now()
  const skipped = isFresh(step)
  if (!skipped) await step.run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${step.name}: ${skipped ? 'fresh' : `${step.writes.length} files in ${seconds} s`}\n`)
}
