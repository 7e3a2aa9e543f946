import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type BuildStep, runStep } from './build-step.ts'
import { appIcon } from './drawing/app-icon.ts'
import { drawing, fairLine, objectNames } from './drawing/index.ts'
import { placeholder } from './drawing/placeholder.ts'
import { shareImage } from './drawing/share-image.ts'
import { fairInks, printInks } from './tokens/index.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export const assetFolder = here('../dist/assets/')

const png = (drawn: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawn), { density: 144 }).resize({ width }).png({ palette: true }).toBuffer()

type Asset = () => string | Promise<Buffer>

/** Every static picture of the app, by its file name below `/assets/`. */
const assets: Readonly<Record<string, Asset>> = {
  'placeholder.svg': placeholder,
  'fair-desktop-light.svg': () => fairLine('desktop', { inks: fairInks.light }),
  'fair-desktop-dark.svg': () => fairLine('desktop', { inks: fairInks.dark }),
  'fair-phone-light.svg': () => fairLine('phone', { inks: fairInks.light }),
  'fair-phone-dark.svg': () => fairLine('phone', { inks: fairInks.dark }),
  'favicon.svg': () => appIcon('rounded'),
  'icon-192.png': () => png(appIcon('rounded'), 192),
  'icon-512.png': () => png(appIcon('rounded'), 512),
  'maskable-512.png': () => png(appIcon('full-bleed'), 512),
  'apple-touch-icon.png': () => png(appIcon('full-bleed'), 180),
  'og-image.png': () => png(shareImage(), 1200),
  ...Object.fromEntries(
    objectNames().map((name): [string, Asset] => [
      `objects/${name}.svg`,
      () => drawing(name, { inks: printInks.light }),
    ]),
  ),
}

async function writeAssets(): Promise<void> {
  for (const [name, make] of Object.entries(assets)) {
    const file = join(assetFolder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(here(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

export const assetStep: BuildStep = {
  name: 'assets',
  reads: [here('build-assets.ts'), ...sourcesBelow('drawing/'), ...sourcesBelow('tokens/')],
  writes: Object.keys(assets).map((name) => join(assetFolder, name)),
  run: writeAssets,
}

if (import.meta.main) await runStep(assetStep)
