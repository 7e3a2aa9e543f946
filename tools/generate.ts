// `npm run generate` writes the files that follow from the modules into packages/contract; with --check it only
// compares.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { modules } from '../apps/server/modules.ts'
import { drift, generatedFiles, type GeneratedFile } from './generate/generated-files.ts'

const root = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const committed = (path: string): Promise<string | null> =>
  readFile(join(root, path), 'utf8').catch(() => null)

async function write({ path, text }: GeneratedFile): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const files = await generatedFiles({ modules, root, list: join(root, 'apps/server/modules.ts') })
const changed: GeneratedFile[] = []
const differences: string[] = []
for (const file of files) {
  const difference = drift(file.path, await committed(file.path), file.text)
  if (difference === null) continue
  changed.push(file)
  differences.push(difference)
}

if (isCheck && differences.length > 0) {
  console.error(`${differences.join('\n')}\nRun \`npm run generate\` and commit what it writes.`)
  process.exitCode = 1
} else {
  for (const file of changed) await write(file)
  const paths = changed.map(({ path }) => path)
  console.log(paths.length > 0 ? `Wrote ${paths.join(', ')}` : 'The generated files are up to date')
}
