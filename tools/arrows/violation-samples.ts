import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

interface Sample {
  readonly name: string
  readonly from: string
  readonly to: string
}

export interface ViolationSample {
  readonly rule: string
  readonly file: string
}

const importing = (target: string): string => `import '${target}'\n`

const numbered = (file: string, number: number): string => file.replace('violation', `violation-${number}`)

const special: readonly (ViolationSample & { readonly target: string })[] = [
  { rule: 'no cycles', file: 'modules/site/website/first.ts', target: './second.ts' },
  { rule: 'every import resolves', file: 'modules/site/website/lost.ts', target: './nowhere.ts' },
  {
    rule: 'site knows no other domain: site -> money',
    file: 'modules/site/website/by-map.ts',
    target: '#money/ledger',
  },
]

function readSamples(root: string): readonly Sample[] {
  const load = createRequire(join(root, 'package.json'))
  const { samples } = load('./tools/arrows/forbidden.cjs') as { samples: readonly Sample[] }
  return samples
}

function nameOf(target: string, from: string): string {
  if (!target.endsWith('.ts')) return target
  const path = relative(dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

export function writeViolationSamples(root: string): {
  folder: string
  violationSamples: readonly ViolationSample[]
  remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'mela-arrows-'))
  for (const file of [
    'package.json',
    'tsconfig.json',
    'tools/arrows/forbidden.cjs',
    '.dependency-cruiser.cjs',
  ])
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('modules/money/ledger/index.ts', 'export {}\n')
  write('modules/site/website/second.ts', importing('./first.ts'))
  const violationSamples = readSamples(root).map(({ name, from, to }, number) => {
    const file = numbered(from, number)
    if (to.endsWith('.ts')) write(to, 'export {}\n')
    write(file, importing(nameOf(to, from)))
    return { rule: name, file }
  })
  for (const { file, target } of special) write(file, importing(target))
  return {
    folder,
    violationSamples: [...violationSamples, ...special.map(({ rule, file }) => ({ rule, file }))],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
