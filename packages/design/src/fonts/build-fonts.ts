import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type BuildStep, runStep } from '../build-step.ts'
import { type FontCut, fontCuts } from './font-cuts.ts'

const pathOf = (url: string): string => fileURLToPath(url)
const here = (name: string): string => pathOf(new URL(name, import.meta.url).href)
const sourceOf = (cut: FontCut): string => pathOf(import.meta.resolve(cut.source))
const licence = pathOf(import.meta.resolve('@fontsource-variable/anek-latin/LICENSE'))

export const fontFolder = here('../../dist/fonts/')

async function cutFont(cut: FontCut): Promise<void> {
  const packed = await readFile(sourceOf(cut))
  const file = await subsetFont(packed, cut.text, { targetFormat: 'woff2', variationAxes: cut.axes })
  if (file.length > cut.limit) throw new Error(`${cut.file} has ${file.length} bytes, more than ${cut.limit}`)
  await writeFile(`${fontFolder}${cut.file}`, file)
}

async function cutFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true })
  for (const cut of fontCuts) await cutFont(cut)
  await copyFile(licence, `${fontFolder}OFL.txt`)
}

export const fontStep: BuildStep = {
  name: 'fonts',
  reads: [here('build-fonts.ts'), here('font-cuts.ts'), licence, ...fontCuts.map(sourceOf)],
  writes: [...fontCuts.map(({ file }) => `${fontFolder}${file}`), `${fontFolder}OFL.txt`],
  run: cutFonts,
}

if (import.meta.main) await runStep(fontStep)
