import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { compile } from '../generate/compile.ts'

const sourceRoot = join(import.meta.dirname, '..', '..')

const settings = ['package.json', 'tsconfig.json', '.prettierrc.json', 'vitest.config.ts']
const sources = [
  'packages',
  'modules',
  'demo',
  'apps/server',
  'tools/architecture',
  'tools/generate',
  'tools/generate.ts',
  'tools/new',
  'tools/testing',
]
const left = new Set(['dist', 'node_modules', '.cache'])

export interface RepositoryCopy {
  readonly root: string
  run(script: string, ...words: readonly string[]): Promise<{ output: string; failed: string | null }>
  problems(...files: readonly string[]): readonly string[]
  remove(): Promise<void>
}

function messageOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
}

function problemsIn(root: string, files: readonly string[]): readonly string[] {
  const paths = files.map((file) => join(root, file))
  const program = compile(paths, join(root, 'tsconfig.json'))
  return paths
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), 'mela-repository-'))
  for (const path of [...settings, ...sources])
    await cp(join(sourceRoot, path), join(root, path), {
      recursive: true,
      filter: (source) => !left.has(basename(source)),
    })
  await symlink(join(sourceRoot, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    run: (script, ...words) =>
      promisify(execFile)(process.execPath, [script, ...words], { cwd: root }).then(
        ({ stdout }) => ({ output: stdout, failed: null }),
        (error: unknown) => ({ output: '', failed: messageOf(error) }),
      ),
    problems: (...files) => problemsIn(root, files),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
