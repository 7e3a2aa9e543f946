import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface DataFolder {
  readonly path: string
  remove(): void
}

/** A folder for this run alone, or the one named in `MELA_BENCH_DATA`, which stays: its demo need not be drawn again. */
export function openDataFolder(): DataFolder {
  const given = process.env['MELA_BENCH_DATA']
  if (given !== undefined && given !== '') return { path: resolve(given), remove: () => undefined }
  const path = mkdtempSync(join(tmpdir(), 'mela-bench-'))
  // As root, PostgreSQL runs as another user, who must be able to walk through.
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
