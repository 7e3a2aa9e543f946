import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildStep, runStep } from '../build-step.ts'
import { cutFont, cutOpenFont, packagePath } from './cut-font.ts'
import { fontCuts, printCuts } from './font-cuts.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const fontFolder = here('../../dist/fonts/')
const licence = packagePath('@fontsource-variable/anek-latin/LICENSE')

async function cutFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true })
  for (const cut of fontCuts) await writeFile(join(fontFolder, cut.file), await cutFont(cut))
  for (const cut of printCuts) await writeFile(join(fontFolder, cut.file), await cutOpenFont(cut))
  await copyFile(licence, join(fontFolder, 'OFL.txt'))
}

export const fontStep: BuildStep = {
  name: 'fonts',
  reads: [
    here('build-fonts.ts'),
    here('cut-font.ts'),
    here('font-cuts.ts'),
    licence,
    ...[...fontCuts, ...printCuts].map(({ source }) => packagePath(source)),
  ],
  writes: [
    ...[...fontCuts, ...printCuts].map(({ file }) => join(fontFolder, file)),
    join(fontFolder, 'OFL.txt'),
  ],
  run: cutFonts,
}

if (import.meta.main) await runStep(fontStep)
