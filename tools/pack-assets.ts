import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes below which compression saves nothing on a network. */
const WORTH_PACKING = 1024

function isPackable(file: string): boolean {
  return /\.(js|css|svg|html|json|webmanifest)$/.test(file) && statSync(file).size >= WORTH_PACKING
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Compresses with brotli's highest level, because it runs once per build. */
function pack(file: string): void {
  const body = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }))
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
for (const file of filesIn(resolve(folder)).filter(isPackable)) pack(file)
